import { makePuzzle } from '@tama/puzzles'
import { startProver } from '@tama/puzzles/client'
import type { ProverPort } from './inspector.ts'

/** A prover in a worker of its own. */
export const workerProver = (): ProverPort => {
  const client = startProver()
  return {
    report: async (puzzle, nodes, onProgress) => {
      const outcome = await client.ask({ kind: 'report', puzzle: makePuzzle(puzzle) }, { nodes }, onProgress)
      switch (outcome.kind) {
        case 'done':
          return outcome.result
        case 'superseded':
          return undefined
        case 'bad-job':
        case 'failed':
          throw new Error(`the prover: ${outcome.kind}`)
      }
    },
    stop: client.stop,
    cancel: client.cancel,
  }
}

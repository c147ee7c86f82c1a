import { makePuzzle } from '@tama/puzzles'
import type { ProverClient } from '@tama/puzzles/client'
import type { ProverPort } from './inspector.ts'

/** The prover of the page: a worker that is fetched with the first puzzle. */
export const pageProver = (): ProverPort => {
  let client: Promise<ProverClient> | undefined
  let made: ProverClient | undefined
  const get = (): Promise<ProverClient> => {
    client ??= import('@tama/puzzles/client').then(({ startProver }) => {
      made = startProver()
      return made
    })
    // What could not be fetched is tried again with the next puzzle.
    client.catch(() => {
      client = undefined
    })
    return client
  }
  return {
    report: async (puzzle, nodes, onProgress) => {
      const prover = await get()
      const outcome = await prover.ask({ kind: 'report', puzzle: makePuzzle(puzzle) }, { nodes }, onProgress)
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
    stop: () => made?.stop(),
    cancel: () => made?.cancel(),
  }
}

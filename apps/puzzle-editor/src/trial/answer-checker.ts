import { makePuzzle } from '@tama/puzzles'
import type { ProverClient } from '@tama/puzzles/client'
import type { AnswerChecker } from './trial.ts'

/** A solver waits no longer than this for an answer. */
const CHECK_MS = 300

/** A prover of its own, so that a report under way goes on. */
export const pageAnswerChecker = (): AnswerChecker => {
  let client: Promise<ProverClient> | undefined
  return async (puzzle, line, move) => {
    client ??= import('@tama/puzzles/client').then(({ startProver }) => startProver())
    try {
      const prover = await client
      const question = { kind: 'check', puzzle: makePuzzle(puzzle), line, move } as const
      const outcome = await prover.ask(question, { timeMs: CHECK_MS })
      return outcome.kind === 'done' ? outcome.result : undefined
    } catch {
      client = undefined
      return undefined
    }
  }
}

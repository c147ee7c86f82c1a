import { err, type Move, ok, play, type Result, replayGame, status } from '@tama/engine'
import { parseMove, parsePosition, parseRuleset } from '@tama/engine/notation'
import type { Question } from '../question.ts'
import type { SearchJob } from './api.ts'

/** A job that could be read. */
export interface ReadJob {
  readonly question: Question
  /** True when the game has ended, by whatever rule: there is nothing to search. */
  readonly hasEnded: boolean
}

/** Which part of a job cannot be read. */
export type JobFault = 'ruleset' | 'start' | 'moves'

/** Reads the texts of a job; the first part that is wrong is the error. */
export const readJob = (job: SearchJob): Result<ReadJob, JobFault> => {
  const ruleset = parseRuleset(job.ruleset)
  if (!ruleset.ok) return err('ruleset')
  const start = parsePosition(job.start)
  if (!start.ok) return err('start')
  const moves: Move[] = []
  let position = start.value
  for (const text of job.moves) {
    const move = parseMove(text, position, ruleset.value)
    if (!move.ok) return err('moves')
    moves.push(move.value)
    position = play(position, move.value)
  }
  const game = replayGame(start.value, ruleset.value, moves)
  if (!game.ok) return err('moves')
  return ok({
    question: { ruleset: ruleset.value, start: start.value, moves },
    hasEnded: status(game.value).kind !== 'playing',
  })
}

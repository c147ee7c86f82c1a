import {
  err,
  legalMoves,
  type Move,
  ok,
  type Position,
  play,
  type Result,
  type Ruleset,
  sameMove,
} from '@tama/engine'
import { parseRuleset } from '@tama/engine/notation'
import { checkAnswer } from '../answer-check.ts'
import { parsePuzzle } from '../format/collection-text.ts'
import type { Effort } from '../proof/effort.ts'
import type { ProofState } from '../proof/proof-state.ts'
import type { Puzzle } from '../puzzle.ts'
import { transfersOf } from '../report/other-rulesets.ts'
import { provedMoves, reportOn } from '../report/report.ts'
import { setPlayOf } from '../report/set-play.ts'
import type { ProofQuestion, ProofResults, QuestionKind } from './api.ts'

/** The work of a question: yields where it may pause, sometimes with progress. */
export type Work = Generator<unknown, ProofResults[QuestionKind]>

/** True when `moves` can be played one after the other. */
const arePlayable = (position: Position, ruleset: Ruleset, moves: readonly Move[]): boolean => {
  let at = position
  for (const move of moves) {
    if (!legalMoves(at, ruleset).some((legal) => sameMove(legal, move))) return false
    at = play(at, move)
  }
  return true
}

const readRulesets = (texts: readonly string[]): readonly Ruleset[] | undefined => {
  const read = texts.map(parseRuleset)
  return read.every((one) => one.ok) ? read.map((one) => one.value) : undefined
}

/** The work that answers `question` about `puzzle`; undefined when the question makes no sense there. */
const workFor = (
  state: ProofState,
  question: ProofQuestion,
  puzzle: Puzzle,
  effort: Effort,
): Work | undefined => {
  const { position, ruleset } = puzzle
  switch (question.kind) {
    case 'report': {
      const { known, seeksIdle = true } = question
      return reportOn(state, puzzle, effort, { seeksIdle, ...(known === undefined ? {} : { known }) })
    }
    case 'moves':
      return provedMoves(state, puzzle, effort)
    case 'check': {
      const { line, move } = question
      const isPlayable = line.length % 2 === 0 && arePlayable(position, ruleset, [...line, move])
      return isPlayable ? checkAnswer(state, puzzle, line, move, effort) : undefined
    }
    case 'set-play':
      return setPlayOf(state, puzzle, question.turns, effort)
    default: {
      const rulesets = readRulesets(question.rulesets)
      return rulesets && transfersOf(state, puzzle, question.key, rulesets, effort)
    }
  }
}

/** Reads a question and makes its work. */
export const readQuestion = (
  state: ProofState,
  question: ProofQuestion,
  effort: Effort,
): Result<Work, 'bad-job'> => {
  const puzzle = parsePuzzle(question.puzzle)
  const work = puzzle.ok ? workFor(state, question, puzzle.value, effort) : undefined
  return work === undefined ? err('bad-job') : ok(work)
}

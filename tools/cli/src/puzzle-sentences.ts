import { unreachable } from '@tama/engine'
import type { MoveError } from '@tama/engine/notation'
import type { CollectionError, GoalError, PuzzleError } from '@tama/puzzles'
import { fenSentence, rulesetSentence } from './sentences.ts'

/** Why a text is not a move, in English. */
export const moveSentence = (error: MoveError): string => {
  switch (error.kind) {
    case 'not-a-move':
      return 'not a row of squares'
    case 'illegal':
      return error.candidates.length > 0
        ? `not legal: ${error.candidates.join(', ')}`
        : 'not legal, nobody can move'
    case 'ambiguous':
      return `not clear: ${error.candidates.join(', ')}`
    default:
      return unreachable(error)
  }
}

/** Why a text is no goal, in English. */
export const goalSentence = (error: GoalError): string =>
  error.kind === 'unknown-goal'
    ? `"${error.found}" is no goal`
    : 'gain goes with a number from 1 to 16, nothing else with any'

/** Why a text holds no puzzles, in English. */
export const collectionSentence = (error: CollectionError): string => {
  switch (error.kind) {
    case 'empty':
      return 'there is nothing in it'
    case 'too-long':
      return 'the text is too long'
    case 'too-many-puzzles':
      return `more puzzles than ${error.most}`
    case 'not-json':
      return `line ${error.line}, column ${error.column}: this is no JSON; ${error.kept.length} puzzles can be kept`
    case 'not-puzzles':
      return 'there are no puzzles in it'
    case 'other-format':
      return `it says that it is "${error.found}"`
    case 'newer-version':
      return `written by a later version, ${error.found}`
    default:
      return unreachable(error)
  }
}

/** Why an object is no puzzle, in English. */
export const puzzleSentence = (error: PuzzleError): string => {
  switch (error.kind) {
    case 'not-an-object':
      return 'this is no JSON object'
    case 'missing-field':
      return `"${error.field}" is missing`
    case 'wrong-type':
      return `"${error.field}" is of the wrong type`
    case 'too-long':
      return `"${error.field}" is too long, ${error.most} is the most`
    case 'out-of-range':
      return `"${error.field}" goes from ${error.min} to ${error.max}`
    case 'bad-ruleset':
      return rulesetSentence(error.error)
    case 'bad-fen':
      return fenSentence(error.error)
    case 'bad-goal':
      return goalSentence(error.error)
    case 'bad-move':
      return `ply ${error.ply}, "${error.found}": ${moveSentence(error.error)}`
    case 'bad-variation':
      return `ply ${error.ply}: a list stands where a move should`
    default:
      return unreachable(error)
  }
}

import { type SetupFault, squareName, unreachable } from '@tama/engine'
import type { FenError, NotAPosition, RulesetError } from '@tama/engine/notation'

const quoted = (text: string): string => `"${text}"`

/** Why a text names no ruleset, in English. */
export const rulesetSentence = (error: RulesetError): string => {
  switch (error.kind) {
    case 'too-long':
      return 'the ruleset is too long'
    case 'unknown-preset':
      return `there is no ruleset ${quoted(error.found)}`
    case 'unknown-option':
      return `there is no option ${quoted(error.found)}`
    case 'bad-value':
      return `${quoted(error.found)} is no value of ${error.option}`
    case 'option-twice':
      return `${error.option} is given twice`
    default:
      return unreachable(error)
  }
}

/** Why pieces cannot stand so, in English. */
const faultSentence = (fault: SetupFault): string => {
  switch (fault.kind) {
    case 'man-on-promotion-row':
      return `a man stands on its promotion row, ${squareName(fault.square)}`
    case 'too-many-pieces':
      return `${fault.colour} has ${fault.count} pieces, 16 is the most`
    case 'empty-board':
      return 'the board is empty'
    default:
      return unreachable(fault)
  }
}

/** Why a text is no FEN or no position, in English. */
export const fenSentence = (error: FenError | NotAPosition): string => {
  switch (error.kind) {
    case 'too-long':
      return 'the FEN is too long'
    case 'missing-side':
      return 'side to move missing: a FEN begins with W: or B:'
    case 'bad-side':
      return `${quoted(error.found)} is no side to move: W or B is`
    case 'missing-colour':
      return error.found === ''
        ? 'a list of pieces is missing'
        : `a list of pieces begins with W or B, not ${quoted(error.found)}`
    case 'colour-twice':
      return `a second list of the same colour, ${quoted(error.found)}`
    case 'unknown-square':
      return error.found === '' ? 'a square is missing' : `${quoted(error.found)} is no square: a1 to h8 are`
    case 'numeric-square':
      return `${quoted(error.found)} is a square by number; squares are written a1 to h8`
    case 'square-twice':
      return `two pieces on ${error.found}`
    case 'unexpected-text':
      return `${quoted(error.found)} after the end of the FEN`
    case 'not-a-position':
      return error.faults.map(faultSentence).join('; ')
    default:
      return unreachable(error)
  }
}

import { unreachable } from '@tama/engine'
import type { PdnNote, PdnProblem } from '@tama/engine/notation'
import { outcomeSentence } from './outcome-sentence.ts'
import { fenSentence } from './sentences.ts'

/** So many legal moves are named at most; the rest is `…`. */
const NAMED = 8

const listed = (words: readonly string[]): string =>
  words.length > NAMED ? `${words.slice(0, NAMED).join(', ')}, …` : words.join(', ')

/** Why a game was not read to its end, in English. */
export const problemSentence = (problem: PdnProblem): string => {
  switch (problem.kind) {
    case 'too-long':
      return 'the text is too long'
    case 'no-game':
      return 'there is no game in it'
    case 'unclosed-comment':
      return 'this comment never ends'
    case 'unclosed-variation':
      return 'this variation never ends'
    case 'stray-parenthesis':
      return 'this parenthesis stands where no variation can'
    case 'too-deep':
      return 'too many variations within each other'
    case 'bad-tag':
      return `${problem.found} is no tag`
    case 'other-game':
      return `GameType ${problem.gameType} is another game`
    case 'other-notation':
      return `${problem.found} is a notation with a1 in another corner`
    case 'bad-fen':
      return `FEN: ${fenSentence(problem.error)}`
    case 'unknown-word':
      return `"${problem.found}" is no move`
    case 'numeric-move':
      return `"${problem.found}" has squares by number; squares are written a1 to h8`
    case 'illegal-move':
    case 'ambiguous-move': {
      const why = problem.kind === 'illegal-move' ? 'not legal' : 'not clear'
      const offer = problem.rulesets.length > 0 ? `; all legal under ${problem.rulesets.join(', ')}` : ''
      const legal = problem.candidates.length > 0 ? `: ${listed(problem.candidates)}` : ', nobody can move'
      return `${problem.found} is ${why}${legal}${offer}`
    }
    default:
      return unreachable(problem)
  }
}

/** What a reader should know about a game that was read, in English. */
export const noteSentence = (note: PdnNote): string => {
  switch (note.kind) {
    case 'ended-earlier':
      return `the rules end it after ply ${note.ply} (${outcomeSentence(note.outcome)})`
    case 'peer-game-type':
      return `GameType ${note.gameType} is not in the standard; read as HCheckers writes it`
    case 'game-not-named':
      return 'nothing says which game it is'
    case 'unknown-variant':
      return `Variant "${note.found}" is unknown`
    case 'unknown-game-type':
      return `GameType "${note.found}" is no number`
    case 'unknown-ruleset':
      return `Ruleset "${note.found}" is unknown`
    case 'bad-tag':
      return `line ${note.line}, column ${note.column}: ${note.found} is no tag`
    case 'unread-variation':
      return `line ${note.line}, column ${note.column}: ${note.found} is not legal, the variation is kept as text`
    case 'no-moves':
      return 'it has no moves'
    case 'result-differs':
      return `its tag says ${note.tag}, its end ${note.result}`
    default:
      return unreachable(note)
  }
}

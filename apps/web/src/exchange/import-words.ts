import { squareName, standingAt, unreachable } from '@tama/engine'
import { gameOfPdn, makeRuleset, type PdnGame, type PdnNote, type PdnProblem } from '@tama/engine/notation'
import {
  fenErrorSentence,
  linkErrorSentence,
  outcomeSentence,
  rulesetName,
  setupFaultSentence,
  type Translator,
} from '@tama/i18n'
import type { Import } from './read-import.ts'

/** More candidates than this help nobody. */
const CANDIDATES_SHOWN = 8

const some = (t: Translator, candidates: readonly string[]): string =>
  t.list(candidates.slice(0, CANDIDATES_SHOWN), 'or')

/** Why a game was not read to its end. */
export const problemSentence = (t: Translator, problem: PdnProblem): string => {
  switch (problem.kind) {
    case 'too-long':
    case 'no-game':
    case 'unclosed-comment':
    case 'unclosed-variation':
    case 'stray-parenthesis':
    case 'too-deep':
      return t(`pdn.problem.${problem.kind}`)
    case 'bad-tag':
    case 'other-notation':
    case 'unknown-word':
    case 'numeric-move':
      return t(`pdn.problem.${problem.kind}`, { found: problem.found })
    case 'other-game':
      return t('pdn.problem.other-game', { gameType: String(problem.gameType) })
    case 'illegal-move':
    case 'ambiguous-move':
      return t(`pdn.problem.${problem.kind}`, {
        found: problem.found,
        candidates: some(t, problem.candidates),
      })
    case 'bad-fen':
      return problem.error.kind === 'not-a-position'
        ? problem.error.faults.map((fault) => setupFaultSentence(t, squareName, fault)).join(' ')
        : fenErrorSentence(t, problem.error)
    default:
      return unreachable(problem)
  }
}

/** What the reader of a game should know about it. */
export const noteSentence = (t: Translator, note: PdnNote, pdn: PdnGame): string => {
  const ruleset = rulesetName(t, makeRuleset(pdn.ruleset))
  switch (note.kind) {
    case 'ended-earlier': {
      const { board } = standingAt(gameOfPdn(pdn), note.ply).position
      const outcome = outcomeSentence(t, note.outcome, pdn.ruleset, board)
      if (note.ply === 0) return t('pdn.note.ended-at-start', { outcome })
      return t('pdn.note.ended-earlier', { ply: note.ply, outcome })
    }
    case 'peer-game-type':
      return t('pdn.note.peer-game-type', { gameType: String(note.gameType), ruleset })
    case 'game-not-named':
      return t('pdn.note.game-not-named', { ruleset })
    case 'unknown-variant':
    case 'unknown-game-type':
    case 'unknown-ruleset':
    case 'bad-tag':
    case 'unread-variation':
      return t(`pdn.note.${note.kind}`, { found: note.found })
    case 'no-moves':
      return t('pdn.note.no-moves')
    case 'result-differs':
      return t('pdn.note.result-differs', { tag: note.tag, result: note.result })
    default:
      return unreachable(note)
  }
}

/** Why nothing can be opened; undefined when something can. */
export const refusalSentence = (t: Translator, read: Import): string | undefined => {
  switch (read.kind) {
    case 'nothing':
      return t('import.empty')
    case 'bad-fen':
      return fenErrorSentence(t, read.error)
    case 'bad-link':
      return linkErrorSentence(t, read.error)
    case 'bad-setup':
      return read.faults.map((fault) => setupFaultSentence(t, squareName, fault)).join(' ')
    case 'no-game': {
      const { problem, line, column } = read.refusal
      const sentence = problemSentence(t, problem)
      return problem.kind === 'no-game' ? sentence : t('error.atLine', { sentence, line, column })
    }
    case 'position':
    case 'link':
    case 'games':
      return undefined
    default:
      return unreachable(read)
  }
}

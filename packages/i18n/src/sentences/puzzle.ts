import type { Colour } from '@tama/engine'
import type { Finding, Goal } from '@tama/puzzles'
import type { Translator } from '../translator.ts'
import { exactSentence } from './exact.ts'
import type { SquareName } from './square-name.ts'

/** What a solver is to reach, `Win 2 pieces in 3 moves`. */
export const goalText = (t: Translator, goal: Goal, inTurns: number | undefined): string => {
  const text =
    goal.kind === 'gain' ? t('puzzle.goal.gain', { count: goal.pieces }) : t(`puzzle.goal.${goal.kind}`)
  return inTurns === undefined ? text : t('puzzle.goalIn', { goal: text, count: inTurns })
}

/** Who is to move and what is to be reached. */
export const taskText = (t: Translator, turn: Colour, goal: Goal, inTurns: number | undefined): string =>
  t('puzzle.task', { side: t(`side.toMove.${turn}`), goal: goalText(t, goal, inTurns) })

/** The words of a finding that the package of the puzzles does not know. */
export interface FindingWords {
  readonly square: SquareName
  /** The text of the move that the finding is about; empty where it is about none. */
  readonly move: string
  /** The texts of the moves that are not decided. */
  readonly moves: readonly string[]
}

/** One thing that a report found. */
export const findingSentence = (t: Translator, finding: Finding, words: FindingWords): string => {
  const { move } = words
  switch (finding.kind) {
    case 'short':
      return t('puzzle.finding.short', { count: finding.turns })
    case 'wrong-move':
    case 'tail':
      return t(`puzzle.finding.${finding.kind}`, { turn: finding.turn })
    case 'dual':
    case 'side-dual':
    case 'order':
    case 'landing':
      return t(`puzzle.finding.${finding.kind}`, { turn: finding.turn, move })
    case 'cook':
    case 'missing-defence':
      return t(`puzzle.finding.${finding.kind}`, { move })
    case 'unknown':
      return t('puzzle.finding.unknown', { turn: finding.turn, moves: t.list(words.moves, 'or') })
    case 'idle':
    case 'unreachable':
      return t(`puzzle.finding.${finding.kind}`, { squares: t.list(finding.squares.map(words.square)) })
    case 'exact':
      return exactSentence(t, finding)
    case 'precursor':
      return t('puzzle.finding.precursor', { id: finding.id })
    default:
      return t(`puzzle.finding.${finding.kind}`)
  }
}

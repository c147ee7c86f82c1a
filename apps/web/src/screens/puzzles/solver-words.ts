import {
  finalSquare,
  legalMoves,
  type Move,
  type Position,
  play,
  type Ruleset,
  squareName,
  unreachable,
} from '@tama/engine'
import { makeMove } from '@tama/engine/notation'
import { boardWords, type Translator } from '@tama/i18n'
import { gradeOf, hintOf, type Solving, solvingPosition } from '@tama/puzzles'
import type { Remark, SolverState } from './model.ts'

/** How a sentence to the solver looks. */
export type Mood = 'ask' | 'good' | 'bad' | 'doubt' | 'busy'

/** A sentence to the solver. */
export interface Word {
  readonly mood: Mood
  readonly text: string
}

/** Moves one after the other as they are written, from `start` on. */
export const lineTexts = (start: Position, ruleset: Ruleset, moves: readonly Move[]): readonly string[] => {
  let at = start
  return moves.map((move) => {
    const text = makeMove(move, legalMoves(at, ruleset))
    at = play(at, move)
    return text
  })
}

const remarkWord = (t: Translator, solving: Solving, remark: Remark): Word => {
  const { ruleset, position } = solving.puzzle
  switch (remark.kind) {
    case 'right':
      return { mood: 'good', text: t('solve.right') }
    case 'other-defence': {
      const move = lineTexts(position, ruleset, solving.line).at(-1) ?? ''
      return { mood: 'ask', text: t('solve.defence', { move }) }
    }
    case 'refused':
      return { mood: 'doubt', text: boardWords(t, squareName).refused(remark.refusal) }
    case 'no-solution':
      return { mood: 'bad', text: t('solve.noSolution') }
    case 'mistaken': {
      const moves = remark.answer === undefined ? [remark.move] : [remark.move, remark.answer]
      const [move = '', answer] = lineTexts(solvingPosition(solving), ruleset, moves)
      if (remark.why === 'also-works') return { mood: 'doubt', text: t('solve.alsoWorks', { move }) }
      if (remark.why === 'not-meant') return { mood: 'doubt', text: t('solve.notMeant', { move }) }
      return {
        mood: 'bad',
        text: answer === undefined ? t('solve.refuted', { move }) : t('solve.refutedBy', { move, answer }),
      }
    }
    default:
      return unreachable(remark)
  }
}

const hintWord = (t: Translator, solving: Solving): Word | undefined => {
  const hint = hintOf(solving)
  if (hint === undefined) return undefined
  const text =
    'square' in hint
      ? t('play.hint.piece', { square: squareName(hint.square) })
      : t('play.hint.move', { from: squareName(hint.move.from), to: squareName(finalSquare(hint.move)) })
  return { mood: 'ask', text }
}

const solvedWord = (t: Translator, { record }: Solving): Word => {
  switch (gradeOf(record)) {
    case 'clean':
      return { mood: 'good', text: t('solve.solved') }
    case 'helped':
      return { mood: 'good', text: t('solve.solvedHelped') }
    case 'failed':
      return { mood: 'doubt', text: t('solve.shown') }
  }
}

/** What is to be said to the solver now. */
export const wordFor = (t: Translator, { solving, remark }: SolverState): Word => {
  const { phase, puzzle } = solving
  switch (phase.kind) {
    case 'unsolved':
      return remark === undefined
        ? { mood: 'busy', text: t('solve.looking') }
        : remarkWord(t, solving, remark)
    case 'checking': {
      const [move = ''] = lineTexts(solvingPosition(solving), puzzle.ruleset, [phase.move])
      return { mood: 'busy', text: t('solve.checking', { move }) }
    }
    case 'mistaken':
    case 'asking':
      return (
        hintWord(t, solving) ??
        (remark === undefined ? { mood: 'ask', text: t('solve.find') } : remarkWord(t, solving, remark))
      )
    case 'showing':
      return { mood: 'ask', text: t('solve.showing') }
    case 'solved':
      return solvedWord(t, solving)
    default:
      return unreachable(phase)
  }
}

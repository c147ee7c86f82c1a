import type { Position } from '@tama/engine'
import type { Translator } from '@tama/i18n'
import { gradeOf, type Solving, solvingPosition } from '@tama/puzzles'
import { writtenLine } from '../model/written-tree.ts'

/** Where a solver stands, in a sentence. */
export const trialSentence = (t: Translator, state: Solving): string => {
  const { phase, line, puzzle, record } = state
  const texts = (moves: Parameters<typeof writtenLine>[0], position: Position) =>
    writtenLine(moves, position, puzzle.ruleset)
  switch (phase.kind) {
    case 'unsolved':
      return t('editor.noSolution')
    case 'asking':
      return t(line.length === 0 ? 'solve.find' : 'solve.right')
    case 'checking': {
      const [move = ''] = texts([phase.move], solvingPosition(state))
      return t('solve.checking', { move })
    }
    case 'mistaken': {
      const [move = '', answer] = texts([phase.move, ...phase.refutation], solvingPosition(state))
      if (phase.why === 'also-works') return t('solve.alsoWorks', { move })
      if (phase.why === 'not-meant') return t('solve.notMeant', { move })
      return answer === undefined ? t('solve.refuted', { move }) : t('solve.refutedBy', { move, answer })
    }
    case 'showing':
      return t('solve.showing')
    case 'solved': {
      const grade = gradeOf(record)
      if (grade === 'failed') return t('solve.shown')
      return t(grade === 'clean' ? 'solve.solved' : 'solve.solvedHelped')
    }
  }
}

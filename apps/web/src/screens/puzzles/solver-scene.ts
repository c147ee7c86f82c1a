import type { BoardView } from '@tama/board'
import { finalSquare, legalRoutes, outcomeOf, type Position, play, type Square } from '@tama/engine'
import { hintOf } from '@tama/puzzles'
import type { LineScene } from '../../scene.ts'
import type { EntryHabits } from '../play/drawing.ts'
import { mayAnswer, type SolverState, seenPlies } from './model.ts'

const hintSquares = ({ solving }: SolverState): readonly Square[] | undefined => {
  const hint = hintOf(solving)
  if (hint === undefined) return undefined
  return 'square' in hint ? [hint.square] : [hint.move.from, finalSquare(hint.move)]
}

/** Marks what decided the game where a solution ends it. */
const overOf = ({ solving, looking }: SolverState, position: Position): BoardView['over'] => {
  if (solving.phase.kind !== 'solved' || looking !== undefined) return undefined
  const outcome = outcomeOf(position, solving.puzzle.ruleset)
  if (outcome.kind === 'playing') return undefined
  const { board, turn } = position
  const isStuck = outcome.kind === 'win' && outcome.reason === 'no-legal-move'
  const stuck = board.flatMap((piece, at) => (isStuck && piece?.colour === turn ? [at as Square] : []))
  return { winner: outcome.kind === 'win' ? outcome.winner : undefined, stuck }
}

/** What the board shows of somebody who solves a puzzle. */
export const solverScene = (
  state: SolverState,
  { confirmMove }: Pick<EntryHabits, 'confirmMove'>,
): LineScene => {
  const { solving, shown, orientation } = state
  const { position: start, ruleset } = solving.puzzle
  let at = start
  const plies = shown.slice(0, seenPlies(state)).map((move) => {
    at = play(at, move)
    return { move, after: at }
  })
  const last = plies.at(-1)?.move
  const isOpen = mayAnswer(state)
  const hint = isOpen ? hintSquares(state) : undefined
  const over = overOf(state, at)
  return {
    kind: 'line',
    start,
    plies,
    view: {
      setup: at,
      orientation,
      choices: isOpen ? legalRoutes(at, ruleset) : [],
      mode: 'play',
      // A slip would count as an answer.
      oneTouch: false,
      ...(last === undefined ? {} : { lastMove: last }),
      ...(isOpen && confirmMove ? { confirm: true } : {}),
      ...(hint === undefined ? {} : { hint }),
      ...(over === undefined ? {} : { over }),
    },
  }
}

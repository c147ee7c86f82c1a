import { countPieces, fileOf, isCapture, legalMoves, opponent, type Ruleset } from '@tama/engine'
import type { Puzzle } from '../puzzle.ts'
import { mainLine } from '../solution.ts'
import { turnsOf } from '../turn.ts'
import { crossesItself, endOf, holesIn, hopsOf, mostGiven, type Ply, pliesOf, turnsIn } from './walk.ts'

/** What a puzzle is about, in the order in which an app lists it. */
export const THEMES = [
  'sacrifice-1',
  'sacrifice-2',
  'sacrifice-3',
  'quiet-key',
  'diagonal-key',
  'in-between',
  'clearance',
  'decoy',
  'double-shot',
  'long-capture',
  'right-angle',
  'opened-line',
  'crossed-twice',
  'capture-choice',
  'breakthrough',
  'king-hunt',
  'king-trap',
  'king-sacrifice',
  'block',
  'draw-save',
  'endgame',
  'miniature',
  'mirror',
] as const
export type Theme = (typeof THEMES)[number]

/** What a theme is looked for in: the puzzle and its main line. */
interface Look {
  readonly puzzle: Puzzle
  readonly plies: readonly Ply[]
}

/** A capture of so many pieces is long. */
const LONG = 4
/** The most pieces of an endgame, and of each side in a miniature. */
const ENDGAME_PIECES = 6
const MINIATURE_PIECES = 7

const hasCapture = (position: Ply['after'], ruleset: Ruleset): boolean => {
  const [move] = legalMoves(position, ruleset)
  return move !== undefined && isCapture(move)
}

const bySolver = ({ plies }: Look): readonly Ply[] => plies.filter(({ isSolver }) => isSolver)

/** Plies of the solver with the answer before each. */
const answered = ({ plies }: Look): readonly (readonly [reply: Ply, ply: Ply])[] =>
  plies.flatMap((ply, index) => {
    const reply = plies[index - 1]
    return ply.isSolver && reply !== undefined ? [[reply, ply] as const] : []
  })

const takesKing = ({ before, move }: Ply): boolean =>
  move.captured.some((square) => before.board[square]?.kind === 'king')

const piecesOf = ({ position }: Puzzle): readonly [number, number] => [
  countPieces(position.board, 'white'),
  countPieces(position.board, 'black'),
]

const isSymmetric = ({ position: { board } }: Puzzle): boolean =>
  board.every((piece, square) => fileOf(square as never) > 3 || piece === board[square ^ 7])

/** How each theme is recognised. */
const RECOGNISED: Readonly<Record<Theme, (look: Look) => boolean>> = {
  'sacrifice-1': ({ plies }) => mostGiven(plies) === 1,
  'sacrifice-2': ({ plies }) => mostGiven(plies) === 2,
  'sacrifice-3': ({ plies }) => mostGiven(plies) >= 3,
  // Nothing is taken, and nothing is offered.
  'quiet-key': ({ plies: [key], puzzle }) =>
    key !== undefined && !isCapture(key.move) && !hasCapture(key.after, puzzle.ruleset),
  'diagonal-key': ({ plies: [key] }) =>
    key !== undefined && hopsOf(key.move).some(({ file, row }) => file !== 0 && row !== 0),
  // A later move that takes nothing and offers nothing.
  'in-between': ({ plies, puzzle }) =>
    plies.some(
      ({ move, after, isSolver }, index) =>
        isSolver && index > 0 && !isCapture(move) && !hasCapture(after, puzzle.ruleset),
    ),
  // A piece leaves a square that a later capture of another one comes past.
  clearance: (look) => {
    const own = bySolver(look)
    return own.some(
      (ply, index) =>
        !isCapture(ply.move) &&
        own
          .slice(index + 1)
          .some(
            (later) =>
              isCapture(later.move) &&
              later.move.from !== endOf(ply) &&
              hopsOf(later.move).some(({ passed }) => passed.includes(ply.move.from)),
          ),
    )
  },
  // A piece is made to capture and is taken where it ends.
  decoy: (look) =>
    answered(look).some(([reply, { move }]) => isCapture(reply.move) && move.captured.includes(endOf(reply))),
  'double-shot': (look) => bySolver(look).filter(({ move }) => move.captured.length > 1).length > 1,
  'long-capture': (look) => bySolver(look).some(({ move }) => move.captured.length >= LONG),
  'right-angle': (look) => bySolver(look).some(({ move }) => isCapture(move) && turnsIn(move) > 0),
  // A piece that is taken leaves the way of the same capture.
  'opened-line': (look) => bySolver(look).some(({ move }) => holesIn(move) > 0),
  'crossed-twice': (look) => bySolver(look).some(({ move }) => crossesItself(move)),
  'capture-choice': ({ plies, puzzle }) =>
    plies.some(
      ({ before, move, isSolver }) =>
        !isSolver && isCapture(move) && turnsOf(before, puzzle.ruleset).length > 1,
    ),
  breakthrough: (look) => bySolver(look).some(({ move }) => move.promotes),
  'king-hunt': (look) => bySolver(look).some(takesKing),
  // A king is taken where its own capture ended.
  'king-trap': (look) =>
    answered(look).some(
      ([reply, { move }]) =>
        isCapture(reply.move) &&
        reply.after.board[endOf(reply)]?.kind === 'king' &&
        move.captured.includes(endOf(reply)),
    ),
  'king-sacrifice': ({ plies }) => plies.some((ply) => !ply.isSolver && takesKing(ply)),
  block: ({ plies, puzzle }) => {
    const last = plies.at(-1)
    if (last?.isSolver !== true) return false
    const rest = countPieces(last.after.board, opponent(puzzle.position.turn))
    return rest > 0 && legalMoves(last.after, puzzle.ruleset).length === 0
  },
  'draw-save': ({ puzzle }) => puzzle.goal.kind === 'draw',
  endgame: ({ puzzle }) => piecesOf(puzzle).reduce((sum, count) => sum + count) <= ENDGAME_PIECES,
  miniature: ({ puzzle }) => {
    const counts = piecesOf(puzzle)
    const isSmall = counts.every((count) => count <= MINIATURE_PIECES)
    return isSmall && counts.reduce((sum, count) => sum + count) > ENDGAME_PIECES
  },
  mirror: ({ puzzle }) => isSymmetric(puzzle),
}

/** The themes of a puzzle, seen from its main line; those it was given are not looked at. */
export const themesOf = (puzzle: Puzzle): readonly Theme[] => {
  const look = { puzzle, plies: pliesOf(puzzle.position, mainLine(puzzle.solution)) }
  return THEMES.filter((theme) => RECOGNISED[theme](look))
}

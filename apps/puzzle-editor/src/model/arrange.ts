import {
  EMPTY_SETUP,
  fileOf,
  opponent,
  PIECES,
  type Piece,
  rowOf,
  type Setup,
  SQUARES,
  type Square,
  START,
  squareAt,
} from '@tama/engine'
import { type Draft, sameSetup } from './draft.ts'
import { mapSolution } from './solution-tree.ts'

/** Ways to change the whole board at once. */
export const ARRANGEMENTS = [
  'start',
  'clear',
  'swap',
  'mirror',
  'rotate',
  'left',
  'right',
  'up',
  'down',
] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** Ways that move pieces about: where a square goes, undefined off the board, and what a piece becomes. */
interface Mapping {
  readonly to: (square: Square) => Square | undefined
  /** Colours and the side to move change places. */
  readonly recolours?: boolean
  /** The rules treat both boards alike, so a solution goes with its pieces. */
  readonly keepsRules?: boolean
}

const shifted =
  (files: number, rows: number) =>
  (square: Square): Square | undefined => {
    const file = fileOf(square) + files
    const row = rowOf(square) + rows
    return file < 0 || file > 7 || row < 0 || row > 7 ? undefined : squareAt(file, row)
  }

const MAPPINGS: Readonly<Record<Exclude<Arrangement, 'start' | 'clear'>, Mapping>> = {
  swap: { to: (at) => squareAt(fileOf(at), 7 - rowOf(at)), recolours: true, keepsRules: true },
  mirror: { to: (at) => squareAt(7 - fileOf(at), rowOf(at)), keepsRules: true },
  rotate: { to: (at) => squareAt(7 - fileOf(at), 7 - rowOf(at)) },
  left: { to: shifted(-1, 0) },
  right: { to: shifted(1, 0) },
  up: { to: shifted(0, 1) },
  down: { to: shifted(0, -1) },
}

const mapSetup = ({ turn, board }: Setup, { to, recolours = false }: Mapping): Setup => {
  const mapped: (Piece | undefined)[] = SQUARES.map(() => undefined)
  for (const square of SQUARES) {
    const piece = board[square]
    const place = to(square)
    if (piece !== undefined && place !== undefined)
      mapped[place] = recolours ? PIECES[opponent(piece.colour)][piece.kind] : piece
  }
  return { turn: recolours ? opponent(turn) : turn, board: mapped }
}

/** False when pieces would fall off the board, or when nothing would change. */
export const canArrange = ({ setup }: Draft, arrangement: Arrangement): boolean => {
  if (arrangement === 'start') return !sameSetup(setup, START)
  if (arrangement === 'clear') return setup.board.some((piece) => piece !== undefined)
  const mapping = MAPPINGS[arrangement]
  const isWhole = SQUARES.every(
    (square) => setup.board[square] === undefined || mapping.to(square) !== undefined,
  )
  return isWhole && !sameSetup(setup, mapSetup(setup, mapping))
}

/**
 * `draft` after an arrangement; as it is when that cannot be done. Clearing keeps the side to move and the
 * task; mirroring and swapping take the solution along.
 */
export const arrange = (draft: Draft, arrangement: Arrangement): Draft => {
  if (!canArrange(draft, arrangement)) return draft
  if (arrangement === 'start') return { ...draft, setup: START, solution: [] }
  if (arrangement === 'clear') {
    return { ...draft, setup: { ...EMPTY_SETUP, turn: draft.setup.turn }, solution: [] }
  }
  const mapping = MAPPINGS[arrangement]
  const setup = mapSetup(draft.setup, mapping)
  if (!mapping.keepsRules) return { ...draft, setup }
  return { ...draft, setup, solution: mapSolution(draft.solution, (at) => mapping.to(at) ?? at) }
}

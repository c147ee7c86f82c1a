import { COLOURS, type Colour, PIECES, type Piece, promotionRow } from './piece.ts'
import { err, ok, type Result } from './result.ts'
import { rowOf, SQUARES, type Square, squareAt } from './square.ts'

/** What stands on each of the 64 squares, indexed by `Square`; undefined = empty. */
export type Placement = readonly (Piece | undefined)[]

/** Anything on a board, legal or not: what editors and parsers make. */
export interface Setup {
  readonly turn: Colour
  readonly board: Placement
}

declare const position: unique symbol

/** A setup that `checkSetup` passed: what play and search take. One side may have no pieces (a finished game). */
export type Position = Setup & { readonly [position]: true }

/** Why a setup is not a position. */
export type SetupFault =
  | { readonly kind: 'man-on-promotion-row'; readonly square: Square }
  | { readonly kind: 'too-many-pieces'; readonly colour: Colour; readonly count: number }
  | { readonly kind: 'empty-board' }

/** The largest number of pieces of one side. */
export const MAX_PIECES = 16

/** A setup without pieces, White to move. */
export const EMPTY_SETUP: Setup = { turn: 'white', board: SQUARES.map(() => undefined) }

/** A copy of `setup` with `piece` (or nothing) on `at`. */
export const withPiece = (setup: Setup, at: Square, piece: Piece | undefined): Setup => ({
  turn: setup.turn,
  board: setup.board.with(at, piece),
})

/** How many pieces `colour` has. */
export const countPieces = (board: Placement, colour: Colour): number =>
  board.reduce((count, piece) => (piece?.colour === colour ? count + 1 : count), 0)

/** Every reason why `setup` is not a position; empty when it is one. */
export const setupFaults = (setup: Setup): readonly SetupFault[] => {
  const faults: SetupFault[] = []
  for (const square of SQUARES) {
    const piece = setup.board[square]
    if (piece?.kind === 'man' && rowOf(square) === promotionRow(piece.colour)) {
      faults.push({ kind: 'man-on-promotion-row', square })
    }
  }
  for (const colour of COLOURS) {
    const count = countPieces(setup.board, colour)
    if (count > MAX_PIECES) faults.push({ kind: 'too-many-pieces', colour, count })
  }
  if (setup.board.every((piece) => piece === undefined)) faults.push({ kind: 'empty-board' })
  return faults
}

/** The only door from `Setup` to `Position`; otherwise every reason why not. */
export const checkSetup = (setup: Setup): Result<Position, readonly SetupFault[]> => {
  const faults = setupFaults(setup)
  return faults.length === 0 ? ok(setup as Position) : err(faults)
}

/** The start of both games (rule 1): White men on rows 2 and 3, Black men on rows 6 and 7, White to move. */
export const START: Position = (() => {
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  for (let file = 0; file < 8; file++) {
    for (const row of [1, 2]) board[squareAt(file, row)] = PIECES.white.man
    for (const row of [5, 6]) board[squareAt(file, row)] = PIECES.black.man
  }
  return { turn: 'white', board } as unknown as Position
})()

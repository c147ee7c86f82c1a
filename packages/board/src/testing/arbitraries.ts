import {
  checkSetup,
  PIECES,
  type Piece,
  type Placement,
  type Position,
  promotionRow,
  rowOf,
  SQUARES,
  type Square,
} from '@tama/engine'
import fc from 'fast-check'

/** Legal positions rich in captures: a few pieces of each side, many of them kings, White to move. */
export const positions: fc.Arbitrary<Position> = fc
  .uniqueArray(
    fc.record({
      square: fc.integer({ min: 0, max: 63 }),
      isWhite: fc.boolean(),
      isKing: fc.boolean(),
    }),
    { selector: ({ square }) => square, minLength: 4, maxLength: 16 },
  )
  .map((placed) => {
    const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
    for (const { square, isWhite, isKing } of placed) {
      const colour = isWhite ? 'white' : 'black'
      const onLast = rowOf(square as Square) === promotionRow(colour)
      board[square] = PIECES[colour][isKing || onLast ? 'king' : 'man']
    }
    return checkSetup({ turn: 'white', board: board as Placement })
  })
  .filter((checked) => checked.ok)
  .map((checked) => checked.value as Position)

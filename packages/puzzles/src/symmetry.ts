import { opponent, PIECES, type Piece, type Position, SQUARES } from '@tama/engine'

const LETTERS = { white: { man: 'M', king: 'K' }, black: { man: 'm', king: 'k' } } as const

/** The placement as the side to move sees it, its own pieces in capitals. */
const seenBy = ({ turn, board }: Position, isMirrored: boolean): string => {
  const isTurned = turn === 'black'
  const letter = (piece: Piece | undefined): string => {
    if (piece === undefined) return '.'
    const { colour, kind } = isTurned ? PIECES[opponent(piece.colour)][piece.kind] : piece
    return LETTERS[colour][kind]
  }
  return SQUARES.map((square) => {
    const mirrored = isMirrored ? square ^ 7 : square
    return letter(board[isTurned ? 63 - mirrored : mirrored])
  }).join('')
}

/**
 * A text that is the same for positions that are one for the rules: left and right exchanged, or the board turned and
 * the colours exchanged.
 */
export const canonicalKey = (position: Position): string => {
  const plain = seenBy(position, false)
  const mirrored = seenBy(position, true)
  return plain < mirrored ? plain : mirrored
}

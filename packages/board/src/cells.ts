import { finalSquare, SQUARES, type Square } from '@tama/engine'
import type { Cell } from './accessible.ts'
import { currentSquare, type Entry, movers, mustCapture, offeredSquares } from './entry.ts'
import { grabSquares } from './pointer.ts'
import { entryView, isForLater } from './premove.ts'
import type { BoardView, BoardWords } from './view.ts'

const selectedSquare = (entry: Entry): Square | undefined => {
  if (entry.phase === 'chosen') return currentSquare(entry)
  return entry.phase === 'pending' ? finalSquare(entry.move) : undefined
}

const premoveAt = ({ premove }: BoardView, square: Square): 'from' | 'to' | undefined => {
  if (premove === undefined) return undefined
  if (finalSquare(premove) === square) return 'to'
  return premove.from === square ? 'from' : undefined
}

/** What each square of the grid says and allows, a1 first. */
export const cellsOf = (view: BoardView, entry: Entry, words: BoardWords): readonly Cell[] => {
  const at = entryView(view)
  const grabs = new Set(grabSquares(view, entry))
  const offered = new Set(offeredSquares(entry))
  const movable = new Set(view.mode === 'play' ? movers(at.choices) : [])
  const selectedAt = selectedSquare(entry)
  const must = mustCapture(view.choices)
  const isAsked = entry.phase === 'chosen' && entry.asking
  return SQUARES.map((square) => {
    // A piece that may be moved later is not said to move now; touching it does something all the same.
    const canMove = movable.has(square) && !isForLater(view)
    const isTarget = offered.has(square)
    const selected = selectedAt === square
    return {
      square,
      label: words.square({
        square,
        piece: view.setup.board[square],
        selected,
        canMove,
        mustCapture: canMove && must,
        isTarget,
        isFork: isTarget && isAsked,
        premove: premoveAt(view, square),
      }),
      selected,
      grabs: grabs.has(square),
      active: view.mode === 'edit' || movable.has(square) || isTarget || selected,
    }
  })
}

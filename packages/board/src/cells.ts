import { SQUARES } from '@tama/engine'
import type { Cell } from './accessible.ts'
import { choose, currentSquare, type Entry, mustCapture, offeredSquares } from './entry.ts'
import { grabSquares } from './pointer.ts'
import type { BoardView, BoardWords } from './view.ts'

/** What each square of the grid says and allows, a1 first. */
export const cellsOf = (view: BoardView, entry: Entry, words: BoardWords): readonly Cell[] => {
  const grabs = new Set(grabSquares(view, entry))
  const offered = new Set(offeredSquares(entry))
  const chosen = entry.phase === 'chosen' ? currentSquare(entry) : undefined
  const must = mustCapture(view.choices)
  return SQUARES.map((square) => {
    const canMove = view.mode === 'play' && choose(view, square) !== undefined
    const isTarget = offered.has(square)
    const selected = chosen === square
    const piece = view.setup.board[square]
    return {
      square,
      label: words.square({
        square,
        piece,
        selected,
        canMove,
        mustCapture: canMove && must,
        isTarget,
        isFork: isTarget && entry.phase === 'chosen' && entry.asking,
        premove: undefined,
      }),
      selected,
      grabs: grabs.has(square),
      active: view.mode === 'edit' || canMove || isTarget,
    }
  })
}

import { finalSquare, type Square } from '@tama/engine'
import { type Entry, movers, mustCapture, nextSquares } from './entry.ts'
import type { BoardView, Refusal } from './view.ts'

/** What can be marked on a square. All marks lie under the pieces and show around them. */
const MARK_KINDS = [
  /** The last move left this square, landed on it in passing, ended on it, took a piece from it. */
  'last-from',
  'last-via',
  'last-to',
  'last-taken',
  /** The chosen piece. */
  'chosen',
  /** A quiet move can end here, a capture can; a capture can land here in passing. */
  'target',
  'capture-target',
  'landing',
  /** More than one move is meant: choose among these. */
  'fork',
  /** This piece must capture. */
  'must',
  /** The hinted piece, and where it goes. */
  'hint-from',
  'hint-to',
  /** A touch here was refused. */
  'refused',
  /** The dragged piece is over this square. */
  'over',
] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** One mark of one square. */
export interface Mark {
  readonly kind: MarkKind
  readonly square: Square
}

const each = (kind: MarkKind, squares: readonly Square[]): readonly Mark[] =>
  [...new Set(squares)].sort((a, b) => a - b).map((square) => ({ kind, square }))

const lastMarks = ({ lastMove }: BoardView): readonly Mark[] => {
  if (lastMove === undefined) return []
  const end = finalSquare(lastMove)
  return [
    ...each('last-from', lastMove.from === end ? [] : [lastMove.from]),
    ...each(
      'last-via',
      lastMove.path.slice(0, -1).filter((square) => square !== end && square !== lastMove.from),
    ),
    ...each('last-to', [end]),
    ...each('last-taken', lastMove.captured),
  ]
}

const targetMarks = (entry: Entry): readonly Mark[] => {
  if (entry.phase !== 'chosen') return []
  if (entry.asking) return each('fork', nextSquares(entry))
  const quiet = entry.pool.filter((route) => route.captured.length === 0)
  const captures = entry.pool.filter((route) => route.captured.length > 0)
  const ends = captures.map(finalSquare)
  const passed = captures.flatMap((route) => route.path.slice(entry.trail.length, -1))
  return [
    ...each('target', quiet.map(finalSquare)),
    ...each(
      'landing',
      passed.filter((square) => !ends.includes(square)),
    ),
    ...each('capture-target', ends),
  ]
}

const refusedMarks = (refusal: Refusal | undefined): readonly Mark[] =>
  refusal === undefined ? [] : [{ kind: 'refused', square: refusal.square }]

/** Every mark of a board, the lowest first. `refusal` is the last touch when it was refused; `over` the drag's square. */
export const marksOf = (
  view: BoardView,
  entry: Entry,
  refusal: Refusal | undefined,
  over: Square | undefined,
): readonly Mark[] => {
  const [first, ...rest] = view.hint ?? []
  const chosen = entry.phase === 'chosen' ? [entry.trail[entry.trail.length - 1] ?? entry.from] : []
  const must =
    view.mode === 'play' && entry.phase === 'none' && mustCapture(view.choices) ? movers(view.choices) : []
  return [
    ...lastMarks(view),
    ...each('over', over === undefined ? [] : [over]),
    ...each('chosen', chosen),
    ...each('must', must),
    ...each('hint-to', rest),
    ...each('hint-from', first === undefined ? [] : [first]),
    ...targetMarks(entry),
    ...refusedMarks(refusal),
  ]
}

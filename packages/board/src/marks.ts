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
  /** This piece must capture; it must, and another was just touched. */
  'must',
  'must-now',
  /** The hinted piece, and where it goes. */
  'hint-from',
  'hint-to',
  /** A touch here was refused. */
  'refused',
  /** The dragged piece is over this square. */
  'over',
  /** The move entered for the next turn. */
  'premove-from',
  'premove-to',
  /** The move that waits to be accepted ends here. */
  'pending',
  /** The move that won the game ended here; this piece of the loser could not move any more. */
  'won',
  'stuck',
] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** One mark of one square. */
export interface Mark {
  readonly kind: MarkKind
  readonly square: Square
  /** How much larger it is than at rest, 0..1; only while the user is to look there. */
  readonly swell?: number
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

/** The pieces that must capture: plainly, or all the more so after another was touched. */
const mustMarks = (
  { mode, choices }: BoardView,
  entry: Entry,
  refusal: Refusal | undefined,
): readonly Mark[] => {
  if (mode !== 'play' || entry.phase !== 'none' || !mustCapture(choices)) return []
  return each(refusal?.kind === 'must-capture' ? 'must-now' : 'must', movers(choices))
}

const premoveMarks = ({ premove }: BoardView): readonly Mark[] =>
  premove === undefined
    ? []
    : [...each('premove-from', [premove.from]), ...each('premove-to', [finalSquare(premove)])]

const overMarks = ({ over, lastMove, setup }: BoardView): readonly Mark[] => {
  if (over === undefined) return []
  const last = lastMove === undefined ? undefined : finalSquare(lastMove)
  const isWinner = last !== undefined && setup.board[last]?.colour === over.winner
  return [...each('stuck', over.stuck), ...each('won', isWinner ? [last] : [])]
}

/** Every mark of a board, the lowest first. `refusal` is the last touch when it was refused; `over` the drag's square. */
export const marksOf = (
  view: BoardView,
  entry: Entry,
  refusal: Refusal | undefined,
  over: Square | undefined,
): readonly Mark[] => {
  const [first, ...rest] = view.hint ?? []
  const chosen = entry.phase === 'chosen' ? [entry.trail[entry.trail.length - 1] ?? entry.from] : []
  return [
    ...(entry.phase === 'pending' ? [] : lastMarks(view)),
    ...overMarks(view),
    ...each('over', over === undefined ? [] : [over]),
    ...each('chosen', chosen),
    ...each('pending', entry.phase === 'pending' ? [finalSquare(entry.move)] : []),
    ...premoveMarks(view),
    ...mustMarks(view, entry, refusal),
    ...each('hint-to', rest),
    ...each('hint-from', first === undefined ? [] : [first]),
    ...targetMarks(entry),
    ...refusedMarks(refusal),
  ]
}

/** The squares whose marks are to be looked at after a refusal: what may or must be touched instead. */
export const answersTo = (refusal: Refusal): readonly Square[] =>
  refusal.kind === 'must-capture' ? refusal.must : refusal.kind === 'not-a-target' ? refusal.targets : []

/** How much larger a mark is at its largest. */
const SWELL = 0.2

/** The size of a mark, 1 at rest. */
export const markScale = ({ swell = 0 }: Mark): number => 1 + SWELL * swell

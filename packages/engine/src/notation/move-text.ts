import { finalSquare, isCapture, type Move, moveKey, sameMove } from '../move.ts'
import { err, ok, type Result } from '../result.ts'
import { captureByPath, capturesAlong } from '../route.ts'
import { legalMoves } from '../rules.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Position } from '../setup.ts'
import { fileOf, parseSquare, rowOf, type Square, squareAt, squareName } from '../square.ts'

/** Longer texts are refused unread; the longest move text has 50 characters. */
export const MAX_MOVE_LENGTH = 200

/** Why a text is not a legal move. */
export type MoveError =
  /** Not a row of squares; `at` is the column where that shows, 1 for the first character. */
  | { readonly kind: 'not-a-move'; readonly at: number; readonly found: string }
  /** `candidates` are the legal moves of the piece on the start square, or all legal moves when it has none. */
  | { readonly kind: 'illegal'; readonly candidates: readonly string[] }
  /** `candidates` are the legal moves that the text may mean, each with its full path. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }

/** The square just behind the piece on `over` for a piece that jumps from `start`, and whether the jump goes along a file. */
const jumpBehind = (
  start: Square,
  over: Square,
): { readonly behind: Square; readonly isVertical: boolean } => {
  const file = Math.sign(fileOf(over) - fileOf(start))
  const row = Math.sign(rowOf(over) - rowOf(start))
  return { behind: squareAt(fileOf(over) + file, rowOf(over) + row), isVertical: file === 0 }
}

/**
 * The landing squares as they are written: where two jumps follow each other on one line the landing between them is
 * free, and the square directly behind the captured piece stands for all.
 */
const writtenPath = (move: Move): readonly Square[] => {
  let start = move.from
  return move.path.map((landing, index) => {
    const over = move.captured[index]
    const next = move.captured[index + 1]
    if (over === undefined || next === undefined) return landing
    const { behind, isVertical } = jumpBehind(start, over)
    start = jumpBehind(landing, next).isVertical === isVertical ? behind : landing
    return start
  })
}

/** Writes `move` with every landing square: `a3-a4`, `d4xd6xf6`. Never ambiguous. */
export const makeFullMove = (move: Move): string =>
  [move.from, ...writtenPath(move)].map(squareName).join(isCapture(move) ? 'x' : '-')

/**
 * Writes `move` as short as it is clear among the `legal` moves of its position: a capture as start and final square,
 * with every landing square when another move shares these two or when they are the same.
 */
export const makeMove = (move: Move, legal: readonly Move[]): string => {
  if (!isCapture(move)) return makeFullMove(move)
  const final = finalSquare(move)
  const isShared = legal.some(
    (other) => other.from === move.from && finalSquare(other) === final && !sameMove(other, move),
  )
  if (isShared || final === move.from) return makeFullMove(move)
  return `${squareName(move.from)}x${squareName(final)}`
}

const SQUARE_AND_MARK = /\s*([a-h][1-8])\s*([-–—x×:]?)/iy

/** The squares that `text` is made of, at least two. */
const readSquares = (text: string): Result<readonly Square[], MoveError> => {
  const refused = (at: number): Result<never, MoveError> =>
    err({ kind: 'not-a-move', at: at + 1, found: text.slice(at, at + 20) })
  if (text.length > MAX_MOVE_LENGTH) return refused(MAX_MOVE_LENGTH)
  const end = text.trimEnd().length
  const squares: Square[] = []
  let at = 0
  let mark = ''
  while (at < end) {
    SQUARE_AND_MARK.lastIndex = at
    const [whole = '', name = '', after = ''] = SQUARE_AND_MARK.exec(text) ?? []
    const square = parseSquare(name)
    if (square === undefined) return refused(at + text.slice(at).search(/\S|$/))
    squares.push(square)
    at += whole.length
    mark = after
  }
  return squares.length < 2 || mark !== '' ? refused(end) : ok(squares)
}

/** The captures whose landings come past `squares` in this order and end on the last one. */
const capturesPast = (
  position: Position,
  ruleset: Ruleset,
  from: Square,
  squares: readonly Square[],
  jumps: number,
): readonly Move[] => {
  const passed = (path: readonly Square[]): number =>
    path.reduce((count, at) => (at === squares[count] ? count + 1 : count), 0)
  const between = squares.length - 1
  return capturesAlong(position, ruleset, from, jumps, (lift) => {
    const { length } = lift.path
    const count = Math.min(passed(lift.path.slice(0, jumps - 1)), between)
    if (length === jumps) return count === between && lift.at === squares[between] ? count : undefined
    return between - count < jumps - length ? count : undefined
  })
}

/** The moves that the row of squares may mean: by landings first, else by captured pieces. */
const readings = (
  [from, ...squares]: readonly Square[],
  position: Position,
  ruleset: Ruleset,
  legal: readonly Move[],
): readonly Move[] => {
  if (from === undefined) return []
  const jumps = legal[0]?.captured.length ?? 0
  const isLegal = (move: Move): boolean => legal.some((other) => sameMove(other, move))
  if (squares.length === jumps) {
    const walked = captureByPath(position, ruleset, from, squares)
    if (walked !== undefined && isLegal(walked)) return [walked]
    return capturesAlong(position, ruleset, from, jumps, ({ captured }) =>
      captured.at(-1) === squares[captured.length - 1] ? captured.length : undefined,
    ).filter(isLegal)
  }
  if (squares.length === 1) {
    return legal.filter((move) => move.from === from && finalSquare(move) === squares[0])
  }
  if (squares.length > jumps) return []
  return capturesPast(position, ruleset, from, squares, jumps).filter(isLegal)
}

/**
 * Reads a move of `position` and gives it with the route that was written, where one was. Squares may be joined by `-`,
 * `x`, `:` or nothing, in either case: start and final square when that is clear, some or all of the landing squares, or
 * the captured squares in order. `legal` are the legal moves, for a caller who has them.
 */
export const parseMove = (
  text: string,
  position: Position,
  ruleset: Ruleset,
  legal: readonly Move[] = legalMoves(position, ruleset),
): Result<Move, MoveError> => {
  const squares = readSquares(text)
  if (!squares.ok) return squares
  const found = readings(squares.value, position, ruleset, legal)
  const different = [...new Map(found.map((move) => [moveKey(move), move])).values()]
  const [move, ...others] = different
  if (move !== undefined && others.length === 0) return ok(move)
  if (move !== undefined) return err({ kind: 'ambiguous', candidates: different.map(makeFullMove) })
  const own = legal.filter(({ from }) => from === squares.value[0])
  const candidates = (own.length > 0 ? own : legal).map((move) => makeMove(move, legal))
  return err({ kind: 'illegal', candidates: [...new Set(candidates)] })
}

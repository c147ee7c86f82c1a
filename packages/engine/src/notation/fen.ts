import { COLOURS, type Colour, type Kind, PIECES, type Piece } from '../piece.ts'
import { err, ok, type Result } from '../result.ts'
import { checkSetup, type Position, type Setup, type SetupFault } from '../setup.ts'
import { parseSquare, SQUARES, type Square, squareName } from '../square.ts'
import { type Slice, sliceOf, splitSlice, trimSlice } from './slice.ts'

/** Longer texts are refused unread; the longest FEN that `makeFen` writes has 225 characters. */
export const MAX_FEN_LENGTH = 2000

/** Why a text is not a FEN. `at` is the column of the place in the text, 1 for its first character. */
export type FenError =
  | { readonly kind: 'too-long'; readonly at: number }
  /** The text begins with a list of pieces, or with nothing. */
  | { readonly kind: 'missing-side'; readonly at: number }
  | { readonly kind: 'bad-side'; readonly at: number; readonly found: string }
  /** A list of pieces does not begin with W or B, or one of the two lists is not there. */
  | { readonly kind: 'missing-colour'; readonly at: number; readonly found: string }
  | { readonly kind: 'colour-twice'; readonly at: number; readonly found: string }
  | { readonly kind: 'unknown-square'; readonly at: number; readonly found: string }
  /** A square by number, as draughts on 50 or 32 squares writes them. */
  | { readonly kind: 'numeric-square'; readonly at: number; readonly found: string }
  | { readonly kind: 'square-twice'; readonly at: number; readonly found: string }
  | { readonly kind: 'unexpected-text'; readonly at: number; readonly found: string }

/**
 * A FEN whose text is fine but whose pieces cannot stand so. `at` is the column of the first
 * piece that stands wrong, 1 when the fault has no place.
 */
export interface NotAPosition {
  readonly kind: 'not-a-position'
  readonly at: number
  readonly faults: readonly SetupFault[]
}

/** A setup and the column of every square in the text that it was read from. */
interface ReadFen {
  readonly setup: Setup
  readonly columns: ReadonlyMap<Square, number>
}

const LETTERS: Readonly<Record<Colour, string>> = { white: 'W', black: 'B' }
const WRAPPED = /^(\s*\[\s*FEN\s*")([^"]*)"\s*\]\s*$/i
/** A list where the side to move should be: `Wd4`, `BK`, `W9`. */
const LIST_START = /^[wb]\s*(k|[a-h]?\s*\d)/i
/** A square without a colour before it; a lower-case `b4` is one, an upper-case `B4` is Black's square number 4. */
const BARE_SQUARE = /^(k\s*[a-h]\s*[1-8]|[a-h][1-8]\s*(,|$))/i
const PIECE = /^(k?)\s*([a-h][1-8])$/i
const NUMBER = /^k?\s*\d+(\s*-\s*\d+)?$/i

const colourOf = (letter: string): Colour | undefined =>
  COLOURS.find((colour) => LETTERS[colour] === letter.toUpperCase())

/** What an error shows of the text: enough to recognise it. */
const shown = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** Takes off `[FEN "…"]`, blanks around and the final dot. */
const unwrapped = (text: string): Slice => {
  const wrapped = WRAPPED.exec(text)
  const inner = wrapped ? { text: wrapped[2] ?? '', at: (wrapped[1] ?? '').length + 1 } : { text, at: 1 }
  const trimmed = trimSlice(inner)
  return trimmed.text.endsWith('.') ? trimSlice({ ...trimmed, text: trimmed.text.slice(0, -1) }) : trimmed
}

const readSide = (field: Slice): Result<Colour, FenError> => {
  const { at, text } = field
  const colour = text.length === 1 ? colourOf(text) : undefined
  if (colour !== undefined) return ok(colour)
  if (text === '' || LIST_START.test(text)) return err({ kind: 'missing-side', at })
  return err({ kind: 'bad-side', at, found: shown(text) })
}

/** The colour of a list of pieces and what comes after its letter. */
const readColour = (list: Slice): Result<{ colour: Colour; rest: Slice }, FenError> => {
  const first = list.text.charAt(0)
  const colour = colourOf(first)
  const isBare = BARE_SQUARE.test(list.text) && first !== 'B'
  if (colour === undefined || isBare) {
    return err({ kind: 'missing-colour', at: list.at, found: shown(list.text) })
  }
  return ok({ colour, rest: sliceOf(list, 1) })
}

const readPiece = (item: Slice): Result<{ square: Square; kind: Kind }, FenError> => {
  const [, king, name] = PIECE.exec(item.text) ?? []
  const square = parseSquare(name ?? '')
  if (square !== undefined) return ok({ square, kind: king === '' ? 'man' : 'king' })
  const kind = NUMBER.test(item.text) ? 'numeric-square' : 'unknown-square'
  return err({ kind, at: item.at, found: shown(item.text) })
}

/** Reads one list of pieces onto `board`. */
const readList = (
  rest: Slice,
  colour: Colour,
  board: (Piece | undefined)[],
  columns: Map<Square, number>,
): FenError | undefined => {
  if (trimSlice(rest).text === '') return undefined
  for (const part of splitSlice(rest, ',')) {
    const item = trimSlice(part)
    const piece = readPiece(item)
    if (!piece.ok) return piece.error
    const { square, kind } = piece.value
    if (columns.has(square)) return { kind: 'square-twice', at: item.at, found: squareName(square) }
    columns.set(square, item.at)
    board[square] = PIECES[colour][kind]
  }
  return undefined
}

const readFen = (text: string): Result<ReadFen, FenError> => {
  if (text.length > MAX_FEN_LENGTH) return err({ kind: 'too-long', at: MAX_FEN_LENGTH + 1 })
  const whole = unwrapped(text)
  const [first, ...fields] = splitSlice(whole, ':').map(trimSlice)
  const side = readSide(first ?? whole)
  if (!side.ok) return side
  // An old form of other programs says the side to move twice: `W:W:Wd4:Bd6`.
  const isDoubled = fields.length === 3 && fields[0]?.text.toUpperCase() === first?.text.toUpperCase()
  const lists = isDoubled ? fields.slice(1) : fields
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  const columns = new Map<Square, number>()
  const seen = new Set<Colour>()
  for (const list of lists) {
    if (seen.size === 2) return err({ kind: 'unexpected-text', at: list.at, found: shown(list.text) })
    const read = readColour(list)
    if (!read.ok) return read
    const { colour, rest } = read.value
    if (seen.has(colour)) return err({ kind: 'colour-twice', at: list.at, found: shown(list.text) })
    seen.add(colour)
    const error = readList(rest, colour, board, columns)
    if (error) return err(error)
  }
  if (seen.size < 2) return err({ kind: 'missing-colour', at: whole.at + whole.text.length, found: '' })
  return ok({ setup: { turn: side.value, board }, columns })
}

/**
 * Reads `W:Wa2,Kd4:Bd6,Kh8`. Tolerates blanks, a final dot, lower case, empty lists, the two lists in either order and
 * the form `[FEN "…"]`. The pieces may stand as they like: `checkSetup` judges them.
 */
export const parseFen = (text: string): Result<Setup, FenError> => {
  const read = readFen(text)
  return read.ok ? ok(read.value.setup) : read
}

/** `parseFen` and `checkSetup` in one, for those who can do nothing with a setup that is not a position. */
export const parsePosition = (text: string): Result<Position, FenError | NotAPosition> => {
  const read = readFen(text)
  if (!read.ok) return read
  const { setup, columns } = read.value
  const checked = checkSetup(setup)
  if (checked.ok) return checked
  const placed = checked.error.flatMap((fault) =>
    'square' in fault ? (columns.get(fault.square) ?? []) : [],
  )
  const at = placed.length > 0 ? Math.min(...placed) : 1
  return err({ kind: 'not-a-position', at, faults: checked.error })
}

/** Writes a setup as FEN: White's list first, squares by row, then by file. */
export const makeFen = (setup: Setup): string => {
  const list = (colour: Colour): string =>
    SQUARES.flatMap((square) => {
      const piece = setup.board[square]
      if (piece?.colour !== colour) return []
      return `${piece.kind === 'king' ? 'K' : ''}${squareName(square)}`
    }).join(',')
  return `${LETTERS[setup.turn]}:W${list('white')}:B${list('black')}`
}

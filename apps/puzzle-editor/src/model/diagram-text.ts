import {
  type Colour,
  err,
  type Kind,
  ok,
  PIECES,
  type Piece,
  type Placement,
  type Result,
  squareAt,
} from '@tama/engine'

/** Why a text is no diagram of a board. Lines and columns count from 1. */
export type DiagramError =
  | { readonly kind: 'wrong-line-count'; readonly found: number }
  | { readonly kind: 'wrong-width'; readonly line: number; readonly found: number }
  | {
      readonly kind: 'unknown-letter'
      readonly line: number
      readonly column: number
      readonly found: string
    }

/** Letters for what stands on a square. `o` and `x` are read, too; capitals are kings. */
const LETTERS: Readonly<Record<string, readonly [Colour, Kind]>> = {
  w: ['white', 'man'],
  W: ['white', 'king'],
  o: ['white', 'man'],
  O: ['white', 'king'],
  b: ['black', 'man'],
  B: ['black', 'king'],
  x: ['black', 'man'],
  X: ['black', 'king'],
  '⛀': ['white', 'man'],
  '⛁': ['white', 'king'],
  '⛂': ['black', 'man'],
  '⛃': ['black', 'king'],
  '○': ['white', 'man'],
  '●': ['black', 'man'],
}

const EMPTY = new Set('.-_·*'.split(''))

/** Nobody draws a board with more than this. */
const MOST_LENGTH = 2000

/** Frames, and the numbers of rows at either end. */
const FRAME = /[|│┃║┌┐└┘├┤┬┴┼─═╔╗╚╝]/g
const ROW_NUMBER = /^\s*[1-8]|[1-8]\s*$/g

/** A line of nothing but file letters, or of a frame. */
const isBorder = (line: string): boolean =>
  /^\s*a\s*b\s*c\s*d\s*e\s*f\s*g\s*h\s*$/i.test(line.replace(FRAME, ' ')) ||
  /^[-+=\s|│┌┐└┘├┤┬┴┼─═╔╗╚╝]*[+=┌└├─═╔╚][-+=\s|│┌┐└┘├┤┬┴┼─═╔╗╚╝]*$/.test(line) ||
  /^\s*-{10,}\s*$/.test(line)

/** A line as its squares: what stands between blanks where there are any, else its characters. */
const squaresOf = (line: string): readonly string[] => {
  const bare = line.replace(FRAME, ' ').replace(ROW_NUMBER, ' ').trim()
  const words = bare.split(/\s+/)
  return words.length > 1 ? words.flatMap((word) => [...word]) : [...bare]
}

/** The lines that may be rows of a board, with their numbers from 1. */
const linesOf = (text: string) =>
  text
    .slice(0, MOST_LENGTH)
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !isBorder(line))

/** True for a text that is meant as a diagram: several lines, and no words of notation in the first ones. */
export const looksLikeDiagram = (text: string): boolean => {
  const lines = linesOf(text)
  if (lines.length < 3) return false
  const first = squaresOf(lines[0]?.line ?? '')
  return first.length > 0 && first.every((letter) => letter in LETTERS || EMPTY.has(letter))
}

/**
 * Reads eight lines of eight squares, White's first row last: `.` `-` `_` for empty squares, `w` `b` (or `o` `x`) for
 * men, capitals for kings, draughts symbols of Unicode. Row numbers, file letters, frames and blanks may stand around.
 */
export const parseDiagram = (text: string): Result<Placement, DiagramError> => {
  const lines = linesOf(text)
  if (lines.length !== 8) return err({ kind: 'wrong-line-count', found: lines.length })
  const board: (Piece | undefined)[] = Array.from({ length: 64 }, () => undefined)
  for (const [index, { line, number }] of lines.entries()) {
    const squares = squaresOf(line)
    for (const [file, letter] of squares.entries()) {
      const piece = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined
      if (piece === undefined && !EMPTY.has(letter)) {
        return err({
          kind: 'unknown-letter',
          line: number,
          column: [...line].indexOf(letter) + 1,
          found: letter,
        })
      }
      if (piece !== undefined && file < 8) board[squareAt(file, 7 - index)] = PIECES[piece[0]][piece[1]]
    }
    if (squares.length !== 8) return err({ kind: 'wrong-width', line: number, found: squares.length })
  }
  return ok(board)
}

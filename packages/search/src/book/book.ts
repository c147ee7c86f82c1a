import { type Move, type Ruleset, START } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import type { Chance } from '../chance.ts'
import type { Question } from '../question.ts'
import { DIAGONAL_BOOK } from './diagonal.ts'
import { ORTHOGONAL_BOOK } from './orthogonal.ts'

/** What to play after a beginning, by the moves that led there, each with its full path and a space after it. */
type Book = ReadonlyMap<string, readonly string[]>

/** Reads lines of moves from the start of the game: after each beginning the moves that some line goes on with. */
export const readBook = (text: string): Book => {
  const book = new Map<string, string[]>()
  for (const line of text.trim().split('\n')) {
    let beginning = ''
    for (const move of line.split(' ')) {
      const known = book.get(beginning) ?? []
      if (!known.includes(move)) book.set(beginning, [...known, move])
      beginning += `${move} `
    }
  }
  return book
}

/** The lines for a ruleset, chosen by its properties. */
const linesFor = ({ diagonalMoves }: Ruleset): string => (diagonalMoves ? DIAGONAL_BOOK : ORTHOGONAL_BOOK)

const books = new Map<string, Book>()

/**
 * A move for the beginning of a game, one of those that analysis found about as good as the best, so that games differ;
 * undefined once the game has left the book or when it did not start from the usual position.
 */
export const bookMove = (question: Question, legal: readonly Move[], chance: Chance): string | undefined => {
  if (question.start !== START && !isStart(question)) return undefined
  const text = linesFor(question.ruleset)
  const book = books.get(text) ?? readBook(text)
  books.set(text, book)
  const known = book.get(question.moves.map((move) => `${makeFullMove(move)} `).join('')) ?? []
  const move = known[Math.floor(chance() * known.length)]
  // The lines are of two rulesets; under a custom one a move of theirs may be missing.
  return legal.some((each) => makeFullMove(each) === move) ? move : undefined
}

const isStart = ({ start }: Question): boolean =>
  start.turn === START.turn &&
  start.board.every((piece, square) => {
    const usual = START.board[square]
    return piece?.colour === usual?.colour && piece?.kind === usual?.kind
  })

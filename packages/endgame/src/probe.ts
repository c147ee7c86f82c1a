import { legalMoves, type Move, moveKey, type Position, play } from '@tama/engine'
import { BLACK, createMoveList, generate, keyAt, modeOf, wordsOf } from '@tama/engine/hot'
import { settle, settleWords, valueBefore } from './settle.ts'
import type { EndgameTables } from './tables.ts'
import { DRAWN, pliesOf, UNKNOWN } from './value.ts'
import { WORDS, writeAfter } from './words.ts'

/** What best play by both sides comes to, for the side to move, and in how many plies; 0 where the game has ended. */
export type Verdict = { readonly value: 'draw' } | { readonly value: 'win' | 'loss'; readonly plies: number }

const valueOfPosition = (tables: EndgameTables, position: Position): number => {
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  const mode = modeOf(tables.ruleset, position.turn)
  return settle(tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
}

const verdictOf = (value: number): Verdict =>
  value === DRAWN ? { value: 'draw' } : { value: value > 0 ? 'win' : 'loss', plies: pliesOf(value) }

/**
 * What the tables say of `position`, as if it had no history; undefined when it has too many pieces or a table that
 * it needs has not been loaded.
 */
export const probe = (tables: EndgameTables, position: Position): Verdict | undefined => {
  const value = valueOfPosition(tables, position)
  return value === UNKNOWN ? undefined : verdictOf(value)
}

/** A legal move and what it comes to for the side that makes it. */
export interface JudgedMove {
  readonly move: Move
  readonly verdict: Verdict
}

/** Every legal move of `position` in the engine's order; undefined when one of them is not in the tables. */
export const probeMoves = (tables: EndgameTables, position: Position): readonly JudgedMove[] | undefined => {
  const judged: JudgedMove[] = []
  for (const move of legalMoves(position, tables.ruleset)) {
    const value = valueOfPosition(tables, play(position, move))
    if (value === UNKNOWN) return undefined
    judged.push({ move, verdict: verdictOf(valueBefore(value)) })
  }
  return judged
}

/** Room for the moves of one position. */
const list = createMoveList(0)

/**
 * How the game goes on from a won or lost `position` when both sides play best, at most `most` moves: to its end, by the
 * shortest way for the winner and the longest for the loser. Empty in a draw and where the tables do not know.
 */
export const bestLine = (tables: EndgameTables, position: Position, most: number): readonly Move[] => {
  const moves: Move[] = []
  let at = position
  while (moves.length < most) {
    const value = valueOfPosition(tables, at)
    if (value === UNKNOWN || value === DRAWN || pliesOf(value) === 0) break
    const { turn } = at
    const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(at)
    const mode = modeOf(tables.ruleset, turn)
    const words = Int32Array.of(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    const after = new Int32Array(WORDS)
    const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, 0)
    const wanted = Array.from({ length: end }, (_, index) => index).find((index) => {
      writeAfter(words, list, index, after)
      return valueBefore(settleWords(tables, mode ^ BLACK, after)) === value
    })
    const key = wanted === undefined ? undefined : keyAt(list, wanted)
    const move = legalMoves(at, tables.ruleset).find((legal) => moveKey(legal) === key)
    if (move === undefined) throw new Error('no move keeps what the tables promise')
    moves.push(move)
    at = play(at, move)
  }
  return moves
}

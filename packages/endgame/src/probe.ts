import { legalMoves, type Move, type Position, play } from '@tama/engine'
import { modeOf, wordsOf } from '@tama/engine/hot'
import { settle, valueBefore } from './settle.ts'
import type { EndgameTables } from './tables.ts'
import { DRAWN, pliesOf, UNKNOWN } from './value.ts'

/** What best play by both sides comes to, for the side to move, and in how many plies; 0 where the game has ended. */
export type Verdict = { readonly value: 'draw' } | { readonly value: 'win' | 'loss'; readonly plies: number }

const valueOfPosition = (tables: EndgameTables, position: Position): number => {
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  const words = Int32Array.of(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  return settle(tables, modeOf(tables.ruleset, position.turn), words)
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

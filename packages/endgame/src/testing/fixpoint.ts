import { outcomeOf, PIECES, type Position, SQUARES } from '@tama/engine'
import * as hot from '@tama/engine/hot'
import { writeSquares } from '../layout.ts'
import type { Material } from '../material.ts'
import { isBetter, settleWords, valueBefore } from '../settle.ts'
import type { EndgameTables } from '../tables.ts'
import { DRAWN, lossIn, winIn } from '../value.ts'
import { WORDS, writeAfter, writeWords } from '../words.ts'

/** An entry of a table that does not follow from the entries its moves lead to. */
export interface Contradiction {
  readonly position: Position
  readonly value: number
  readonly expected: number
}

/** How far a check came: entries without a capture, which are those that count, and what is wrong with them. */
export interface FixpointCheck {
  readonly checked: number
  readonly contradictions: readonly Contradiction[]
}

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { CAPTURE, createMoveList, generate, modeOf } = hot

const list = createMoveList(0)

/** What the ruleset says of two lone pieces that cannot capture; undefined when the game goes on. */
const loneValue = (tables: EndgameTables, position: Position): number | undefined => {
  const outcome = outcomeOf(position, tables.ruleset)
  if (outcome.kind === 'playing') return undefined
  if (outcome.kind === 'draw') return DRAWN
  return outcome.winner === position.turn ? winIn(0) : lossIn(0)
}

/**
 * Holds every `step`-th entry of a table against the entries that its moves lead to: a win comes one ply after the
 * shortest loss, a loss one after the longest win when there is nothing else, a draw has a drawing move and no winning
 * one. When all entries of all tables pass the tables are right, by induction over the plies.
 */
export const checkFixpoint = (tables: EndgameTables, material: Material, step = 1): FixpointCheck => {
  const table = tables.tableOf(material)
  if (table === undefined) throw new Error('there is no such table')
  const { layout, values } = table
  const mode = modeOf(tables.ruleset, 'white')
  const squares = new Int32Array(layout.pieces)
  const words = new Int32Array(WORDS)
  const after = new Int32Array(WORDS)
  const contradictions: Contradiction[] = []
  let checked = 0
  for (let number = 0; number < layout.size; number += step) {
    if (!writeSquares(layout, number, squares)) continue
    writeWords(layout, squares, words)
    const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words
    const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, 0)
    if (end > 0 && (list.moves[0] as number) >= CAPTURE) continue
    checked++
    let expected = lossIn(0)
    for (let index = 0; index < end; index++) {
      writeAfter(words, list, index, after)
      const value = valueBefore(settleWords(tables, mode ^ 1, after))
      if (index === 0 || isBetter(value, expected)) expected = value
    }
    if (layout.pieces === 2) expected = loneValue(tables, positionOf(words)) ?? expected
    const value = values[number] as number
    if (value !== expected) contradictions.push({ position: positionOf(words), value, expected })
  }
  return { checked, contradictions }
}

/** The position of `words` with White to move. */
export const positionOf = (words: Int32Array): Position => {
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words
  const has = (even: number, odd: number, square: number): boolean =>
    (((square & 1 ? odd : even) >>> (square >> 1)) & 1) !== 0
  const board = SQUARES.map((square) => {
    const kind = has(kingsEven, kingsOdd, square) ? 'king' : 'man'
    if (has(ownEven, ownOdd, square)) return PIECES.white[kind]
    return has(oppEven, oppOdd, square) ? PIECES.black[kind] : undefined
  })
  return { turn: 'white', board } as unknown as Position
}

import { PIECES, type Piece } from '../piece.ts'
import { play } from '../play.ts'
import { referenceMoves, referenceRoutes } from '../reference.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Position } from '../setup.ts'

/** All positions some plies after a start, each with the number of ways to it. A position and its mirror are one. */
export type Layer = ReadonlyMap<string, number>

/** What counts as a way: a move in the sense of rule 11, or every landing sequence. */
export type Ways = 'moves' | 'routes'

const LETTERS = { white: { man: 'M', king: 'K' }, black: { man: 'm', king: 'k' } } as const
const OF_LETTER: Readonly<Record<string, Piece>> = {
  M: PIECES.white.man,
  K: PIECES.white.king,
  m: PIECES.black.man,
  k: PIECES.black.king,
}

const keyOf = ({ turn, board }: Position): string => {
  const letters = board
    .map((piece) => (piece === undefined ? '.' : LETTERS[piece.colour][piece.kind]))
    .join('')
  const rows = letters.match(/.{8}/g) ?? []
  const mirrored = rows.map((row) => [...row].reverse().join('')).join('')
  const [first = letters] = [letters, mirrored].sort()
  return (turn === 'white' ? 'W' : 'B') + first
}

/** The position that a layer's key stands for, up to its mirror image. */
const positionOfKey = (key: string): Position => {
  const board = Array.from(key.slice(1), (letter) => OF_LETTER[letter])
  return { turn: key.startsWith('W') ? 'white' : 'black', board } as unknown as Position
}

const waysOn = (position: Position, ruleset: Ruleset, ways: Ways) =>
  ways === 'moves'
    ? referenceMoves(position, ruleset)
    : referenceRoutes(position, ruleset, Number.POSITIVE_INFINITY)

const nextLayer = (layer: Layer, ruleset: Ruleset, ways: Ways): Layer => {
  const next = new Map<string, number>()
  for (const [key, count] of layer) {
    const position = positionOfKey(key)
    for (const move of waysOn(position, ruleset, ways)) {
      const after = keyOf(play(position, move))
      next.set(after, (next.get(after) ?? 0) + count)
    }
  }
  return next
}

/** The positions `plies` after `position`, by the readable twin. */
export const layerAt = (position: Position, ruleset: Ruleset, ways: Ways, plies: number): Layer => {
  let layer: Layer = new Map([[keyOf(position), 1]])
  for (let ply = 0; ply < plies; ply++) layer = nextLayer(layer, ruleset, ways)
  return layer
}

/** Sums `leaves` over a layer, each position as often as there are ways to it. */
export const sumOver = (layer: Layer, leaves: (position: Position) => number): number => {
  let sum = 0
  for (const [key, count] of layer) sum += count * leaves(positionOfKey(key))
  return sum
}

/** The number of ways of exactly `depth` plies from `position`; 1 for depth 0. */
export const countWays = (position: Position, ruleset: Ruleset, ways: Ways, depth: number): number =>
  depth === 0
    ? 1
    : sumOver(layerAt(position, ruleset, ways, depth - 1), (last) => waysOn(last, ruleset, ways).length)

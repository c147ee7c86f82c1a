import { parsePosition } from '../notation/fen.ts'
import { parseRuleset } from '../notation/ruleset-text.ts'
import type { Ruleset } from '../ruleset.ts'
import { type Position, START } from '../setup.ts'

/** One count to be checked: `moves` sequences of `depth` legal moves from `position`. */
export interface PerftRow {
  /** Names the row in a test: the row's own name or what it is about. */
  readonly name: string
  readonly ruleset: Ruleset
  readonly position: Position
  readonly depth: number
  readonly moves: number
  /** The same count with every landing sequence of a capture counted; only start files have it. */
  readonly routes?: number
}

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const count = (text: string | undefined): number => {
  if (text === undefined || !/^\d+$/.test(text)) throw new Error(`no count: ${text}`)
  return Number(text)
}

const ruleset = (text = ''): Ruleset => {
  const read = parseRuleset(text)
  if (!read.ok) throw new Error(`no ruleset: ${text}`)
  return read.value
}

const position = (text = ''): Position => {
  const read = parsePosition(text)
  if (!read.ok) throw new Error(`no position: ${text}`)
  return read.value
}

/** Reads lines of `ruleset⇥fen⇥depth⇥moves`. Throws on anything else, as the other readers of fixtures do. */
export const readPerftCases = (text: string): readonly PerftRow[] =>
  rowsOf(text).map(([rules, fen, depth, moves]) => ({
    name: `${rules} ${fen} depth ${depth}`,
    ruleset: ruleset(rules),
    position: position(fen),
    depth: count(depth),
    moves: count(moves),
  }))

/** Reads lines of `ruleset⇥depth⇥moves⇥routes`, counts from the start position. */
export const readPerftStart = (text: string): readonly Required<PerftRow>[] =>
  rowsOf(text).map(([rules, depth, moves, routes]) => ({
    name: `${rules} start depth ${depth}`,
    ruleset: ruleset(rules),
    position: START,
    depth: count(depth),
    moves: count(moves),
    routes: count(routes),
  }))

/** Reads lines of `name⇥ruleset⇥fen⇥depth⇥moves`. */
export const readPerftBench = (text: string): readonly PerftRow[] =>
  rowsOf(text).map(([name = '', rules, fen, depth, moves]) => ({
    name,
    ruleset: ruleset(rules),
    position: position(fen),
    depth: count(depth),
    moves: count(moves),
  }))

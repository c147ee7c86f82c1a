import type { Colour } from '@tama/engine'
import type { Limits } from '@tama/search'

/** What `go` asks for. */
export interface Go {
  readonly limits: Limits
  /** True: answer only when told to stop. */
  readonly isInfinite: boolean
}

/** The numbers that may follow `go`. */
const NUMBERS = ['movetime', 'depth', 'nodes', 'wtime', 'btime', 'winc', 'binc', 'movestogo'] as const
type GoNumber = (typeof NUMBERS)[number]

/** Without `movestogo` the time left is spread over so many moves. */
const MOVES_LEFT = 25
/** Kept back on the clock for reading and writing lines, in milliseconds. */
const OVERHEAD_MS = 30
/** No more than this part of the time left goes into one move. */
const LARGEST_SHARE = 0.4

const isGoNumber = (word: string): word is GoNumber => NUMBERS.some((name) => name === word)

/** The time for one move out of `leftMs` with `gainMs` more after each. */
const shareOf = (leftMs: number, gainMs: number, movesToGo: number): number => {
  const share = leftMs / (movesToGo + 1) + 0.8 * gainMs
  return Math.max(1, Math.floor(Math.min(share, leftMs * LARGEST_SHARE) - OVERHEAD_MS))
}

/** Reads the words after `go` for the side `turn`; a sentence when one makes no sense. */
export const readGo = (words: readonly string[], turn: Colour): Go | string => {
  const numbers: Partial<Record<GoNumber, number>> = {}
  let isInfinite = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === 'infinite') isInfinite = true
    else if (isGoNumber(word)) {
      at++
      const value = words[at] ?? ''
      if (!/^-?\d+$/.test(value)) return `"${word}" needs a whole number, not "${value}"`
      numbers[word] = Math.max(0, Number(value))
    } else return `"${word}" is nothing that go knows`
  }
  const { depth, nodes, movetime, movestogo = MOVES_LEFT } = numbers
  const leftMs = turn === 'white' ? numbers.wtime : numbers.btime
  const gainMs = (turn === 'white' ? numbers.winc : numbers.binc) ?? 0
  const timeMs = movetime ?? (leftMs === undefined ? undefined : shareOf(leftMs, gainMs, movestogo))
  const limits: Limits = {
    ...(depth === undefined ? {} : { depthPlies: Math.max(1, depth) }),
    ...(nodes === undefined ? {} : { nodes: Math.max(1, nodes) }),
    ...(timeMs === undefined || isInfinite ? {} : { timeMs }),
  }
  return { limits, isInfinite: isInfinite || Object.keys(limits).length === 0 }
}

import { type Move, type Position, play, type Ruleset } from '@tama/engine'
import { makeFen, parseMove } from '@tama/engine/notation'
import { areLandingSiblings } from '@tama/puzzles'
import { type SearchState, scoreValue, search } from '@tama/search'

const NODES = 150_000
/** The key is to be better than the next move by so much, and the solver no worse off than this after it, in centimen. */
const MARGIN = 60
const WORST = -100

/** True when the computer player, who knows nothing of the goal, would play `key` here and finds it clearly best. */
export const isBestMove = (state: SearchState, position: Position, ruleset: Ruleset, key: Move): boolean => {
  const question = { ruleset, start: position, moves: [] }
  const info = search(state, question, { limits: { nodes: NODES }, multiPv: 3, clock: () => 0 })
  const result = makeFen(play(position, key))
  const lines = (info?.lines ?? []).flatMap(({ score, moves }) => {
    const read = parseMove(moves[0] ?? '', position, ruleset)
    return read.ok ? { value: scoreValue(score), move: read.value } : []
  })
  const isKey = (move: Move): boolean =>
    makeFen(play(position, move)) === result || areLandingSiblings(move, key)
  const [best] = lines
  const rival = lines.find(({ move }) => !isKey(move))
  if (best === undefined || !isKey(best.move) || best.value < WORST) return false
  return rival === undefined || best.value - rival.value >= MARGIN
}

const GLANCE_NODES = 12_000
/** A shot shows as so much more than the pieces on the board are worth, in centimen. */
const SHOT = 70

/** What the computer player expects in a position where it sees a shot. */
export interface Glimpse {
  /** The moves that it expects of both sides. */
  readonly line: readonly Move[]
  /** True when it sees the end of the game. */
  readonly isWin: boolean
}

/** The moves of a principal variation. */
const lineOf = (texts: readonly string[], start: Position, ruleset: Ruleset): readonly Move[] => {
  const line: Move[] = []
  let position = start
  for (const text of texts) {
    const read = parseMove(text, position, ruleset)
    if (!read.ok) break
    line.push(read.value)
    position = play(position, read.value)
  }
  return line
}

/**
 * What a short search expects in `position` when it sees more than the balance of pieces, which is `balance`: a shot may
 * be due.
 */
export const glimpse = (
  state: SearchState,
  position: Position,
  ruleset: Ruleset,
  balance: number,
): Glimpse | undefined => {
  const question = { ruleset, start: position, moves: [] }
  const info = search(state, question, { limits: { nodes: GLANCE_NODES }, clock: () => 0 })
  const [best] = info?.lines ?? []
  if (best === undefined || scoreValue(best.score) - 100 * balance < SHOT) return undefined
  return { line: lineOf(best.moves, position, ruleset), isWin: best.score.kind === 'win' }
}

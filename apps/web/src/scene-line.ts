import type { BoardView } from '@tama/board'
import { isCapture, type Move, type Setup, sameMove } from '@tama/engine'
import type { LineScene } from './scene.ts'

/** One move that the board plays, forward or back, and what it shows then. */
export interface Leg {
  readonly kind: 'forward' | 'back'
  readonly move: Move
  readonly after: BoardView
}

/** How many moves two lines of one start have in common; undefined when they are lines of different starts. */
const sharedPlies = (from: LineScene, to: LineScene): number | undefined => {
  if (from.start !== to.start) return undefined
  const differs = from.plies.findIndex(({ move }, index) => {
    const other = to.plies[index]
    return other === undefined || !sameMove(move, other.move)
  })
  return differs < 0 ? from.plies.length : differs
}

/** True when both show the same moves on a board that lies the same way round. */
export const isSameLine = (from: LineScene, to: LineScene): boolean => {
  const { length } = from.plies
  return (
    from.view.orientation === to.view.orientation &&
    to.plies.length === length &&
    sharedPlies(from, to) === length
  )
}

/** What stood after `count` moves of a line. */
const setupAfter = ({ start, plies }: LineScene, count: number): Setup => plies[count - 1]?.after ?? start

/** On the way: the position, and nothing that may be entered. */
const passing = (line: LineScene, count: number): BoardView => {
  const last = line.plies[count - 1]?.move
  return {
    setup: setupAfter(line, count),
    orientation: line.view.orientation,
    choices: [],
    mode: 'play',
    ...(last === undefined ? {} : { lastMove: last }),
  }
}

/**
 * The moves that lead from one line to another of the same start: back to where they part, then forward. None where
 * they have nothing to do with each other, or the board was turned round.
 */
export const legsBetween = (from: LineScene, to: LineScene): readonly Leg[] => {
  const shared = sharedPlies(from, to)
  if (shared === undefined || from.view.orientation !== to.view.orientation) return []
  const back = from.plies
    .slice(shared)
    .map(({ move }, index): Leg => ({ kind: 'back', move, after: passing(from, shared + index) }))
    .reverse()
  const forward = to.plies
    .slice(shared)
    .map(({ move }, index): Leg => ({ kind: 'forward', move, after: passing(to, shared + index + 1) }))
  const legs = [...back, ...forward]
  const last = legs.at(-1)
  return last === undefined ? [] : [...legs.slice(0, -1), { ...last, after: to.view }]
}

/** The capture at the end of a line and what stood before it; undefined after a quiet move. */
export const captureAtEnd = (
  line: LineScene,
): { readonly move: Move; readonly before: Setup } | undefined => {
  const last = line.plies.at(-1)?.move
  if (last === undefined || !isCapture(last)) return undefined
  return { move: last, before: setupAfter(line, line.plies.length - 1) }
}

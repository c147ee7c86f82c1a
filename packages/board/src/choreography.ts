import { type Move, rowOf, type Square } from '@tama/engine'
import { type Point, pointOf, span } from './geometry.ts'
import { MOTIONS, type Motion } from './motion.ts'
import { ease, progress, type Tween } from './tween.ts'

/** A move as timed tweens. Two moves never overlap: `totalMs` is when the last tween ends. */
export interface MovePlan {
  readonly kind: 'move'
  readonly move: Move
  /** In the order of the move, whichever way it is shown. */
  readonly tweens: readonly Tween[]
  /** Shown from its end to its start: a move that is taken back. */
  readonly backwards: boolean
  /** Where the moving piece is at the start. */
  readonly origin: Point
  /** Squares whose pieces had been taken before the plan starts. */
  readonly gone: readonly Square[]
  /** Landings that had been reached before. */
  readonly landed: number
  readonly totalMs: number
}

/** Where a move already half shown goes on: the user has entered `hops` hops, or dropped the piece at `dropped`. */
export interface Start {
  /** Hops that are already shown as done; 0 .. path.length. */
  readonly hops: number
  /** Stop before this hop; without it the move is played to its end. */
  readonly until?: number
  /** The piece was let go here, meaning the landing with this index of the path (≥ hops). */
  readonly dropped?: { readonly at: Point; readonly landing: number }
}

const hopMs = (from: Point, to: Point, motion: Motion): number =>
  Math.min(motion.longestHopMs, motion.hopMs + motion.perSquareMs * Math.max(0, span(from, to) - 1))

/** True when a hop between two squares of the last row is one that a man can make, too. */
const isManHop = (from: Square, to: Square): boolean =>
  rowOf(from) === rowOf(to) && span(pointOf(from), pointOf(to)) === 2

/**
 * The hop after which the crown is shown. It is the last one, unless the piece goes on from the last row as only a
 * king can: then it was crowned there. Undefined for a move that does not promote.
 */
export const crownedAfter = (move: Move): number | undefined => {
  if (!move.promotes) return undefined
  const last = move.path.length - 1
  const reached = move.path.findIndex((square) => rowOf(square) === 0 || rowOf(square) === 7)
  for (let hop = reached; hop < last; hop++) {
    if (!isManHop(move.path[hop] as Square, move.path[hop + 1] as Square)) return reached
  }
  return last
}

/**
 * Plans a move hop by hop: the piece slides from landing to landing, each captured piece leaves at its own hop, the
 * crown comes where `crownedAfter` says. A move that ends where it started is a path like any other.
 */
export const choreograph = (move: Move, motion: Motion, start: Start = { hops: 0 }): MovePlan => {
  const tweens: Tween[] = []
  const crownHop = crownedAfter(move)
  const origin = start.dropped?.at ?? pointOf(move.path[start.hops - 1] ?? move.from)
  let nowMs = 0
  let at = origin
  let hop = start.hops
  if (start.dropped !== undefined) {
    const { landing } = start.dropped
    const to = pointOf(move.path[landing] as Square)
    tweens.push({
      kind: 'slide',
      from: at,
      to,
      lifts: false,
      landed: landing + 1,
      startMs: 0,
      endMs: motion.settleMs,
    })
    for (; hop <= landing; hop++) {
      const square = move.captured[hop]
      if (square === undefined) continue
      tweens.push({ kind: 'vanish', square, startMs: nowMs, endMs: nowMs + motion.vanishMs })
      nowMs += motion.vanishMs / 2
    }
    nowMs = Math.max(nowMs, motion.settleMs)
    at = to
    if (crownHop !== undefined && crownHop <= landing) {
      tweens.push({ kind: 'crown', startMs: nowMs, endMs: nowMs + motion.crownMs })
    }
  } else if (crownHop !== undefined && crownHop < start.hops) {
    tweens.push({ kind: 'crown', startMs: 0, endMs: 0 })
  }
  const end = start.until ?? move.path.length
  for (; hop < end; hop++) {
    const to = pointOf(move.path[hop] as Square)
    const endMs = nowMs + hopMs(at, to, motion)
    const square = move.captured[hop]
    tweens.push({
      kind: 'slide',
      from: at,
      to,
      lifts: square !== undefined,
      landed: hop + 1,
      startMs: nowMs,
      endMs,
    })
    if (square !== undefined) {
      const crossed = pointOf(square)
      const startMs = nowMs + (endMs - nowMs) * (span(at, crossed) / span(at, to))
      tweens.push({ kind: 'vanish', square, startMs, endMs: startMs + motion.vanishMs })
    }
    at = to
    if (hop === crownHop) tweens.push({ kind: 'crown', startMs: endMs, endMs: endMs + motion.crownMs })
    nowMs = endMs + (hop + 1 < end ? motion.restMs : 0)
  }
  const totalMs = tweens.reduce((latest, { endMs }) => Math.max(latest, endMs), 0)
  return {
    kind: 'move',
    move,
    tweens,
    backwards: false,
    origin,
    gone: move.captured.slice(0, start.hops),
    landed: start.hops,
    totalMs,
  }
}

/** The plan of a move that is taken back: its own motion from the end to the start. */
export const rewound = (move: Move, motion: Motion): MovePlan => ({
  ...choreograph(move, motion),
  backwards: true,
})

/**
 * Plans a move as still pictures: what was before it, then each landing with what has been taken by then. Nothing
 * moves; every picture stays for `stillMs`.
 */
export const inStills = (move: Move, stillMs: number): MovePlan => {
  const hops = choreograph(move, { ...MOTIONS.off, restMs: stillMs })
  return {
    ...hops,
    tweens: hops.tweens.map((tween) => ({
      ...tween,
      startMs: tween.startMs + stillMs,
      endMs: tween.endMs + stillMs,
    })),
    totalMs: hops.totalMs + 2 * stillMs,
  }
}

/** The tweens of a plan as they are seen: those of a move taken back run the other way. */
export const seenTweens = ({ tweens, backwards, totalMs }: MovePlan): readonly Tween[] => {
  if (!backwards) return tweens
  return tweens
    .map((tween): Tween => {
      const times = { startMs: totalMs - tween.endMs, endMs: totalMs - tween.startMs }
      if (tween.kind === 'vanish') return { kind: 'return', square: tween.square, ...times }
      if (tween.kind !== 'slide') return { ...tween, ...times }
      return { ...tween, from: tween.to, to: tween.from, landed: Math.max(0, tween.landed - 1), ...times }
    })
    .filter(({ kind }) => kind !== 'crown')
    .sort((a, b) => a.startMs - b.startMs)
}

/** What a plan looks like at one instant. */
export interface Instant {
  /** Where the moving piece is. */
  readonly at: Point
  /** How many landings of the move are behind it. */
  readonly landed: number
  /** How high it is over the board, 0..1. */
  readonly lift: number
  /** How far the crowning has come, 0..1; 0 for a move that does not promote. */
  readonly crown: number
  /** How much is left of each captured piece that has begun to leave, 0..1. */
  readonly leaving: ReadonlyMap<Square, number>
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** The picture of a plan `seenMs` after it began to be shown; before it and after its end it stands still. */
export const instantOf = (plan: MovePlan, seenMs: number): Instant => {
  const ms = plan.backwards ? plan.totalMs - seenMs : seenMs
  let { origin: at, landed } = plan
  let lift = 0
  let crown = 0
  const leaving = new Map<Square, number>()
  for (const tween of plan.tweens) {
    const t = progress(tween, ms)
    if (tween.kind === 'vanish') {
      if (t > 0 || ms >= tween.endMs) leaving.set(tween.square, 1 - ease(t))
    } else if (tween.kind === 'crown') {
      crown = ease(t)
    } else if (tween.kind === 'slide' && ms >= tween.startMs) {
      const eased = ease(t)
      at = { file: mix(tween.from.file, tween.to.file, eased), row: mix(tween.from.row, tween.to.row, eased) }
      if (t === 1) landed = tween.landed
      lift = tween.lifts ? Math.sin(Math.PI * eased) : 0
    }
  }
  return { at, landed, lift, crown, leaving }
}

import { legalRoutes, PRESETS } from '@tama/engine'
import { expect, test } from 'vitest'
import { choreograph, crownedAfter, inStills, instantOf, rewound, seenTweens } from './choreography.ts'
import { pointOf } from './geometry.ts'
import { MOTIONS } from './motion.ts'
import { at, moveOf, positionOf, squares } from './testing/positions.ts'
import type { Tween } from './tween.ts'

const motion = MOTIONS.normal
const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
const kinds = <K extends Tween['kind']>(tweens: readonly Tween[], kind: K) =>
  tweens.filter((tween): tween is Extract<Tween, { kind: K }> => tween.kind === kind)

test('hops run one after another with a rest between them', () => {
  const { tweens } = choreograph(fourHops, motion)
  const slides = kinds(tweens, 'slide')
  expect(slides).toHaveLength(4)
  slides.slice(1).forEach((slide, index) => {
    expect(slide.startMs).toBe((slides[index] as Tween).endMs + motion.restMs)
  })
  expect(slides.map(({ to }) => to)).toEqual(squares('f5 d5 d7 b7').map(pointOf))
})

test('each captured piece leaves during its own hop, from the moment it is crossed', () => {
  const { tweens } = choreograph(fourHops, motion)
  const slides = kinds(tweens, 'slide')
  const leaving = kinds(tweens, 'vanish')
  expect(leaving.map(({ square }) => square)).toEqual(squares('f4 e5 d6 c7'))
  leaving.forEach(({ startMs, endMs }, hop) => {
    const slide = slides[hop] as Tween
    expect(startMs).toBe((slide.startMs + slide.endMs) / 2)
    expect(endMs).toBe(startMs + motion.vanishMs)
  })
})

test('a man crowned in passing the last row by a man’s hops is crowned at the end only', () => {
  const move = moveOf('f6 f8 d8', 'f7 e8', true)
  expect(crownedAfter(move)).toBe(1)
  const plan = choreograph(move, motion)
  const lastSlide = kinds(plan.tweens, 'slide')[1] as Tween
  expect(kinds(plan.tweens, 'crown')).toEqual([
    { kind: 'crown', startMs: lastSlide.endMs, endMs: lastSlide.endMs + motion.crownMs },
  ])
  expect(instantOf(plan, lastSlide.endMs - 1).crown).toBe(0)
  expect(instantOf(plan, plan.totalMs).crown).toBe(1)
})

test('a man that goes on from the last row as only a king can was crowned there', () => {
  const crowning = positionOf('white', 'c6 a1', 'c7 Kf8 a8')
  const [move] = legalRoutes(crowning, PRESETS.tama)
  expect(move?.promotes && move.path[0]).toBe(at('c8'))
  expect(crownedAfter(moveOf('c6 c8 h8', 'c7 f8', true))).toBe(0)
  expect(crownedAfter(moveOf('c6 c8 e8 e5', 'c7 d8 e6', true))).toBe(0)
  expect(crownedAfter(moveOf('c7 c8', '', true))).toBe(0)
  expect(crownedAfter(moveOf('c6 c8', 'c7'))).toBeUndefined()
})

test('a capture that ends where it started is a path like any other', () => {
  const loop = moveOf('d2 d4 b4 b2 d2', 'd3 c4 b3 c2')
  const plan = choreograph(loop, motion)
  expect(instantOf(plan, 0).at).toEqual(pointOf(at('d2')))
  expect(instantOf(plan, plan.totalMs).at).toEqual(pointOf(at('d2')))
  expect([...instantOf(plan, plan.totalMs).leaving.values()]).toEqual([0, 0, 0, 0])
})

test('longer hops take longer, up to a limit', () => {
  const duration = (way: string): number => choreograph(moveOf(way), motion).totalMs
  expect(duration('a1 a2')).toBe(motion.hopMs)
  expect(duration('a1 a4')).toBe(motion.hopMs + 2 * motion.perSquareMs)
  expect(duration('a1 a8')).toBe(Math.min(motion.longestHopMs, motion.hopMs + 6 * motion.perSquareMs))
})

test('a move half entered goes on from its last landing; what it took is gone', () => {
  const plan = choreograph(fourHops, motion, { hops: 2 })
  expect(plan.gone).toEqual(squares('f4 e5'))
  expect(kinds(plan.tweens, 'slide').map(({ from }) => from)).toEqual(squares('d5 d7').map(pointOf))
  expect(kinds(plan.tweens, 'vanish').map(({ square }) => square)).toEqual(squares('d6 c7'))
})

test('a part of a move stops before its end', () => {
  const plan = choreograph(fourHops, motion, { hops: 1, until: 3 })
  expect(kinds(plan.tweens, 'slide').map(({ to }) => to)).toEqual(squares('d5 d7').map(pointOf))
  expect(kinds(plan.tweens, 'crown')).toEqual([])
})

test('a piece dropped on its final square settles there while what it took leaves in order', () => {
  const dropped = { at: { file: 1.2, row: 5.9 }, landing: 3 }
  const plan = choreograph(fourHops, motion, { hops: 0, dropped })
  expect(instantOf(plan, 0).at).toEqual(dropped.at)
  expect(instantOf(plan, motion.settleMs).at).toEqual(pointOf(at('b7')))
  const starts = kinds(plan.tweens, 'vanish').map(({ startMs }) => startMs)
  expect(starts).toEqual([0, 1, 2, 3].map((hop) => (hop * motion.vanishMs) / 2))
})

test('a piece dropped on a landing goes on from there', () => {
  const plan = choreograph(fourHops, motion, { hops: 0, dropped: { at: { file: 5, row: 4.2 }, landing: 0 } })
  const slides = kinds(plan.tweens, 'slide')
  expect(slides.map(({ to }) => to)).toEqual(squares('f5 d5 d7 b7').map(pointOf))
  expect(slides.map(({ lifts }) => lifts)).toEqual([false, true, true, true])
})

test('a dropped man is crowned once it is down', () => {
  const move = moveOf('f6 f8 d8', 'f7 e8', true)
  const plan = choreograph(move, motion, { hops: 0, dropped: { at: { file: 3, row: 7 }, landing: 1 } })
  expect(kinds(plan.tweens, 'crown')).toHaveLength(1)
  expect(instantOf(plan, plan.totalMs).crown).toBe(1)
})

test('without motion a plan is over at once and shows its end', () => {
  const plan = choreograph(fourHops, MOTIONS.off)
  expect(plan.totalMs).toBe(0)
  expect(instantOf(plan, 0).at).toEqual(pointOf(at('b7')))
  expect([...instantOf(plan, 0).leaving.values()]).toEqual([0, 0, 0, 0])
})

test('in stills each landing is a picture of its own with what was taken by then, and nothing is in between', () => {
  const plan = inStills(fourHops, 500)
  expect(plan.totalMs).toBe(2500)
  const pictures = squares('f3 f5 d5 d7 b7').map((square, step) => ({
    at: pointOf(square),
    landed: step,
    taken: step,
  }))
  const seen = (ms: number) => {
    const { at: point, landed, leaving, lift } = instantOf(plan, ms)
    expect(lift).toBeCloseTo(0)
    return { at: point, landed, taken: [...leaving.values()].filter((left) => left === 0).length }
  }
  pictures.forEach((picture, step) => {
    for (const ms of [1, 250, 499]) expect(seen(step * 500 + ms)).toEqual(picture)
  })
})

test('in stills a man is crowned where it lands', () => {
  const plan = inStills(moveOf('f6 f8 d8', 'f7 e8', true), 500)
  expect([250, 750, 1250].map((ms) => instantOf(plan, ms).crown)).toEqual([0, 0, 1])
})

test('at every instant the piece is on its way and never taken pieces come back', () => {
  const plan = choreograph(fourHops, motion)
  let gone = 0
  for (let ms = 0; ms < plan.totalMs + 5; ms += 5) {
    const { at: point, leaving, lift } = instantOf(plan, ms)
    const isOnLine = Number.isInteger(point.file) || Number.isInteger(point.row)
    expect(isOnLine).toBe(true)
    expect(lift).toBeGreaterThanOrEqual(0)
    const taken = [...leaving.values()].filter((left) => left === 0).length
    expect(taken).toBeGreaterThanOrEqual(gone)
    gone = taken
  }
  expect(gone).toBe(4)
})

test('a move taken back is the same motion the other way, instant by instant', () => {
  const there = choreograph(fourHops, motion)
  const back = rewound(fourHops, motion)
  expect(back.totalMs).toBe(there.totalMs)
  for (let ms = 0; ms <= there.totalMs; ms += 10) {
    expect(instantOf(back, there.totalMs - ms)).toEqual(instantOf(there, ms))
  }
})

test('a move taken back is seen to bring its captured pieces back, the last one first', () => {
  const seen = seenTweens(rewound(fourHops, motion))
  expect(kinds(seen, 'return').map(({ square }) => square)).toEqual(squares('c7 d6 e5 f4'))
  expect(kinds(seen, 'slide').map(({ to }) => to)).toEqual(squares('d7 d5 f5 f3').map(pointOf))
  expect(seen.every(({ startMs, endMs }) => startMs >= 0 && endMs >= startMs)).toBe(true)
})

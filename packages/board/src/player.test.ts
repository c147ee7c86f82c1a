import { expect, test } from 'vitest'
import { choreograph } from './choreography.ts'
import { MOTIONS } from './motion.ts'
import { type Clock, playPlan } from './player.ts'
import { moveOf } from './testing/positions.ts'

/** A clock that goes only when told. */
const fakeClock = () => {
  let ms = 0
  let frames: (() => void)[] = []
  const timers = new Map<number, { readonly dueMs: number; readonly callback: () => void }>()
  let handles = 0
  const clock: Clock = {
    nowMs: () => ms,
    nextFrame: (callback) => {
      frames.push(callback)
      return ++handles
    },
    dropFrame: () => {
      frames = []
    },
    after: (delayMs, callback) => {
      timers.set(++handles, { dueMs: ms + delayMs, callback })
      return handles
    },
    dropAfter: (handle) => timers.delete(handle),
  }
  return {
    clock,
    pending: () => frames.length + timers.size,
    frame: (stepMs: number): void => {
      ms += stepMs
      const due = frames
      frames = []
      for (const callback of due) callback()
    },
    wait: (stepMs: number): void => {
      ms += stepMs
      for (const [handle, { dueMs, callback }] of timers) {
        if (dueMs > ms) continue
        timers.delete(handle)
        callback()
      }
    },
  }
}

const plan = choreograph(moveOf('a1 a2'), MOTIONS.normal)

test('a plan asks for frames until its time is over and ends once', () => {
  const time = fakeClock()
  let painted = 0
  let ended = 0
  playPlan(
    plan,
    time.clock,
    () => painted++,
    () => ended++,
  )
  for (let frame = 0; frame < 40; frame++) time.frame(16)
  expect(painted).toBe(Math.ceil(plan.totalMs / 16) - 1)
  expect(ended).toBe(1)
  expect(time.pending()).toBe(0)
})

test('finish ends it now, once, and leaves nothing waiting', () => {
  const time = fakeClock()
  let ended = 0
  const playing = playPlan(
    plan,
    time.clock,
    () => undefined,
    () => ended++,
  )
  time.frame(16)
  playing.finish()
  playing.finish()
  time.frame(16)
  expect(ended).toBe(1)
  expect(time.pending()).toBe(0)
})

test('a page that gets no frames ends it all the same', () => {
  const time = fakeClock()
  let ended = 0
  playPlan(
    plan,
    time.clock,
    () => undefined,
    () => ended++,
  )
  time.wait(plan.totalMs + 999)
  expect(ended).toBe(0)
  time.wait(1)
  expect(ended).toBe(1)
})

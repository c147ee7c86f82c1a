import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, untilNextDigits } from './digits.ts'
import { afterMove, halt, lowMs, newClock, setGoing, timeLeft, turnAnew } from './game-clock.ts'
import { thinkTime } from './think-time.ts'
import { sameControl, TIME_PRESETS, type TimeControl } from './time-control.ts'

const control = (kind: TimeControl['kind'], baseSeconds: number, addSeconds = 0): TimeControl => ({
  kind,
  baseSeconds,
  addSeconds,
})

describe('the clocks of a game', () => {
  test('a clock stands until it is set going, and only the side to move loses time', () => {
    const clock = newClock(control('sudden-death', 300))
    expect(timeLeft(clock, 'white', { ply: 0, turn: 'white', nowMs: 99_000 })).toBe(300_000)
    const going = setGoing(clock, 1000)
    expect(timeLeft(going, 'white', { ply: 0, turn: 'white', nowMs: 4500 })).toBe(296_500)
    expect(timeLeft(going, 'black', { ply: 0, turn: 'white', nowMs: 4500 })).toBe(300_000)
  })

  test('a clock that is halted and set going again counts neither twice nor the time between', () => {
    const halted = halt(setGoing(newClock(control('sudden-death', 300)), 0), 2000)
    const again = setGoing(halted, 60_000)
    expect(timeLeft(again, 'white', { ply: 0, turn: 'white', nowMs: 61_000 })).toBe(297_000)
    const banked = setGoing(again, 61_000)
    expect(timeLeft(banked, 'white', { ply: 0, turn: 'white', nowMs: 62_000 })).toBe(296_000)
  })

  test('sudden death adds nothing, Fischer always adds, Bronstein gives back no more than was used', () => {
    const leftAfter = (kind: TimeControl['kind'], usedMs: number): number => {
      const going = setGoing(newClock(control(kind, 300, 5)), 0)
      const moved = afterMove(going, 'white', 0, usedMs)
      return timeLeft(moved, 'white', { ply: 1, turn: 'black', nowMs: usedMs })
    }
    expect(leftAfter('sudden-death', 3000)).toBe(297_000)
    expect(leftAfter('fischer', 3000)).toBe(302_000)
    expect(leftAfter('bronstein', 3000)).toBe(300_000)
    expect(leftAfter('bronstein', 8000)).toBe(297_000)
  })

  test('after a move both clocks stand, and the next turn starts from nothing', () => {
    const moved = afterMove(setGoing(newClock(control('fischer', 60, 1)), 0), 'white', 0, 10_000)
    const at = { ply: 1, turn: 'black', nowMs: 50_000 } as const
    expect(timeLeft(moved, 'white', at)).toBe(51_000)
    expect(timeLeft(moved, 'black', at)).toBe(60_000)
  })

  test('a game taken back has the time it had then, and another move forgets the rest', () => {
    const first = afterMove(setGoing(newClock(control('sudden-death', 60)), 0), 'white', 0, 10_000)
    const second = afterMove(setGoing(first, 10_000), 'black', 1, 25_000)
    const back = turnAnew(setGoing(second, 25_000))
    const at = { ply: 1, turn: 'black', nowMs: 99_000 } as const
    expect(timeLeft(back, 'black', at)).toBe(60_000)
    expect(timeLeft(back, 'white', at)).toBe(50_000)
    const other = afterMove(setGoing(back, 0), 'black', 1, 1000)
    expect(other.turns).toHaveLength(3)
    expect(timeLeft(other, 'black', { ply: 2, turn: 'white', nowMs: 0 })).toBe(59_000)
  })

  test('a clock never shows less than nothing, and a moment before its start costs nothing', () => {
    const going = setGoing(newClock(control('sudden-death', 60)), 1000)
    expect(timeLeft(going, 'white', { ply: 0, turn: 'white', nowMs: 999_000 })).toBe(0)
    expect(timeLeft(going, 'white', { ply: 0, turn: 'white', nowMs: 0 })).toBe(60_000)
  })

  test('time is short at twenty seconds, in a game of one minute at ten', () => {
    expect(lowMs(control('fischer', 600, 5))).toBe(20_000)
    expect(lowMs(control('fischer', 60, 5))).toBe(10_000)
  })
})

describe('the digits of a clock', () => {
  test('hours, minutes, and tenths at the end', () => {
    expect(digitsOf(3_723_000)).toEqual({ kind: 'hours', hours: 1, minutes: 2, seconds: 3 })
    expect(digitsOf(271_500)).toEqual({ kind: 'minutes', minutes: 4, seconds: 32 })
    expect(digitsOf(9340)).toEqual({ kind: 'tenths', seconds: 9, tenths: 4 })
    expect(digitsOf(1)).toEqual({ kind: 'tenths', seconds: 0, tenths: 1 })
    expect(digitsOf(0)).toEqual({ kind: 'tenths', seconds: 0, tenths: 0 })
  })

  test('they change exactly when the time for it has passed, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_200_000 }), (leftMs) => {
        const wait = untilNextDigits(leftMs)
        expect(wait).toBeGreaterThan(0)
        expect(digitsOf(leftMs - wait)).not.toEqual(digitsOf(leftMs))
        if (wait > 1) expect(digitsOf(leftMs - wait + 1)).toEqual(digitsOf(leftMs))
      }),
    )
  })
})

describe('the time the computer takes', () => {
  test('is a small part of what it has, so that it never loses on time by thinking', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 10_800_000 }),
        fc.constantFrom(...TIME_PRESETS),
        (leftMs, preset) => {
          const ms = thinkTime(leftMs, preset)
          expect(ms).toBeGreaterThan(0)
          expect(ms).toBeLessThanOrEqual(leftMs / 2)
        },
      ),
    )
  })

  test('grows with what each move adds', () => {
    expect(thinkTime(60_000, control('fischer', 60, 10))).toBeGreaterThan(
      thinkTime(60_000, control('sudden-death', 60)) + 7000,
    )
  })
})

test('two controls are the same when the games are', () => {
  expect(sameControl(control('none', 60), control('none', 900, 5))).toBe(true)
  expect(sameControl(control('sudden-death', 60, 1), control('sudden-death', 60, 2))).toBe(true)
  expect(sameControl(control('fischer', 60, 1), control('fischer', 60, 2))).toBe(false)
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSounds } from './sounds.ts'

/** A context that notes when its tones begin, and wakes only when told. */
const fakeContext = (state: 'running' | 'suspended') => {
  const begun: number[] = []
  let wake: (() => void) | undefined
  const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: () => param }
  const chainable = () => {
    const made: Record<string, unknown> = {
      gain: param,
      frequency: param,
      Q: param,
      disconnect: vi.fn(),
      stop: () => undefined,
      start: (at: number) => begun.push(at),
    }
    made.connect = (to: unknown) => to
    return made
  }
  const context = {
    state,
    currentTime: 10,
    sampleRate: 8000,
    destination: {},
    createGain: chainable,
    createOscillator: chainable,
    createBufferSource: chainable,
    createBiquadFilter: chainable,
    createDynamicsCompressor: chainable,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () =>
      new Promise<void>((resolve) => {
        wake = resolve
      }),
    suspend: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
  }
  return { context, begun, wake: () => wake?.() }
}

const started = (state: 'running' | 'suspended') => {
  const fake = fakeContext(state)
  const gestures = new EventTarget()
  const sounds = createSounds({
    gestures,
    settings: { on: true, volume: 1 },
    open: () => fake.context as unknown as AudioContext,
  })
  gestures.dispatchEvent(new Event('pointerdown'))
  return { ...fake, sounds }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('notes begin on the context’s clock, at their times from the cue', () => {
  const { sounds, begun } = started('running')
  sounds.cue({ kind: 'over', winner: undefined })
  expect(Math.min(...begun)).toBe(10)
  expect(Math.max(...begun)).toBeCloseTo(10.13, 5)
})

test('a context that was asleep plays when it wakes in time, and nothing that comes too late', async () => {
  const inTime = started('suspended')
  inTime.sounds.cue({ kind: 'refused' })
  expect(inTime.begun).toEqual([])
  inTime.wake()
  await vi.advanceTimersByTimeAsync(10)
  expect(inTime.begun.length).toBeGreaterThan(0)
  const late = started('suspended')
  late.sounds.cue({ kind: 'refused' })
  await vi.advanceTimersByTimeAsync(1000)
  late.wake()
  await vi.advanceTimersByTimeAsync(10)
  expect(late.begun).toEqual([])
})

test('a context that has been silent for a while is put to sleep', async () => {
  const { sounds, context } = started('running')
  sounds.cue({ kind: 'chosen' })
  await vi.advanceTimersByTimeAsync(7000)
  expect(context.suspend).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(context.suspend).toHaveBeenCalledTimes(1)
})

test('no sound at volume 0 or after they were switched off', () => {
  const { sounds, begun } = started('running')
  sounds.change({ on: true, volume: 0 })
  sounds.cue({ kind: 'refused' })
  sounds.change({ on: false, volume: 1 })
  sounds.cue({ kind: 'refused' })
  expect(begun).toEqual([])
})

describe('a context that may be opened later', () => {
  const waiting = (open: () => AudioContext, on = true) => {
    const works: (() => void)[] = []
    const gestures = new EventTarget()
    const sounds = createSounds({
      gestures,
      settings: { on, volume: 1 },
      open,
      later: (work) => works.push(work),
    })
    return { sounds, works, press: () => gestures.dispatchEvent(new Event('pointerdown')) }
  }
  const opener = () => vi.fn(() => fakeContext('running').context as unknown as AudioContext)

  test('is opened once, after the gesture', () => {
    const open = opener()
    const { sounds, works, press } = waiting(open)
    press()
    press()
    sounds.cue({ kind: 'refused' })
    expect([works.length, open.mock.calls.length]).toEqual([1, 0])
    works[0]?.()
    press()
    expect([works.length, open.mock.calls.length]).toEqual([1, 1])
  })

  test('is not opened after the end, nor when sounds were switched off meanwhile', () => {
    const open = opener()
    const ended = waiting(open)
    ended.press()
    ended.sounds.destroy()
    ended.works[0]?.()
    const muted = waiting(open)
    muted.press()
    muted.sounds.change({ on: false, volume: 1 })
    muted.works[0]?.()
    expect(open).not.toHaveBeenCalled()
  })

  test('is opened at once when the switch is pressed', () => {
    const open = opener()
    waiting(open, false).sounds.change({ on: true, volume: 1 })
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('is tried again by the next gesture when the device refused it', () => {
    const open = vi.fn((): AudioContext => {
      throw new Error('no device')
    })
    const { works, press } = waiting(open)
    press()
    works[0]?.()
    press()
    works[1]?.()
    expect(open).toHaveBeenCalledTimes(2)
  })
})

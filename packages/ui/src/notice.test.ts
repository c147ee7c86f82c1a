import { describe, expect, test } from 'vitest'
import type { Clock } from './clock.ts'
import { createNotices } from './notice.tsx'

/** A clock that stands still until it is turned. */
const handClock = (): Clock & { readonly turn: (ms: number) => void } => {
  let now = 0
  let waiting: { readonly at: number; readonly work: () => void }[] = []
  return {
    now: () => now,
    after: (delayMs, work) => {
      const entry = { at: now + delayMs, work }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    turn: (ms) => {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { work } of due) work()
    },
  }
}

describe('notices', () => {
  test('information leaves by itself, an error stays until it is dismissed', () => {
    const clock = handClock()
    const notices = createNotices(clock)
    notices.say('Copied')
    notices.say('Refused', 'error')
    clock.turn(60_000)
    expect(notices.shown.value.map(({ text }) => text)).toEqual(['Refused'])
    notices.dismiss(notices.shown.value[0]?.id ?? -1)
    expect(notices.shown.value).toEqual([])
  })

  test('the same sentence again renews the one that is there', () => {
    const clock = handClock()
    const notices = createNotices(clock)
    notices.say('Copied')
    clock.turn(4000)
    notices.say('Copied')
    clock.turn(4000)
    expect(notices.shown.value.map(({ text }) => text)).toEqual(['Copied'])
    clock.turn(4000)
    expect(notices.shown.value).toEqual([])
  })

  test('one that offers something stays until it is dismissed', () => {
    const clock = handClock()
    const notices = createNotices(clock)
    notices.say('Deleted', 'info', { label: 'Undo', onPress: () => undefined })
    clock.turn(60_000)
    expect(notices.shown.value.map(({ text, action }) => [text, action?.label])).toEqual([
      ['Deleted', 'Undo'],
    ])
    notices.dismiss(notices.shown.value[0]?.id ?? -1)
    expect(notices.shown.value).toEqual([])
  })

  test('only the three newest are shown', () => {
    const notices = createNotices(handClock())
    for (const text of ['one', 'two', 'three', 'four']) notices.say(text, 'error')
    expect(notices.shown.value.map(({ text }) => text)).toEqual(['two', 'three', 'four'])
  })
})

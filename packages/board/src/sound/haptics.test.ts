import { expect, test } from 'vitest'
import { choreograph } from '../choreography.ts'
import { MOTIONS } from '../motion.ts'
import { moveOf } from '../testing/positions.ts'
import { createHaptics, shakesFor } from './haptics.ts'

const started = (way: string, captured = '', promotes = false) =>
  ({ kind: 'started', tweens: choreograph(moveOf(way, captured, promotes), MOTIONS.normal).tweens }) as const

test('a capture shakes once for each piece, at the moment it is crossed; a quiet move does not', () => {
  const cue = started('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
  const crossed = cue.tweens.filter(({ kind }) => kind === 'vanish').map(({ startMs }) => startMs)
  const pattern = shakesFor(cue) ?? []
  const times: number[] = []
  let nowMs = 0
  pattern.forEach((ms, index) => {
    if (index % 2 === 0 && ms > 0) times.push(nowMs)
    nowMs += ms
  })
  expect(times).toHaveLength(4)
  times.forEach((ms, hop) => {
    expect(Math.abs(ms - (crossed[hop] as number))).toBeLessThan(2)
  })
  expect(shakesFor(started('d3 d4'))).toBeUndefined()
  expect(shakesFor(started('c7 c8', '', true))).toHaveLength(3)
})

test('nothing shakes while it is off or where there is nothing to shake', () => {
  const shaken: number[][] = []
  const haptics = createHaptics((pattern) => shaken.push(pattern), false)
  haptics.cue({ kind: 'refused' })
  haptics.change(true)
  haptics.cue({ kind: 'refused' })
  haptics.cue({ kind: 'chosen' })
  expect(shaken).toEqual([[22, 45, 22]])
  expect(() => createHaptics(undefined, true).cue({ kind: 'refused' })).not.toThrow()
})

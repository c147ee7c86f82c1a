import { START } from '@tama/engine'
import { expect, test } from 'vitest'
import { choreograph, rewound, seenTweens } from '../choreography.ts'
import { deal } from '../deal.ts'
import { MOTIONS } from '../motion.ts'
import { moveOf } from '../testing/positions.ts'
import { type Note, notesOf, soundsFor, type Voice } from './score.ts'

const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
const of = (notes: readonly Note[], voice: Voice): readonly Note[] =>
  notes.filter((note) => note.voice === voice)

test('a quiet move is one knock when the piece is down', () => {
  const plan = choreograph(moveOf('d3 d4'), MOTIONS.normal)
  expect(soundsFor(plan.tweens)).toEqual([{ voice: 'knock', atMs: plan.totalMs, pitch: 0, gain: 0.6 }])
})

test('a capture knocks at every landing, each time higher and never softer, and clicks where a piece is crossed', () => {
  const { tweens } = choreograph(fourHops, MOTIONS.normal)
  const notes = soundsFor(tweens)
  const landings = tweens.filter(({ kind }) => kind === 'slide').map(({ endMs }) => endMs)
  const knocks = of(notes, 'knock')
  expect(knocks.map(({ atMs }) => atMs)).toEqual(landings)
  expect(knocks.map(({ pitch }) => pitch)).toEqual([0, 2, 4, 7])
  knocks.slice(1).forEach(({ gain }, hop) => {
    expect(gain).toBeGreaterThan((knocks[hop] as Note).gain)
  })
  const crossed = tweens.filter(({ kind }) => kind === 'vanish').map(({ startMs }) => startMs)
  expect(of(notes, 'take').map(({ atMs }) => atMs)).toEqual(crossed)
})

test('the rhythm stays where there is no motion, and at every speed no two knocks fall together', () => {
  for (const motion of Object.values(MOTIONS)) {
    const times = of(soundsFor(choreograph(fourHops, motion).tweens), 'knock').map(({ atMs }) => atMs)
    expect(times).toHaveLength(4)
    times.slice(1).forEach((ms, index) => {
      expect(ms - (times[index] as number)).toBeGreaterThanOrEqual(85)
    })
  }
})

test('a crown chimes when it is shown; a move taken back is heard in its own order', () => {
  const plan = choreograph(moveOf('c7 c8', '', true), MOTIONS.normal)
  const crown = plan.tweens.find(({ kind }) => kind === 'crown')
  expect(of(soundsFor(plan.tweens), 'crown')).toEqual([
    { voice: 'crown', atMs: crown?.startMs, pitch: 0, gain: 0.6 },
  ])
  const back = soundsFor(seenTweens(rewound(fourHops, MOTIONS.normal)))
  expect(of(back, 'knock')).toHaveLength(4)
  expect(of(back, 'take')).toHaveLength(4)
  expect(back.every(({ atMs }) => atMs >= 0)).toBe(true)
})

test('the start of a game is a patter, not a din', () => {
  const notes = soundsFor(deal(START, MOTIONS.normal).tweens)
  expect(notes).toHaveLength(8)
  expect(notes.every(({ gain }) => gain < 0.3)).toBe(true)
})

test('every cue but one that stops has a sound, a draw another than a win', () => {
  const win = notesOf({ kind: 'over', winner: 'white' })
  expect(win.length).toBeGreaterThan(notesOf({ kind: 'over', winner: undefined }).length)
  expect(notesOf({ kind: 'refused' })).toMatchObject([{ voice: 'refuse' }])
  expect(notesOf({ kind: 'chosen' })).toMatchObject([{ voice: 'lift' }])
  expect(notesOf({ kind: 'stopped' })).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { choreograph } from '../choreography.ts'
import { MOTIONS } from '../motion.ts'
import { until } from '../testing/page.ts'
import { moveOf } from '../testing/positions.ts'
import { soundsFor, VOICES } from './score.ts'
import { createSounds } from './sounds.ts'
import { createInstrument } from './voices.ts'

const RATE = 22050

/** Renders notes without a loudspeaker. */
const rendered = async (
  notes: readonly Parameters<ReturnType<typeof createInstrument>['play']>[0][],
  seconds: number,
) => {
  const context = new OfflineAudioContext(1, RATE * seconds, RATE)
  const instrument = createInstrument(context, context.destination)
  for (const note of notes) instrument.play(note, note.atMs / 1000)
  return (await context.startRendering()).getChannelData(0)
}

const peak = (samples: Float32Array, fromMs = 0, toMs = Number.POSITIVE_INFINITY): number =>
  samples
    .subarray((fromMs * RATE) / 1000, Math.min(samples.length, (toMs * RATE) / 1000))
    .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe('the instrument', () => {
  test.each(VOICES)('%s is heard, never too loud, and dies away', async (voice) => {
    const samples = await rendered([{ voice, atMs: 100, pitch: 0, gain: 1 }], 4)
    expect(peak(samples, 0, 95)).toBe(0)
    expect(peak(samples, 100, 300)).toBeGreaterThan(0.05)
    expect(peak(samples)).toBeLessThan(1.2)
    expect(peak(samples, 3900)).toBe(0)
  })

  test('a capture of ten stays below full level and is heard at every landing', async () => {
    const way = 'a1 a3 c3 c5 e5 e7 g7 g5 g3 g1 e1'
    const notes = soundsFor(choreograph(moveOf(way, 'a2 b3 c4 d5 e6 f7 g6 g4 g2 f1'), MOTIONS.normal).tweens)
    const samples = await rendered(notes, 4)
    expect(peak(samples)).toBeLessThan(1.2)
    for (const { atMs } of notes.filter(({ voice }) => voice === 'knock')) {
      expect(peak(samples, atMs, atMs + 40)).toBeGreaterThan(0.08)
    }
  })
})

describe('sounds', () => {
  const setUp = (on: boolean) => {
    const gestures = new EventTarget()
    const contexts: AudioContext[] = []
    const sounds = createSounds({
      gestures,
      settings: { on, volume: 0.5 },
      open: () => {
        const context = new AudioContext()
        contexts.push(context)
        return context
      },
    })
    return { sounds, contexts, gesture: () => gestures.dispatchEvent(new Event('pointerdown')) }
  }

  test('are off until switched on, and open nothing before a gesture', () => {
    const off = setUp(false)
    off.gesture()
    off.sounds.cue({ kind: 'refused' })
    expect(off.contexts).toHaveLength(0)
    const on = setUp(true)
    on.sounds.cue({ kind: 'refused' })
    expect(on.contexts).toHaveLength(0)
    on.gesture()
    on.gesture()
    expect(on.contexts).toHaveLength(1)
    on.sounds.cue({ kind: 'refused' })
    off.sounds.destroy()
    on.sounds.destroy()
  })

  test('switching them on is a gesture itself; the context is closed with them', async () => {
    const { sounds, contexts } = setUp(false)
    sounds.change({ on: true, volume: 1 })
    expect(contexts).toHaveLength(1)
    sounds.cue({ kind: 'over', winner: 'white' })
    sounds.cue({ kind: 'stopped' })
    sounds.destroy()
    await until(() => contexts[0]?.state === 'closed', 'the end of the context')
  })

  test('a device without sound is silent, no failure', () => {
    const gestures = new EventTarget()
    const sounds = createSounds({
      gestures,
      settings: { on: true, volume: 1 },
      open: () => {
        throw new Error('no device')
      },
    })
    gestures.dispatchEvent(new Event('keydown'))
    expect(() => sounds.cue({ kind: 'refused' })).not.toThrow()
    sounds.destroy()
  })
})

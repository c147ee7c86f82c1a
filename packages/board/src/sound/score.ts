import type { Cue } from '../cue.ts'
import type { Tween } from '../tween.ts'

/** How a note sounds. Each is synthesised in `voices.ts`. */
export const VOICES = [
  /** A piece is set down on wood; one is lifted. */
  'knock',
  'lift',
  /** A captured piece leaves the board. */
  'take',
  /** A man becomes a king. */
  'crown',
  /** A touch was refused. */
  'refuse',
  /** One tone of what is played when a game ends. */
  'pluck',
] as const
export type Voice = (typeof VOICES)[number]

/** One sound at its time. */
export interface Note {
  readonly voice: Voice
  /** From the moment of the cue. */
  readonly atMs: number
  /** Semitones above the voice's own tone. */
  readonly pitch: number
  /** 0..1 */
  readonly gain: number
}

/** Every hop of a capture sounds higher than the one before, on a scale of five tones. */
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const

/** Two knocks are never nearer than this, however fast the picture is: a capture keeps its rhythm without motion. */
const LEAST_GAP_MS = 85

const stepOf = (hop: number): number => STEPS[Math.min(hop, STEPS.length - 1)] as number

/** The same notes, none of a voice sooner after another of it than can be heard. */
const spread = (notes: readonly Note[]): readonly Note[] => {
  const latest = new Map<Voice, number>()
  return notes.map((note) => {
    const before = latest.get(note.voice)
    const atMs = before === undefined ? note.atMs : Math.max(note.atMs, before + LEAST_GAP_MS)
    latest.set(note.voice, atMs)
    return { ...note, atMs }
  })
}

/**
 * What a motion sounds like: a knock where a piece is set down, higher and a little louder with every hop, a light
 * click where a captured piece leaves or comes back, a chime for a crown, a patter for the start of a game. Times are
 * those of the tweens, as far as they can be told apart by ear.
 */
export const soundsFor = (tweens: readonly Tween[]): readonly Note[] => {
  const inOrder = [...tweens].sort((a, b) => a.startMs - b.startMs)
  const isChain = inOrder.some(({ kind }) => kind === 'vanish' || kind === 'return')
  const notes: Note[] = []
  let hop = 0
  let arrived = 0
  for (const { kind, startMs, endMs } of inOrder) {
    if (kind === 'slide') {
      const gain = isChain ? Math.min(1, 0.62 + 0.06 * hop) : 0.6
      notes.push({ voice: 'knock', atMs: endMs, pitch: isChain ? stepOf(hop) : 0, gain })
      hop++
    } else if (kind === 'vanish' || kind === 'return') {
      notes.push({ voice: 'take', atMs: startMs, pitch: stepOf(Math.max(0, hop - 1)), gain: 0.4 })
    } else if (kind === 'crown') {
      notes.push({ voice: 'crown', atMs: startMs, pitch: 0, gain: 0.6 })
    } else if (arrived++ % 4 === 0) {
      notes.push({ voice: 'knock', atMs: endMs, pitch: arrived % 8 === 1 ? 0 : 2, gain: 0.28 })
    }
  }
  return spread(notes.sort((a, b) => a.atMs - b.atMs))
}

const chord = (pitches: readonly number[]): readonly Note[] =>
  pitches.map((pitch, index) => ({ voice: 'pluck', atMs: 130 * index, pitch, gain: 0.5 }))

/** What a cue sounds like; `stopped` has no sound of its own. */
export const notesOf = (cue: Cue): readonly Note[] => {
  switch (cue.kind) {
    case 'started':
      return soundsFor(cue.tweens)
    case 'stopped':
      return []
    case 'chosen':
      return [{ voice: 'lift', atMs: 0, pitch: 0, gain: 0.35 }]
    case 'refused':
      return [{ voice: 'refuse', atMs: 0, pitch: 0, gain: 0.5 }]
    case 'over':
      return cue.winner === undefined ? chord([0, 0]) : chord([0, 4, 7, 12])
  }
}

import type { Note, Voice } from './score.ts'

/** One sounding note: its way out can be closed before it has begun. */
export interface Sounding {
  /** Seconds on the context's clock. */
  readonly startS: number
  readonly endS: number
  readonly silence: () => void
}

/** A short noise, the same every time. */
const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const length = Math.ceil(context.sampleRate * 0.06)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 20240
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[index] = state / 2 ** 31 - 1
  }
  return buffer
}

/** One vibrating part of a sound: a tone that dies away, or a noise through a narrow band. */
type Part =
  | {
      readonly kind: 'tone'
      readonly wave: OscillatorType
      readonly hz: number
      /** Where the tone has gone after `bendS`: wood drops a little when it is struck. */
      readonly bendTo?: number
      readonly level: number
      readonly decayS: number
      readonly delayS?: number
    }
  | {
      readonly kind: 'noise'
      readonly hz: number
      readonly width: number
      readonly level: number
      readonly decayS: number
    }

/** A box of wood rings in a few tones that are no harmonics of each other; the click of the contact goes first. */
const PARTS: Readonly<Record<Voice, readonly Part[]>> = {
  knock: [
    { kind: 'noise', hz: 2300, width: 1.1, level: 0.5, decayS: 0.014 },
    { kind: 'tone', wave: 'sine', hz: 262, bendTo: 0.82, level: 0.75, decayS: 0.085 },
    { kind: 'tone', wave: 'sine', hz: 262 * 2.68, bendTo: 0.94, level: 0.26, decayS: 0.05 },
    { kind: 'tone', wave: 'sine', hz: 262 * 5.1, level: 0.08, decayS: 0.022 },
  ],
  lift: [
    { kind: 'noise', hz: 3200, width: 1.6, level: 0.22, decayS: 0.012 },
    { kind: 'tone', wave: 'sine', hz: 410, bendTo: 1.12, level: 0.2, decayS: 0.035 },
  ],
  take: [
    { kind: 'noise', hz: 3600, width: 2.2, level: 0.4, decayS: 0.018 },
    { kind: 'tone', wave: 'sine', hz: 690, bendTo: 0.9, level: 0.3, decayS: 0.055 },
    { kind: 'tone', wave: 'sine', hz: 690 * 2.4, level: 0.1, decayS: 0.03 },
  ],
  crown: [
    { kind: 'tone', wave: 'sine', hz: 659.3, level: 0.32, decayS: 0.5 },
    { kind: 'tone', wave: 'sine', hz: 659.3 * 2.01, level: 0.14, decayS: 0.32 },
    { kind: 'tone', wave: 'sine', hz: 880, level: 0.3, decayS: 0.55, delayS: 0.09 },
    { kind: 'tone', wave: 'sine', hz: 880 * 2.01, level: 0.12, decayS: 0.36, delayS: 0.09 },
  ],
  refuse: [
    { kind: 'noise', hz: 700, width: 1.2, level: 0.22, decayS: 0.03 },
    { kind: 'tone', wave: 'sine', hz: 150, bendTo: 0.8, level: 0.6, decayS: 0.1 },
    { kind: 'tone', wave: 'sine', hz: 142, bendTo: 0.8, level: 0.5, decayS: 0.1, delayS: 0.11 },
  ],
  pluck: [
    { kind: 'noise', hz: 1800, width: 1.4, level: 0.12, decayS: 0.012 },
    { kind: 'tone', wave: 'triangle', hz: 293.7, level: 0.5, decayS: 0.75 },
    { kind: 'tone', wave: 'sine', hz: 293.7 * 2.003, level: 0.2, decayS: 0.45 },
    { kind: 'tone', wave: 'sine', hz: 293.7 * 3.01, level: 0.08, decayS: 0.25 },
  ],
}

/** Sounds fall to a thousandth of their level in this many of their decay times. */
const TAIL = 4.2

const FLOOR = 0.001

/** What plays notes into `out`. */
export interface Instrument {
  readonly play: (note: Note, startS: number) => Sounding
}

/** An instrument for one context: no recordings, only oscillators and filtered noise. */
export const createInstrument = (context: BaseAudioContext, out: AudioNode): Instrument => {
  const noise = noiseOf(context)
  const source = (part: Part, tune: number, atS: number, endS: number): AudioNode => {
    if (part.kind === 'noise') {
      const rustle = context.createBufferSource()
      rustle.buffer = noise
      const band = context.createBiquadFilter()
      band.type = 'bandpass'
      band.frequency.value = part.hz * Math.sqrt(tune)
      band.Q.value = part.width
      rustle.connect(band)
      rustle.start(atS)
      rustle.stop(endS)
      return band
    }
    const tone = context.createOscillator()
    tone.type = part.wave
    tone.frequency.setValueAtTime(part.hz * tune, atS)
    if (part.bendTo !== undefined) {
      tone.frequency.exponentialRampToValueAtTime(part.hz * tune * part.bendTo, atS + part.decayS)
    }
    tone.start(atS)
    tone.stop(endS)
    return tone
  }
  return {
    play: ({ voice, pitch, gain }, startS) => {
      const tune = 2 ** (pitch / 12)
      const way = context.createGain()
      way.gain.value = gain
      way.connect(out)
      let latestS = startS
      for (const part of PARTS[voice]) {
        const atS = startS + (part.kind === 'tone' ? (part.delayS ?? 0) : 0)
        const endS = atS + part.decayS * TAIL
        latestS = Math.max(latestS, endS)
        const level = context.createGain()
        level.gain.setValueAtTime(FLOOR, atS)
        level.gain.exponentialRampToValueAtTime(part.level, atS + 0.002)
        level.gain.exponentialRampToValueAtTime(FLOOR, endS)
        source(part, tune, atS, endS).connect(level).connect(way)
      }
      return { startS, endS: latestS, silence: () => way.disconnect() }
    },
  }
}

import type { Cue } from '../cue.ts'
import { type Note, notesOf } from './score.ts'
import { createInstrument, type Instrument, type Sounding } from './voices.ts'

/** Whether sounds are played, and how loud. */
export interface SoundSettings {
  readonly on: boolean
  /** 0..1 */
  readonly volume: number
}

/** What sounds need of the page. */
export interface SoundsOptions {
  /** Opens a context when the first sound may be played: `() => new AudioContext()`. */
  readonly open: () => AudioContext
  /** Where gestures are heard; browsers allow sound only after one. Usually the document. */
  readonly gestures: EventTarget
  /** Does work once the gesture has had its answer: a context takes a slow device half a second to open. At once without. */
  readonly later?: (work: () => void) => void
  readonly settings: SoundSettings
}

/** The sounds of a board. */
export interface Sounds {
  /** Give this to a board as `onCue`. Silent while sounds are off and until the first gesture. */
  readonly cue: (cue: Cue) => void
  readonly change: (settings: SoundSettings) => void
  readonly destroy: () => void
}

/** A context that plays nothing for so long is suspended: it costs power. */
const IDLE_MS = 8000

/** A sound that cannot be played within this time comes too late and is dropped. */
const LATE_MS = 300

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

interface Opened {
  readonly context: AudioContext
  readonly volume: GainNode
  readonly instrument: Instrument
}

/** Sounds that are off until the settings say otherwise, and silent until the first gesture after that. */
export const createSounds = ({
  open,
  gestures,
  later = (work) => work(),
  settings,
}: SoundsOptions): Sounds => {
  let { on, volume } = settings
  let opened: Opened | undefined
  let isComing = false
  let sounding: readonly Sounding[] = []
  let idle: ReturnType<typeof setTimeout> | undefined
  const abort = new AbortController()

  /** Loudness is heard by its square. */
  const level = (): number => Math.min(1, Math.max(0, volume)) ** 2

  const make = (): Opened | undefined => {
    try {
      const context = open()
      const out = context.createGain()
      out.gain.value = level()
      const limiter = context.createDynamicsCompressor()
      out.connect(limiter).connect(context.destination)
      return { context, volume: out, instrument: createInstrument(context, out) }
    } catch {
      // A device without sound; the game goes on without it.
      return undefined
    }
  }

  const openNow = (): void => {
    if (!on || abort.signal.aborted) return
    opened ??= make()
    if (opened !== undefined && opened.context.state !== 'running')
      opened.context.resume().catch(() => undefined)
  }

  const wake = (): void => {
    if (opened !== undefined) {
      openNow()
      return
    }
    if (!on || isComing) return
    isComing = true
    later(() => {
      isComing = false
      openNow()
    })
  }
  for (const kind of GESTURES) {
    gestures.addEventListener(kind, wake, { signal: abort.signal, passive: true, capture: true })
  }

  const rest = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => opened?.context.suspend().catch(() => undefined), IDLE_MS)
  }

  const silence = (fromS: number): void => {
    for (const note of sounding) if (note.startS >= fromS) note.silence()
    sounding = sounding.filter(({ startS, endS }) => startS < fromS && endS > fromS)
  }

  const play = ({ context, instrument }: Opened, notes: readonly Note[]): void => {
    const nowS = context.currentTime
    silence(Number.POSITIVE_INFINITY)
    sounding = [...sounding, ...notes.map((note) => instrument.play(note, nowS + note.atMs / 1000))]
    rest()
  }

  /** Plays once a sleeping context runs again: its clock stands still, so that what waits would pile up in it. */
  const playAwake = (opened: Opened, notes: readonly Note[]): void => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
    }, LATE_MS)
    opened.context.resume().then(
      () => {
        clearTimeout(late)
        if (!isLate) play(opened, notes)
      },
      () => undefined,
    )
  }

  return {
    cue: (cue) => {
      if (!on || opened === undefined) return
      if (cue.kind === 'stopped') {
        silence(opened.context.currentTime)
        return
      }
      const notes = notesOf(cue)
      if (notes.length === 0 || level() === 0) return
      if (opened.context.state === 'running') play(opened, notes)
      else playAwake(opened, notes)
    },
    change: (next) => {
      on = next.on
      volume = next.volume
      if (opened === undefined) {
        // The switch was pressed by a hand: that is a gesture, too, and who pressed it listens.
        openNow()
        return
      }
      opened.volume.gain.value = level()
      if (on) openNow()
      else silence(Number.NEGATIVE_INFINITY)
    },
    destroy: () => {
      abort.abort()
      clearTimeout(idle)
      opened?.context.close().catch(() => undefined)
      opened = undefined
    },
  }
}

import { effect, type ReadonlySignal } from '@preact/signals'
import type { Cue } from '@tama/board'
import { pageClock, type Settings } from '@tama/ui'

const soundOf = ({ sound, volume }: Settings) => ({ on: sound, volume: volume / 100 })

/** The first press begins a game as a rule: its board comes first, and is heard from then on. */
const AFTER_PRESS_MS = 800

/** Fetches the sounds; from then on cues are heard and felt as the settings say. */
const openSounds = async (
  page: Document,
  settings: ReadonlySignal<Settings>,
): Promise<(cue: Cue) => void> => {
  const { createHaptics, createSounds } = await import('@tama/board/sound')
  const sounds = createSounds({
    open: () => new AudioContext(),
    gestures: page,
    later: (work) => pageClock.after(AFTER_PRESS_MS, work),
    settings: soundOf(settings.peek()),
  })
  const { vibrate } = navigator
  const haptics = createHaptics(
    vibrate === undefined ? undefined : (pattern) => navigator.vibrate(pattern),
    settings.peek().haptics,
  )
  let known = settings.peek()
  effect(() => {
    const now = settings.value
    if (now === known) return
    known = now
    sounds.change(soundOf(now))
    haptics.change(now.haptics)
  })
  return (cue) => {
    sounds.cue(cue)
    haptics.cue(cue)
  }
}

/** What makes the board heard and felt: give it the cues. Its script is fetched by `open`; before, all is quiet. */
export interface PageSounds {
  readonly cue: (cue: Cue) => void
  /** Resolves when cues are heard; also where the script cannot be had, which nobody needs to know. */
  readonly open: () => Promise<void>
}

/** The sounds of the page. */
export const pageSounds = (page: Document, settings: ReadonlySignal<Settings>): PageSounds => {
  let play: ((cue: Cue) => void) | undefined
  return {
    cue: (cue) => play?.(cue),
    open: async () => {
      play = await openSounds(page, settings).catch(() => undefined)
    },
  }
}

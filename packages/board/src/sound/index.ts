export type { Cue } from '../cue.ts'
export { createHaptics, type Haptics } from './haptics.ts'
export { type Note, soundsFor, type Voice } from './score.ts'
export { createSounds, type SoundSettings, type Sounds, type SoundsOptions } from './sounds.ts'

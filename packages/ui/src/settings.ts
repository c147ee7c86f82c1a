import type { Signal } from '@preact/signals'
import { LANGUAGE_CODES, type LanguageCode } from '@tama/i18n'
import { boolean, fallback, nullable, object, picklist } from 'valibot'
import { persisted } from './persisted.ts'
import type { TextStore } from './text-store.ts'

/** Colours of the page; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Speed of the pieces; `off` shows every move at once. */
export const MOTION_SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
export type MotionSpeed = (typeof MOTION_SPEEDS)[number]

/** What the user chose for both apps. */
export interface Settings {
  /** null: as the browser asks. */
  readonly language: LanguageCode | null
  readonly theme: Theme
  readonly speed: MotionSpeed
  readonly sound: boolean
}

/** The settings of a first visit. */
export const FIRST_SETTINGS: Settings = { language: null, theme: 'system', speed: 'normal', sound: true }

/** One unknown value does not cost the user the others. */
const schema = object({
  language: fallback(nullable(picklist(LANGUAGE_CODES)), FIRST_SETTINGS.language),
  theme: fallback(picklist(THEMES), FIRST_SETTINGS.theme),
  speed: fallback(picklist(MOTION_SPEEDS), FIRST_SETTINGS.speed),
  sound: fallback(boolean(), FIRST_SETTINGS.sound),
})

/** The settings shared by both apps: change them by assigning a new record to the signal. */
export const createSettings = (store: TextStore): Signal<Settings> =>
  persisted(store, { key: 'tama.settings', version: 1, schema, initial: FIRST_SETTINGS })

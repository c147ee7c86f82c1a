import type { Signal } from '@preact/signals'
import { LANGUAGE_CODES, type LanguageCode } from '@tama/i18n'
import {
  boolean,
  fallback,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
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
  /** Loudness of the sounds in percent, 0..100. */
  readonly volume: number
  /** Short vibrations where the device has them. */
  readonly haptics: boolean
  /** Names of the board's colours, of the pieces' shapes and of how squares are told apart; unknown: the first ones. */
  readonly boardTheme: string
  readonly pieceSet: string
  readonly squares: string
}

/** The settings of a first visit. */
export const FIRST_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  speed: 'normal',
  sound: true,
  volume: 60,
  haptics: true,
  boardTheme: '',
  pieceSet: '',
  squares: '',
}

const percent = pipe(number(), integer(), minValue(0), maxValue(100))
const name = pipe(string(), maxLength(40))

/** What settings must be, kept or in a file. One unknown value does not cost the user the others. */
export const settingsSchema = object({
  language: fallback(nullable(picklist(LANGUAGE_CODES)), FIRST_SETTINGS.language),
  theme: fallback(picklist(THEMES), FIRST_SETTINGS.theme),
  speed: fallback(picklist(MOTION_SPEEDS), FIRST_SETTINGS.speed),
  sound: fallback(boolean(), FIRST_SETTINGS.sound),
  volume: fallback(percent, FIRST_SETTINGS.volume),
  haptics: fallback(boolean(), FIRST_SETTINGS.haptics),
  boardTheme: fallback(name, FIRST_SETTINGS.boardTheme),
  pieceSet: fallback(name, FIRST_SETTINGS.pieceSet),
  squares: fallback(name, FIRST_SETTINGS.squares),
})

/** The settings shared by both apps: change them by assigning a new record to the signal. */
export const createSettings = (store: TextStore): Signal<Settings> =>
  persisted(store, { key: 'tama.settings', version: 1, schema: settingsSchema, initial: FIRST_SETTINGS })

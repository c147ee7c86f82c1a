import type { Signal } from '@preact/signals'
import { parseRuleset } from '@tama/engine/notation'
import { FOLLOWING_START } from '@tama/search'
import { persisted, type TextStore } from '@tama/ui'
import {
  boolean,
  fallback,
  integer,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { timeControlSchema } from './clock/time-control-schema.ts'
import { type Choices, FIRST_CHOICES, OPPONENTS } from './screens/start/model.ts'
import { LEVELS } from './seats.ts'

/** What the user prefers in this app alone. */
export interface Preferences {
  /** Letters and numbers at the edge of the board. */
  readonly coordinates: boolean
  /** Keys such as H for a hint; they may be in the way of other programs' keys. */
  readonly shortcuts: boolean
  /** A move that was entered waits for a second yes. */
  readonly confirmMove: boolean
  /** A move may be entered while the other side is to move. */
  readonly premoves: boolean
  /** The computer that follows the player: its level, 1 .. 10 with fractions, and the games it has learned from. */
  readonly following: { readonly level: number; readonly games: number }
  /** How fast the computer plays against itself. */
  readonly pace: Pace
}

/** How fast a game that is only watched goes. */
export const PACES = ['slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

const FIRST_PREFERENCES: Preferences = {
  coordinates: true,
  shortcuts: true,
  confirmMove: false,
  premoves: true,
  following: FOLLOWING_START,
  pace: 'normal',
}

/** What preferences must be, kept or in a file. */
export const preferencesSchema = object({
  coordinates: fallback(boolean(), FIRST_PREFERENCES.coordinates),
  shortcuts: fallback(boolean(), FIRST_PREFERENCES.shortcuts),
  confirmMove: fallback(boolean(), FIRST_PREFERENCES.confirmMove),
  premoves: fallback(boolean(), FIRST_PREFERENCES.premoves),
  following: fallback(
    object({
      level: pipe(number(), minValue(1), maxValue(LEVELS.length)),
      games: pipe(number(), integer(), minValue(0)),
    }),
    FIRST_PREFERENCES.following,
  ),
  pace: fallback(picklist(PACES), FIRST_PREFERENCES.pace),
})

/** Preferences kept in `store`. */
export const keptPreferences = (store: TextStore): Signal<Preferences> =>
  persisted(store, {
    key: 'tama.web.preferences',
    version: 1,
    schema: preferencesSchema,
    initial: FIRST_PREFERENCES,
  })

/** What the start screen's choices must be, kept or in a file. */
export const choicesSchema = object({
  ruleset: fallback(string(), FIRST_CHOICES.ruleset),
  opponent: fallback(picklist(OPPONENTS), FIRST_CHOICES.opponent),
  level: fallback(picklist(LEVELS), FIRST_CHOICES.level),
  follows: fallback(boolean(), FIRST_CHOICES.follows),
  side: fallback(picklist(['white', 'black', 'random']), FIRST_CHOICES.side),
  time: fallback(timeControlSchema, FIRST_CHOICES.time),
  isAcross: fallback(boolean(), FIRST_CHOICES.isAcross),
  watched: fallback(object({ white: picklist(LEVELS), black: picklist(LEVELS) }), FIRST_CHOICES.watched),
})

/** The start screen's choices kept in `store`; a ruleset that nobody can read is forgotten. */
export const keptChoices = (store: TextStore): Signal<Choices> => {
  const kept = persisted<Choices>(store, {
    key: 'tama.web.choices',
    version: 1,
    schema: choicesSchema,
    initial: FIRST_CHOICES,
  })
  if (!parseRuleset(kept.peek().ruleset).ok) kept.value = { ...kept.peek(), ruleset: FIRST_CHOICES.ruleset }
  return kept
}

import type { Signal } from '@preact/signals'
import { parseRuleset } from '@tama/engine/notation'
import { persisted, type TextStore } from '@tama/ui'
import { boolean, fallback, object, picklist, string } from 'valibot'
import { type Choices, FIRST_CHOICES } from './screens/start/model.ts'
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
}

const FIRST_PREFERENCES: Preferences = {
  coordinates: true,
  shortcuts: true,
  confirmMove: false,
  premoves: true,
}

const preferencesSchema = object({
  coordinates: fallback(boolean(), FIRST_PREFERENCES.coordinates),
  shortcuts: fallback(boolean(), FIRST_PREFERENCES.shortcuts),
  confirmMove: fallback(boolean(), FIRST_PREFERENCES.confirmMove),
  premoves: fallback(boolean(), FIRST_PREFERENCES.premoves),
})

/** Preferences kept in `store`. */
export const keptPreferences = (store: TextStore): Signal<Preferences> =>
  persisted(store, {
    key: 'tama.web.preferences',
    version: 1,
    schema: preferencesSchema,
    initial: FIRST_PREFERENCES,
  })

const choicesSchema = object({
  ruleset: fallback(string(), FIRST_CHOICES.ruleset),
  opponent: fallback(picklist(['computer', 'two-players']), FIRST_CHOICES.opponent),
  level: fallback(picklist(LEVELS), FIRST_CHOICES.level),
  side: fallback(picklist(['white', 'black', 'random']), FIRST_CHOICES.side),
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

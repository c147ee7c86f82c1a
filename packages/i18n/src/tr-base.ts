import type { messages as english } from './en-base.ts'
import type { Translated } from './message.ts'
import { board } from './tr/board.ts'
import { link } from './tr/link.ts'
import { notation } from './tr/notation.ts'
import { offline } from './tr/offline.ts'
import { rules } from './tr/rules.ts'
import { settings } from './tr/settings.ts'
import { words } from './tr/words.ts'

/** What both apps say. */
export const messages: Translated<typeof english> = {
  ...words,
  ...board,
  ...rules,
  ...settings,
  ...offline,
  ...notation,
  ...link,
}

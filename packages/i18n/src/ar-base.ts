import { board } from './ar/board.ts'
import { link } from './ar/link.ts'
import { notation } from './ar/notation.ts'
import { offline } from './ar/offline.ts'
import { rules } from './ar/rules.ts'
import { settings } from './ar/settings.ts'
import { words } from './ar/words.ts'
import type { messages as english } from './en-base.ts'
import type { Translated } from './message.ts'

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

import { board } from './en/board.ts'
import { link } from './en/link.ts'
import { notation } from './en/notation.ts'
import { offline } from './en/offline.ts'
import { rules } from './en/rules.ts'
import { settings } from './en/settings.ts'
import { words } from './en/words.ts'

/** What both apps say. */
export const messages = {
  ...words,
  ...board,
  ...rules,
  ...settings,
  ...offline,
  ...notation,
  ...link,
} as const

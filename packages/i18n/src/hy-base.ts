import type { messages as english } from './en-base.ts'
import { board } from './hy/board.ts'
import { link } from './hy/link.ts'
import { notation } from './hy/notation.ts'
import { offline } from './hy/offline.ts'
import { rules } from './hy/rules.ts'
import { settings } from './hy/settings.ts'
import { words } from './hy/words.ts'
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

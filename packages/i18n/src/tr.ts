import type { Messages } from './message.ts'
import { messages as base } from './tr-base.ts'
import { messages as editor } from './tr-editor.ts'
import { messages as game } from './tr-game.ts'
import { messages as library } from './tr-library.ts'
import { messages as solve } from './tr-solve.ts'

/** Turkish. Suffixes never hang on a placeholder: they would have to follow its vowels. */
export const tr: Messages = {
  ...base,
  ...game,
  ...library,
  ...solve,
  ...editor,
}

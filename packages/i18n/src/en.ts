import { messages as base } from './en-base.ts'
import { messages as editor } from './en-editor.ts'
import { messages as game } from './en-game.ts'
import { messages as library } from './en-library.ts'
import { messages as solve } from './en-solve.ts'

/** English: it says which messages there are, what their placeholders are called and which of them are plural. */
export const en = {
  ...base,
  ...game,
  ...library,
  ...solve,
  ...editor,
} as const

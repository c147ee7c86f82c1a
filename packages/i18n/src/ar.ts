import { messages as base } from './ar-base.ts'
import { messages as editor } from './ar-editor.ts'
import { messages as game } from './ar-game.ts'
import { messages as library } from './ar-library.ts'
import { messages as solve } from './ar-solve.ts'
import type { Messages } from './message.ts'

/** Modern standard Arabic. Texts put into placeholders are isolated by the translator, so squares keep their order. */
export const ar: Messages = {
  ...base,
  ...game,
  ...library,
  ...solve,
  ...editor,
}

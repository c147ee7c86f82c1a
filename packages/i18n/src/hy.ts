import { messages as base } from './hy-base.ts'
import { messages as editor } from './hy-editor.ts'
import { messages as game } from './hy-game.ts'
import { messages as library } from './hy-library.ts'
import { messages as solve } from './hy-solve.ts'
import type { Messages } from './message.ts'

/** Eastern Armenian. Endings never hang on a placeholder, so that any square or number fits. */
export const hy: Messages = {
  ...base,
  ...game,
  ...library,
  ...solve,
  ...editor,
}

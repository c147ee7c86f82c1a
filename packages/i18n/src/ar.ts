import { board } from './ar/board.ts'
import { clock } from './ar/clock.ts'
import { common } from './ar/common.ts'
import { editor } from './ar/editor.ts'
import { friend } from './ar/friend.ts'
import { games } from './ar/games.ts'
import { link } from './ar/link.ts'
import { notation } from './ar/notation.ts'
import { offline } from './ar/offline.ts'
import { play } from './ar/play.ts'
import { puzzle } from './ar/puzzle.ts'
import { review } from './ar/review.ts'
import { rules } from './ar/rules.ts'
import { settings } from './ar/settings.ts'
import { solve } from './ar/solve.ts'
import type { Messages } from './message.ts'

/** Modern standard Arabic. Texts put into placeholders are isolated by the translator, so squares keep their order. */
export const ar: Messages = {
  ...common,
  ...board,
  ...rules,
  ...play,
  ...friend,
  ...clock,
  ...settings,
  ...offline,
  ...games,
  ...review,
  ...notation,
  ...link,
  ...puzzle,
  ...solve,
  ...editor,
}

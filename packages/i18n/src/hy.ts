import { board } from './hy/board.ts'
import { clock } from './hy/clock.ts'
import { common } from './hy/common.ts'
import { editor } from './hy/editor.ts'
import { friend } from './hy/friend.ts'
import { games } from './hy/games.ts'
import { link } from './hy/link.ts'
import { notation } from './hy/notation.ts'
import { offline } from './hy/offline.ts'
import { play } from './hy/play.ts'
import { puzzle } from './hy/puzzle.ts'
import { review } from './hy/review.ts'
import { rules } from './hy/rules.ts'
import { settings } from './hy/settings.ts'
import { solve } from './hy/solve.ts'
import type { Messages } from './message.ts'

/** Eastern Armenian. Endings never hang on a placeholder, so that any square or number fits. */
export const hy: Messages = {
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

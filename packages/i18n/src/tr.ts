import type { Messages } from './message.ts'
import { board } from './tr/board.ts'
import { clock } from './tr/clock.ts'
import { common } from './tr/common.ts'
import { editor } from './tr/editor.ts'
import { friend } from './tr/friend.ts'
import { games } from './tr/games.ts'
import { link } from './tr/link.ts'
import { notation } from './tr/notation.ts'
import { offline } from './tr/offline.ts'
import { play } from './tr/play.ts'
import { puzzle } from './tr/puzzle.ts'
import { review } from './tr/review.ts'
import { rules } from './tr/rules.ts'
import { settings } from './tr/settings.ts'
import { solve } from './tr/solve.ts'

/** Turkish. Suffixes never hang on a placeholder: they would have to follow its vowels. */
export const tr: Messages = {
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

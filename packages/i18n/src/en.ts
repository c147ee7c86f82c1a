import { board } from './en/board.ts'
import { clock } from './en/clock.ts'
import { common } from './en/common.ts'
import { editor } from './en/editor.ts'
import { friend } from './en/friend.ts'
import { games } from './en/games.ts'
import { link } from './en/link.ts'
import { notation } from './en/notation.ts'
import { offline } from './en/offline.ts'
import { play } from './en/play.ts'
import { puzzle } from './en/puzzle.ts'
import { review } from './en/review.ts'
import { rules } from './en/rules.ts'
import { settings } from './en/settings.ts'
import { solve } from './en/solve.ts'

/** English: it says which messages there are, what their placeholders are called and which of them are plural. */
export const en = {
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
} as const

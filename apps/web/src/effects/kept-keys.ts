import type { RecordStore } from '@tama/ui'

/** Where the game in progress is kept; the text is that of `makeSave`. */
export const GAME = 'web.game'
/** Where a text that could not be read waits until the user has saved it or put it away. */
export const UNREADABLE = 'web.unreadable-game'
/** Where the games by link are kept. */
export const LINK_GAMES = 'web.link-games'

/** True when an earlier visit has left something to go on with. Never rejects. */
export const hasKept = async (records: RecordStore): Promise<boolean> => {
  const kept = await Promise.all([GAME, UNREADABLE, LINK_GAMES].map((key) => records.get(key)))
  return kept.some((value) => value !== undefined)
}

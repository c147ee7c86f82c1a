import { batch, effect, type Signal } from '@preact/signals'
import type { RecordStore } from '@tama/ui'
import { array, literal, maxLength, object, pipe, safeParse, string } from 'valibot'
import { LINK_GAMES } from '../effects/kept-keys.ts'
import { hasNews } from '../screens/play/by-link.ts'
import { makeSave, readSave } from '../screens/play/save.ts'
import { isPlaying, type PlayState } from '../screens/play/state.ts'
import type { Chance } from '../screens/start/match.ts'

/** More are not kept: the oldest that are over go first. */
const MOST_GAMES = 20

/** Kept games by link, version 1: texts of `makeSave`, the newest first. */
const schema = object({ version: literal(1), games: pipe(array(string()), maxLength(MOST_GAMES)) })

/** True while a game by link still needs somebody. */
export const isOpenGame = (state: PlayState): boolean => isPlaying(state) || hasNews(state)

/** The games by link of earlier visits, the newest first; what cannot be read is left out. Never rejects. */
export const loadGames = async (records: RecordStore): Promise<readonly PlayState[]> => {
  const read = safeParse(schema, await records.get(LINK_GAMES))
  if (!read.success) return []
  return read.output.games.flatMap((text) => {
    const state = readSave(text)
    return state.ok && state.value.link !== undefined ? [state.value] : []
  })
}

/** The chance for a new game with a seed that tells it from `games`, also where seeds are not left to chance. */
export const withFreeSeed = (chance: Chance, games: readonly PlayState[]): Chance => {
  let { seed } = chance
  while (games.some((game) => game.seed === seed)) seed++
  return { ...chance, seed }
}

/** `games` with `state` as the newest, in place of what was kept of it, and no more than are kept. */
export const withGame = (games: readonly PlayState[], state: PlayState): readonly PlayState[] => {
  const all = [state, ...games.filter(({ seed }) => seed !== state.seed)]
  if (all.length <= MOST_GAMES) return all
  const last = all.findLastIndex((game) => !isOpenGame(game))
  return all.filter((_, index) => index !== (last > 0 ? last : all.length - 1))
}

/** Word to and from other pages of this app on this device. */
export interface Tabs {
  /** Tells the others that the games have changed. */
  readonly tell: () => void
  readonly onTold: (heard: () => void) => void
}

/** What `keepGames` needs of the rest. */
export interface KeepParts {
  readonly records: RecordStore
  readonly play: Signal<PlayState | undefined>
  readonly games: Signal<readonly PlayState[]>
  readonly tabs: Tabs
}

const textsOf = (games: readonly PlayState[]): readonly string[] => games.map((state) => makeSave(state, 0))

/** A game that went on in another page goes on here, too. */
const caughtUp = (state: PlayState | undefined, games: readonly PlayState[]): PlayState | undefined => {
  const other = games.find(({ seed }) => state?.link !== undefined && seed === state.seed)
  return other !== undefined && state !== undefined && other.game.cursor > state.game.cursor ? other : state
}

/**
 * Keeps the game at the board among `games` while it is one by link, keeps `games` from now on, and follows what other
 * pages do with them: an answer is often opened in a page of its own.
 */
export const keepGames = ({ records, play, games, tabs }: KeepParts): void => {
  let isWriting = false
  let written = textsOf(games.peek()).join('\n')
  const write = async () => {
    if (isWriting) return
    isWriting = true
    for (;;) {
      const texts = textsOf(games.peek())
      if (texts.join('\n') === written) break
      written = texts.join('\n')
      await records.set(LINK_GAMES, { version: 1, games: texts })
      tabs.tell()
    }
    isWriting = false
  }
  effect(() => {
    const state = play.value
    if (state?.link !== undefined) games.value = withGame(games.peek(), state)
  })
  effect(() => {
    if (games.value.length >= 0) void write()
  })
  tabs.onTold(async () => {
    const loaded = await loadGames(records)
    written = textsOf(loaded).join('\n')
    batch(() => {
      games.value = loaded
      play.value = caughtUp(play.peek(), loaded)
    })
  })
}

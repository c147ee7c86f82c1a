import { type ReadonlySignal, signal } from '@preact/signals'
import type { RecordStore } from '@tama/ui'
import { array, literal, number, object, safeParse } from 'valibot'
import type { Tabs } from '../link-games/kept-games.ts'
import { type KeptGame, makeRecord, readRecord } from './kept-game.ts'

/** The games of this device. Every game is a record of its own, so that pages that are open at once lose none. */
export interface Archive {
  /** The newest first; undefined until they have been read. */
  readonly games: ReadonlySignal<readonly KeptGame[] | undefined>
  /** Reads the games, or reads them again. Never rejects. */
  readonly load: () => Promise<readonly KeptGame[]>
  /** The game with an id; undefined when there is none. Never rejects. */
  readonly find: (id: string) => Promise<KeptGame | undefined>
  /** Keeps games, each in place of what is kept under its id. Resolves when they are kept or refused. */
  readonly keep: (...games: readonly KeptGame[]) => Promise<void>
  /** Forgets a game; what is kept again is no longer forgotten. */
  readonly remove: (game: KeptGame) => Promise<void>
  /** True for the seed of a game that the user has deleted: it is not to come back by itself. */
  readonly wasRemoved: (seed: number) => Promise<boolean>
  /** True while the browser refuses to keep games: they last as long as the page. */
  readonly refused: ReadonlySignal<boolean>
}

/** Under this key stand the seeds of deleted games; no game has such an id. */
const REMOVED = 'removed games'
/** Only of games that an open page may still have at its board. */
const MOST_REMOVED = 40

const removedSchema = object({ v: literal(1), seeds: array(number()) })

const newestFirst = (games: readonly KeptGame[]): readonly KeptGame[] =>
  [...games].sort((a, b) => b.changedMs - a.changedMs || (a.id < b.id ? 1 : -1))

/** The archive in `records`, which hold nothing else. */
export const createArchive = (records: RecordStore, tabs: Tabs): Archive => {
  const games = signal<readonly KeptGame[] | undefined>(undefined)
  const load = async (): Promise<readonly KeptGame[]> => {
    const found = [...(await records.all()).values()].flatMap((record) => readRecord(record) ?? [])
    const sorted = newestFirst(found)
    games.value = sorted
    return sorted
  }
  const without = (ids: readonly string[]): readonly KeptGame[] =>
    (games.peek() ?? []).filter(({ id }) => !ids.includes(id))
  const removedSeeds = async (): Promise<readonly number[]> => {
    const read = safeParse(removedSchema, await records.get(REMOVED))
    return read.success ? read.output.seeds : []
  }
  tabs.onTold(() => {
    if (games.peek() !== undefined) void load()
  })
  return {
    games,
    load,
    find: async (id) => readRecord(await records.get(id)),
    keep: async (...kept) => {
      if (games.peek() !== undefined)
        games.value = newestFirst([...kept, ...without(kept.map(({ id }) => id))])
      for (const game of kept) await records.set(game.id, makeRecord(game))
      tabs.tell()
    },
    remove: async ({ id, summary }) => {
      if (games.peek() !== undefined) games.value = without([id])
      await records.remove(id)
      const others = (await removedSeeds()).filter((seed) => seed !== summary.seed)
      await records.set(REMOVED, { v: 1, seeds: [summary.seed, ...others].slice(0, MOST_REMOVED) })
      tabs.tell()
    },
    wasRemoved: async (seed) => (await removedSeeds()).includes(seed),
    refused: records.refused,
  }
}

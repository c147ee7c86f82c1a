import { type ReadonlySignal, signal } from '@preact/signals'
import type { RecordStore } from '@tama/ui'
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
  readonly remove: (id: string) => Promise<void>
  /** True while the browser refuses to keep games: they last as long as the page. */
  readonly refused: ReadonlySignal<boolean>
}

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
    remove: async (id) => {
      if (games.peek() !== undefined) games.value = without([id])
      await records.remove(id)
      tabs.tell()
    },
    refused: records.refused,
  }
}

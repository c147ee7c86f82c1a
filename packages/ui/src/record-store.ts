import { type ReadonlySignal, signal } from '@preact/signals'
import { type IDBPDatabase, openDB } from 'idb'

/** Larger records kept between visits: games and drafts. Values are plain data; check what comes back. */
export interface RecordStore {
  /** The record under `key`; undefined when there is none. Never rejects. */
  readonly get: (key: string) => Promise<unknown>
  /** Resolves when the record is kept, or when the browser refused (see `refused`). Never rejects. */
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** True once the browser has refused to keep something: records now last as long as the page. */
  readonly refused: ReadonlySignal<boolean>
}

/** What a store needs of a database. */
export interface Database {
  readonly get: (key: string) => Promise<unknown>
  readonly put: (key: string, value: unknown) => Promise<unknown>
  readonly delete: (key: string) => Promise<unknown>
}

const TABLE = 'records'

/** The IndexedDB database `name`; rejects where the browser refuses one. */
export const openDatabase = async (name: string): Promise<Database> => {
  const db: IDBPDatabase = await openDB(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore(TABLE)
    },
    // Another page wants a newer form of the database: let it have it.
    blocking: () => db.close(),
  })
  return {
    get: (key) => db.get(TABLE, key),
    put: (key, value) => db.put(TABLE, value, key),
    delete: (key) => db.delete(TABLE, key),
  }
}

/** A store over a database that may fail to open or fail later; then it goes on in memory and says `refused`. */
export const recordStore = (opening: Promise<Database>): RecordStore => {
  const memory = new Map<string, unknown>()
  const refused = signal(false)
  opening.catch(() => {
    refused.value = true
  })
  const attempt = async (work: (database: Database) => Promise<unknown>): Promise<unknown> => {
    try {
      return await work(await opening)
    } catch {
      refused.value = true
      return undefined
    }
  }
  return {
    refused,
    get: async (key) => {
      const found = refused.peek() ? undefined : await attempt((database) => database.get(key))
      return found ?? memory.get(key)
    },
    set: async (key, value) => {
      memory.set(key, value)
      if (!refused.peek()) await attempt((database) => database.put(key, value))
    },
    remove: async (key) => {
      memory.delete(key)
      if (!refused.peek()) await attempt((database) => database.delete(key))
    },
  }
}

/** The records of this page's origin, shared by both apps: prefix keys with the app's name. */
export const pageRecordStore = (): RecordStore => recordStore(openDatabase('tama'))

import { type ReadonlySignal, signal } from '@preact/signals'
import { type IDBPDatabase, openDB } from 'idb'

/** Larger records kept between visits: games and drafts. Values are plain data; check what comes back. */
export interface RecordStore {
  /** The record under `key`; undefined when there is none. Never rejects. */
  readonly get: (key: string) => Promise<unknown>
  /** Every record under its key, in the order of the keys. Never rejects. */
  readonly all: () => Promise<ReadonlyMap<string, unknown>>
  /** Resolves when the record is kept, or when the browser refused (see `refused`). Never rejects. */
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** True while the browser refuses to keep something: that lasts as long as the page. */
  readonly refused: ReadonlySignal<boolean>
}

/** What a store needs of a database. */
export interface Database {
  readonly get: (key: string) => Promise<unknown>
  readonly all: () => Promise<readonly (readonly [key: string, value: unknown])[]>
  readonly put: (key: string, value: unknown) => Promise<unknown>
  readonly delete: (key: string) => Promise<unknown>
}

const TABLE = 'records'

/** The IndexedDB database `name`. Each call rejects where the browser refuses it, and opens a lost connection again. */
export const openDatabase = (name: string): Database => {
  let connection: Promise<IDBPDatabase> | undefined
  const forget = () => {
    connection = undefined
  }
  const connect = (): Promise<IDBPDatabase> => {
    connection ??= openDB(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore(TABLE)
      },
      // Another page wants a newer form of the database: let it have it.
      blocking: (_version, _next, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
    connection.catch(forget)
    return connection
  }
  const attempt = async <Found>(work: (db: IDBPDatabase) => Promise<Found>): Promise<Found> => {
    try {
      return await work(await connect())
    } catch (fault) {
      // Some systems cut the connections of a page that was long out of sight.
      const isLost = fault instanceof DOMException && fault.name === 'InvalidStateError'
      if (!isLost) throw fault
      forget()
      return work(await connect())
    }
  }
  return {
    get: (key) => attempt((db) => db.get(TABLE, key)),
    all: () =>
      attempt(async (db) => {
        const table = db.transaction(TABLE).store
        const [keys, values] = await Promise.all([table.getAllKeys(), table.getAll()])
        return keys.map((key, index) => [String(key), values[index]] as const)
      }),
    put: (key, value) => attempt((db) => db.put(TABLE, value, key)),
    delete: (key) => attempt((db) => db.delete(TABLE, key)),
  }
}

/**
 * A store over a database that may fail at any time. What it does not take is kept in memory and `refused` says so,
 * until it takes it after all.
 */
export const recordStore = (database: Database): RecordStore => {
  const memory = new Map<string, unknown>()
  /** Keys of what the database has not taken; what it is just taking is in memory, too. */
  const missed = new Set<string>()
  const refused = signal(false)
  const attempt = async <Found>(work: () => Promise<Found>): Promise<Found | undefined> => {
    try {
      return await work()
    } catch {
      refused.value = true
      return undefined
    }
  }
  return {
    refused,
    get: async (key) => memory.get(key) ?? (await attempt(() => database.get(key))),
    all: async () => {
      const found = (await attempt(database.all)) ?? []
      return new Map([...found, ...memory])
    },
    set: async (key, value) => {
      memory.set(key, value)
      const isKept = await attempt(async () => {
        await database.put(key, value)
        return true
      })
      if (!isKept) missed.add(key)
      // A newer value may have come while this one was being kept.
      if (!isKept || memory.get(key) !== value) return
      memory.delete(key)
      missed.delete(key)
      refused.value = missed.size > 0
    },
    remove: async (key) => {
      memory.delete(key)
      missed.delete(key)
      await attempt(() => database.delete(key))
    },
  }
}

/** The records of this page's origin under `name`, shared by both apps. */
export const pageRecordStore = (name = 'tama'): RecordStore => recordStore(openDatabase(name))

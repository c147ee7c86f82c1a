import { describe, expect, test } from 'vitest'
import { type Database, recordStore } from './record-store.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('refused'))

const memoryDatabase = (): Database => {
  const records = new Map<string, unknown>()
  return {
    get: async (key) => records.get(key),
    all: async () => [...records],
    put: async (key, value) => records.set(key, value),
    delete: async (key) => records.delete(key),
  }
}

const NO_DATABASE: Database = { get: refuse, all: refuse, put: refuse, delete: refuse }

describe('a record store', () => {
  test('gives back what it was given', async () => {
    const store = recordStore(memoryDatabase())
    await store.set('game', { moves: ['a3-a4'] })
    await store.set('draft', 1)
    expect(await store.get('game')).toEqual({ moves: ['a3-a4'] })
    expect([...(await store.all())]).toEqual([
      ['game', { moves: ['a3-a4'] }],
      ['draft', 1],
    ])
    await store.remove('game')
    expect(await store.get('game')).toBeUndefined()
    expect([...(await store.all()).keys()]).toEqual(['draft'])
    expect(store.refused.value).toBe(false)
  })

  test('finds what an earlier visit has kept', async () => {
    const database = memoryDatabase()
    await recordStore(database).set('game', 1)
    expect(await recordStore(database).get('game')).toBe(1)
  })

  test('goes on in memory where the browser refuses a database, and says so', async () => {
    const store = recordStore(NO_DATABASE)
    await store.set('game', 1)
    expect(store.refused.value).toBe(true)
    expect(await store.get('game')).toBe(1)
    expect([...(await store.all())]).toEqual([['game', 1]])
    await store.remove('game')
    expect(await store.get('game')).toBeUndefined()
  })

  test('says so when something is looked for, before anything is kept', async () => {
    const store = recordStore(NO_DATABASE)
    expect(await store.get('game')).toBeUndefined()
    expect(store.refused.value).toBe(true)
  })

  test('keeps in memory what a full device does not take, and takes it back to the device when there is room', async () => {
    const database = memoryDatabase()
    let isFull = false
    const store = recordStore({
      ...database,
      put: (key, value) => (isFull ? refuse() : database.put(key, value)),
    })
    await store.set('game', 1)
    isFull = true
    await store.set('game', 2)
    await store.set('draft', 3)
    expect(store.refused.value).toBe(true)
    expect(await store.get('game')).toBe(2)
    expect([...(await store.all())]).toEqual([
      ['game', 2],
      ['draft', 3],
    ])
    isFull = false
    await store.set('game', 4)
    expect(store.refused.value).toBe(true)
    await store.set('draft', 5)
    expect(store.refused.value).toBe(false)
    expect(await database.get('game')).toBe(4)
    expect(await database.get('draft')).toBe(5)
  })

  test('takes two records at once without calling it a refusal', async () => {
    const store = recordStore(memoryDatabase())
    const told: boolean[] = []
    store.refused.subscribe((refused) => told.push(refused))
    await Promise.all([store.set('game', 1), store.set('draft', 2), store.set('game', 3)])
    expect(told).toEqual([false])
    expect(await store.get('game')).toBe(3)
  })

  test('frees room on a device that refuses more', async () => {
    const database = memoryDatabase()
    await database.put('old', 1)
    const store = recordStore({ ...database, put: refuse })
    await store.set('new', 2)
    await store.remove('old')
    expect(await database.get('old')).toBeUndefined()
    expect([...(await store.all())]).toEqual([['new', 2]])
  })
})

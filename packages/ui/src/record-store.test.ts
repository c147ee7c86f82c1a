import { describe, expect, test } from 'vitest'
import { type Database, recordStore } from './record-store.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('refused'))

const memoryDatabase = (): Database => {
  const records = new Map<string, unknown>()
  return {
    get: async (key) => records.get(key),
    put: async (key, value) => records.set(key, value),
    delete: async (key) => records.delete(key),
  }
}

describe('a record store', () => {
  test('gives back what it was given', async () => {
    const store = recordStore(Promise.resolve(memoryDatabase()))
    await store.set('game', { moves: ['a3-a4'] })
    expect(await store.get('game')).toEqual({ moves: ['a3-a4'] })
    await store.remove('game')
    expect(await store.get('game')).toBeUndefined()
    expect(store.refused.value).toBe(false)
  })

  test('finds what an earlier visit has kept', async () => {
    const database = memoryDatabase()
    await recordStore(Promise.resolve(database)).set('game', 1)
    expect(await recordStore(Promise.resolve(database)).get('game')).toBe(1)
  })

  test('goes on in memory where the browser refuses a database, and says so', async () => {
    const store = recordStore(refuse())
    await store.set('game', 1)
    expect(store.refused.value).toBe(true)
    expect(await store.get('game')).toBe(1)
    await store.remove('game')
    expect(await store.get('game')).toBeUndefined()
  })

  test('says so even before anything is kept', async () => {
    const store = recordStore(refuse())
    await Promise.resolve()
    await Promise.resolve()
    expect(store.refused.value).toBe(true)
  })

  test('goes on in memory when the database fails later, with what it was given before', async () => {
    const database = memoryDatabase()
    let isFull = false
    const store = recordStore(
      Promise.resolve({ ...database, put: (key, value) => (isFull ? refuse() : database.put(key, value)) }),
    )
    await store.set('game', 1)
    isFull = true
    await store.set('draft', 2)
    expect(store.refused.value).toBe(true)
    expect(await store.get('game')).toBe(1)
    expect(await store.get('draft')).toBe(2)
  })
})

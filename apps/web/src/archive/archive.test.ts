import { describe, expect, test } from 'vitest'
import { createArchive } from './archive.ts'
import { keptAs, memoryDatabase, memoryRecords, played, settled, sharedTabs } from './testing.ts'

const ALONE = { tell: () => undefined, onTold: () => undefined }

const OLD = keptAs(played(['d3-d4']), { id: 'old', changedMs: 1 })
const NEW = keptAs(played(['c3-c4']), { id: 'new', changedMs: 2 })

describe('the archive', () => {
  test('lists its games, the newest first', async () => {
    const archive = createArchive(memoryRecords(), ALONE)
    expect(archive.games.value).toBeUndefined()
    await archive.keep(OLD)
    await archive.keep(NEW)
    expect(await archive.load()).toEqual([NEW, OLD])
    await archive.keep({ ...OLD, changedMs: 3, name: 'again' })
    expect(archive.games.value?.map(({ id, name }) => [id, name])).toEqual([
      ['old', 'again'],
      ['new', ''],
    ])
    await archive.remove(OLD)
    expect(archive.games.value).toEqual([NEW])
    expect(await archive.find('old')).toBeUndefined()
    expect(await archive.find('new')).toEqual(NEW)
  })

  test('remembers what was deleted, so that it does not come back by itself', async () => {
    const archive = createArchive(memoryRecords(), ALONE)
    await archive.keep(OLD)
    expect(await archive.wasRemoved(OLD.summary.seed)).toBe(false)
    await archive.remove(OLD)
    expect(await archive.wasRemoved(OLD.summary.seed)).toBe(true)
    expect(await archive.wasRemoved(OLD.summary.seed + 1)).toBe(false)
    expect(await archive.load()).toEqual([])
  })

  test('passes over records that are no games', async () => {
    const database = memoryDatabase()
    await database.put('x', { v: 99 })
    await database.put('y', '{')
    const archive = createArchive(memoryRecords(database), ALONE)
    await archive.keep(NEW)
    expect(await archive.load()).toEqual([NEW])
  })

  test('in two pages at once loses nothing, and each sees what the other does', async () => {
    const database = memoryDatabase()
    const tabs = sharedTabs()
    const first = createArchive(memoryRecords(database), tabs.open())
    const second = createArchive(memoryRecords(database), tabs.open())
    await first.load()
    await second.load()
    await Promise.all([first.keep(OLD), second.keep(NEW)])
    await settled()
    expect(first.games.value).toEqual([NEW, OLD])
    expect(second.games.value).toEqual([NEW, OLD])
    await second.remove(OLD)
    await settled()
    expect(first.games.value).toEqual([NEW])
  })

  test('goes on in memory where the browser refuses to keep anything, and says so', async () => {
    const refuse = () => Promise.reject(new Error('refused'))
    const archive = createArchive(
      memoryRecords({ ...memoryDatabase(), get: refuse, all: refuse, put: refuse, delete: refuse }),
      ALONE,
    )
    await archive.load()
    await archive.keep(NEW)
    expect(archive.refused.value).toBe(true)
    expect(await archive.load()).toEqual([NEW])
    expect(await archive.find('new')).toEqual(NEW)
  })
})

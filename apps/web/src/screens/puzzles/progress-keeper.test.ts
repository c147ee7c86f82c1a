import { expect, test } from 'vitest'
import { memoryDatabase, memoryRecords, sharedTabs } from '../../archive/testing.ts'
import { makeProgressRecord, type PuzzleProgress } from './progress.ts'
import { keepProgress, progressPart } from './progress-keeper.ts'

const CLEAN: PuzzleProgress = { mark: 'clean', attempts: 1, mistakes: 0, hints: 0, atMs: 5 }
const FAILED: PuzzleProgress = { mark: 'failed', attempts: 1, mistakes: 1, hints: 0, atMs: 4 }

const alone = () => sharedTabs().open()
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('what was put is there at once, and again at the next visit', async () => {
  const database = memoryDatabase()
  const keeper = keepProgress(memoryRecords(database), alone())
  expect(keeper.progress.peek()).toBe(undefined)
  await keeper.loaded
  expect(keeper.progress.peek()).toEqual({})
  const kept = keeper.put('tama-1', CLEAN)
  expect(keeper.progress.peek()).toEqual({ 'tama-1': CLEAN })
  await kept
  const again = keepProgress(memoryRecords(database), alone())
  await again.loaded
  expect(again.progress.peek()).toEqual({ 'tama-1': CLEAN })
})

test('several at once are all kept', async () => {
  const database = memoryDatabase()
  const keeper = keepProgress(memoryRecords(database), alone())
  await Promise.all(['a', 'b', 'c'].map((id) => keeper.put(id, FAILED)))
  const again = keepProgress(memoryRecords(database), alone())
  await again.loaded
  expect(Object.keys(again.progress.peek() ?? {})).toEqual(['a', 'b', 'c'])
})

test('two pages lose nothing of each other, and each sees what the other did', async () => {
  const database = memoryDatabase()
  const tabs = sharedTabs()
  const [one, two] = [tabs.open(), tabs.open()].map((open) => keepProgress(memoryRecords(database), open))
  await Promise.all([one?.loaded, two?.loaded])
  await one?.put('a', CLEAN)
  await two?.put('b', FAILED)
  await rest()
  for (const keeper of [one, two]) expect(keeper?.progress.peek()).toEqual({ a: CLEAN, b: FAILED })
})

test('a record that is none counts as no progress', async () => {
  const database = memoryDatabase()
  database.kept.set('web.puzzles', { version: 99 })
  const keeper = keepProgress(memoryRecords(database), alone())
  await keeper.loaded
  expect(keeper.progress.peek()).toEqual({})
  await keeper.put('a', CLEAN)
  expect(database.kept.get('web.puzzles')).toEqual(makeProgressRecord({ a: CLEAN }))
})

test('a file of everything carries progress, adds it to what is here, and open pages hear of it', async () => {
  const from = memoryRecords()
  expect(await progressPart(from, alone()).read()).toBe(undefined)
  const keeper = keepProgress(from, alone())
  await keeper.put('a', CLEAN)
  const value = await progressPart(from, alone()).read()

  const to = memoryRecords()
  const tabs = sharedTabs()
  const open = keepProgress(to, tabs.open())
  await open.put('a', FAILED)
  await open.put('b', FAILED)
  expect(await progressPart(to, tabs.open()).write(value)).toBe(true)
  await rest()
  expect(open.progress.peek()).toEqual({ a: { ...CLEAN, mistakes: 1 }, b: FAILED })
  expect(await progressPart(to, tabs.open()).write({ version: 2 })).toBe(false)
})

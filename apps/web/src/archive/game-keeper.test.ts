import { signal } from '@preact/signals'
import { resign } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { readSave } from '../screens/play/save.ts'
import type { PlayState } from '../screens/play/state.ts'
import { playTexts } from '../screens/play/testing.ts'
import { type Archive, createArchive } from './archive.ts'
import { type KeeperParts, keepPlayed } from './game-keeper.ts'
import type { KeptGame } from './kept-game.ts'
import { memoryDatabase, memoryRecords, played, settled } from './testing.ts'

const ALONE = { tell: () => undefined, onTold: () => undefined }
const OPENING = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5'] as const

const setUp = (database = memoryDatabase(), first?: PlayState, more: Partial<KeeperParts> = {}) => {
  const archive: Archive = createArchive(memoryRecords(database), ALONE)
  const play = signal<PlayState | undefined>(first)
  let ids = database.kept.size
  let dateMs = 1000
  let finished = 0
  const keeper = keepPlayed({
    play,
    archive: async () => archive,
    nowMs: () => 0,
    dateMs: () => ++dateMs,
    newId: () => `g${++ids}`,
    playersOf: () => undefined,
    onKept: () => {
      finished++
    },
    ...more,
  })
  const list = async (): Promise<readonly KeptGame[]> => {
    await settled()
    return archive.load()
  }
  return { archive, play, list, keeper, finished: () => finished }
}

const resigned = (state: PlayState): PlayState => ({ ...state, game: resign(state.game, 'black') })

const reopened = (game: KeptGame): PlayState => {
  const read = readSave(game.save)
  if (!read.ok) throw new Error('the game cannot be read')
  return read.value
}

describe('a game that is played', () => {
  test('is kept from its fourth ply on, always as one game', async () => {
    const { play, list } = setUp()
    play.value = played([])
    for (const move of OPENING.slice(0, 3)) play.value = playTexts(play.value, [move])
    expect(await list()).toEqual([])
    play.value = playTexts(play.value, ['g6-g5'])
    expect((await list()).map(({ summary }) => summary.plies)).toEqual([4])
    play.value = playTexts(play.value, ['c3-c4'])
    expect((await list()).map(({ summary }) => summary.plies)).toEqual([5])
  })

  test('is kept when it is over, however short, and that is told', async () => {
    const { play, list, finished } = setUp()
    play.value = played([])
    play.value = playTexts(play.value, ['d3-d4'])
    play.value = resigned(play.value)
    expect((await list()).map(({ summary }) => summary.outcome.kind)).toEqual(['win'])
    expect(finished()).toBe(1)
  })

  test('stays when another takes its place', async () => {
    const { play, list } = setUp()
    play.value = played(OPENING)
    await settled()
    play.value = played([])
    play.value = resigned(playTexts(play.value, ['c3-c4']))
    expect((await list()).map(({ summary }) => [summary.plies, summary.outcome.kind])).toEqual([
      [1, 'win'],
      [4, 'playing'],
    ])
  })

  test('keeps the name that the user gave it', async () => {
    const { play, list, archive } = setUp()
    play.value = played(OPENING)
    const [kept] = await list()
    await archive.keep({ ...(kept as KeptGame), name: 'Sunday' })
    play.value = playTexts(play.value, ['c3-c4'])
    expect((await list()).map(({ name, summary }) => [name, summary.plies])).toEqual([['Sunday', 5]])
  })

  test('is written once for each of its positions, not for what the page does besides', async () => {
    let writes = 0
    const database = memoryDatabase()
    const counting = {
      ...database,
      put: (key: string, value: unknown) => {
        writes++
        return database.put(key, value)
      },
    }
    const { play, list } = setUp(counting, played(OPENING))
    await list()
    if (play.value) play.value = { ...play.value, isResultOpen: false }
    if (play.value) play.value = { ...play.value, looking: 1 }
    await list()
    expect(writes).toBe(1)
  })
})

test('the game at the board is kept before its name is told', async () => {
  const { play, archive, keeper } = setUp()
  expect(await keeper.idNow()).toBeUndefined()
  play.value = played(OPENING.slice(0, 2))
  expect(await keeper.idNow()).toBeUndefined()
  play.value = resigned(play.value)
  const id = await keeper.idNow()
  expect((await archive.find(id ?? ''))?.summary.plies).toBe(2)
})

describe('a game of an earlier visit', () => {
  test('goes on under its record', async () => {
    const database = memoryDatabase()
    const first = setUp(database)
    first.play.value = played(OPENING)
    const [kept] = await first.list()
    const second = setUp(database, reopened(kept as KeptGame))
    await second.list()
    second.play.value = playTexts(reopened(kept as KeptGame), ['c3-c4'])
    const games = await second.list()
    expect(games.map(({ id, startedMs, summary }) => [id, startedMs, summary.plies])).toEqual([
      [kept?.id, kept?.startedMs, 5],
    ])
  })

  test('that is only looked at stays as old as it was', async () => {
    const database = memoryDatabase()
    const first = setUp(database)
    first.play.value = resigned(played(OPENING))
    const before = await first.list()
    const second = setUp(database, reopened(before[0] as KeptGame), { dateMs: () => 99_000 })
    expect(await second.list()).toEqual(before)
  })

  test('that was deleted stays so, until it is gone on with', async () => {
    const database = memoryDatabase()
    const first = setUp(database)
    first.play.value = played(OPENING)
    const [kept] = await first.list()
    await first.archive.remove(kept as KeptGame)
    const again = reopened(kept as KeptGame)
    const second = setUp(database, again)
    expect(await second.list()).toEqual([])
    second.play.value = playTexts(again, ['c3-c4'])
    expect(await second.list()).toHaveLength(1)
  })

  test('with the same seed as a new one is another game', async () => {
    const database = memoryDatabase()
    const { play, list } = setUp(database)
    play.value = played(OPENING, 7)
    await settled()
    play.value = played([], 7)
    for (const move of OPENING) play.value = playTexts(play.value, [move])
    expect(await list()).toHaveLength(2)
  })
})

test('a game by link is kept when it is over: until then it has a list of its own', async () => {
  const { play, list } = setUp()
  play.value = { ...played(OPENING), link: { sent: undefined, drawOffer: undefined } }
  expect(await list()).toEqual([])
  play.value = resigned(play.value)
  expect(await list()).toHaveLength(1)
})

test('without the script of the archive the page goes on, and keeps the game later', async () => {
  const archive = createArchive(memoryRecords(), ALONE)
  let isThere = false
  const { play } = setUp(memoryDatabase(), undefined, {
    archive: async () => {
      if (!isThere) throw new Error('no network')
      return archive
    },
  })
  play.value = played(OPENING)
  await settled()
  isThere = true
  play.value = playTexts(play.value, ['c3-c4'])
  await settled()
  expect(await archive.load()).toHaveLength(1)
})

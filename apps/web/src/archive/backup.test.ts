import { signal } from '@preact/signals'
import { resign } from '@tama/engine'
import { object, picklist } from 'valibot'
import { describe, expect, test } from 'vitest'
import { type BackupPart, looksLikeBackup, makeBackup, newGames, readBackup } from './backup.ts'
import { signalPart } from './signal-part.ts'
import { keptAs, played } from './testing.ts'

const over = played(['d3-d4', 'd6-d5'])
const GAMES = [
  keptAs({ ...over, game: resign(over.game, 'white') }, { id: 'one', name: 'Sunday' }),
  keptAs(played(['c3-c4', 'd6-d5'], 2), { id: 'two', changedMs: 3000 }),
]

const breathe = async (): Promise<void> => undefined
const schema = object({ theme: picklist(['light', 'dark']) })

const readOk = async (text: string) => {
  const read = await readBackup(text, breathe)
  if (!read.ok) throw new Error(read.error)
  return read.value
}

const failureOf = async (text: string): Promise<string | undefined> => {
  const read = await readBackup(text, breathe)
  return read.ok ? undefined : read.error
}

describe('a file of everything', () => {
  test('brings back the games, the settings and when it was written', async () => {
    const settings = signal<{ theme: 'light' | 'dark' }>({ theme: 'dark' })
    const part = signalPart('settings', settings, schema)
    const text = await makeBackup(GAMES, [part], 5000)
    expect(looksLikeBackup(text)).toBe(true)
    const backup = await readOk(text)
    expect(backup).toMatchObject({ writtenMs: 5000, games: GAMES, unreadable: 0 })
    settings.value = { theme: 'light' }
    expect(await part.write(backup.parts.settings)).toBe(true)
    expect(settings.value).toEqual({ theme: 'dark' })
  })

  test('leaves out parts that have nothing to keep', async () => {
    const empty: BackupPart = { name: 'progress', read: () => undefined, write: () => true }
    expect((await readOk(await makeBackup([], [empty], 0))).parts).toEqual({})
  })

  test('a part that is wrong is not taken over and changes nothing', async () => {
    const settings = signal<{ theme: 'light' | 'dark' }>({ theme: 'dark' })
    const part = signalPart('settings', settings, schema)
    for (const value of [undefined, null, 7, 'dark', {}, { theme: 'blue' }]) {
      expect(await part.write(value)).toBe(false)
    }
    expect(settings.value).toEqual({ theme: 'dark' })
  })

  test('a broken game costs only itself', async () => {
    const file = JSON.parse(await makeBackup(GAMES, [], 0)) as { games: { save: { moves: string[] } }[] }
    file.games[0]?.save.moves.push('a1-a8')
    file.games.push(null as never)
    const { games, unreadable } = await readOk(JSON.stringify(file))
    expect(games.map(({ id }) => id)).toEqual(['two'])
    expect(unreadable).toBe(2)
  })

  test.each([
    ['', 'not-ours'],
    ['{', 'not-ours'],
    ['null', 'not-ours'],
    ['[]', 'not-ours'],
    ['{"format":"other","version":1}', 'not-ours'],
    ['1. d3-d4 d6-d5 *', 'not-ours'],
    ['{"format":"tama-and-dama","version":2,"games":{}}', 'newer-version'],
    ['{"format":"tama-and-dama","version":1,"writtenMs":0,"games":', 'broken'],
    ['{"format":"tama-and-dama","version":1,"writtenMs":0,"games":{}}', 'broken'],
    ['{"format":"tama-and-dama","version":1,"writtenMs":"yesterday","games":[]}', 'broken'],
  ])('%s is refused: %s', async (text, error) => {
    expect(await failureOf(text)).toBe(error)
  })

  test('one that is too long is refused before it is looked at', async () => {
    expect(await failureOf('x'.repeat(40_000_001))).toBe('too-large')
  })

  test('lets the page breathe while many games are read', async () => {
    let breaths = 0
    const many = Array.from({ length: 50 }, (_, index) => keptAs(played(['d3-d4']), { id: `g${index}` }))
    const read = await readBackup(await makeBackup(many, [], 0), async () => {
      breaths++
    })
    expect(read.ok && read.value.games.length).toBe(50)
    expect(breaths).toBe(2)
  })
})

test('only games that are new or newer are taken from a file', () => {
  const [one, two] = GAMES
  if (one === undefined || two === undefined) throw new Error('two games are needed')
  expect(newGames([], GAMES)).toEqual(GAMES)
  expect(newGames([one, { ...two, changedMs: 2999 }], GAMES)).toEqual([two])
  expect(newGames([one, { ...two, changedMs: 3001 }], GAMES)).toEqual([])
})

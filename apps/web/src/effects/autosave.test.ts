import { signal } from '@preact/signals'
import { recordStore } from '@tama/ui'
import { expect, test } from 'vitest'
import { firstState, type PlayState } from '../screens/play/state.ts'
import { playTexts, step } from '../screens/play/testing.ts'
import { matchOf } from '../screens/start/match.ts'
import { FIRST_CHOICES } from '../screens/start/model.ts'
import { forgetUnreadable, keepSaving, resume } from './autosave.ts'

const database = () => {
  const kept = new Map<string, unknown>()
  return {
    kept,
    get: (key: string) => Promise.resolve(kept.get(key)),
    all: () => Promise.resolve([...kept]),
    put: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  }
}

const fresh = (): PlayState =>
  firstState(matchOf({ ...FIRST_CHOICES, opponent: 'two-players' }, undefined, { coin: 0, seed: 1 }))

const turns = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

test('the newest state is kept, however quickly they follow', async () => {
  const records = recordStore(database())
  const play = signal<PlayState | undefined>(undefined)
  keepSaving(records, play, () => 0)
  play.value = fresh()
  play.value = playTexts(play.value, ['d3-d4'])
  play.value = playTexts(play.value, ['d6-d5'])
  play.value = step(play.value, { type: 'took-back' })
  await turns()
  const { state, unreadable } = await resume(records)
  expect(state?.game.cursor).toBe(1)
  expect(state?.game.plies).toHaveLength(2)
  expect(unreadable).toBeUndefined()
})

test('a first visit finds nothing', async () => {
  const records = recordStore(database())
  expect(await resume(records)).toEqual({ state: undefined, unreadable: undefined })
})

test('a broken game is set aside until it is forgotten, and does not come back as a game', async () => {
  for (const broken of ['{', '', '{"version":99}', { version: 1 }, 7]) {
    const store = database()
    store.kept.set('web.game', broken)
    const records = recordStore(store)
    const first = await resume(records)
    expect(first.state).toBeUndefined()
    expect(first.unreadable).toBe(typeof broken === 'string' ? broken : JSON.stringify(broken))
    expect(await resume(records)).toEqual(first)
    await forgetUnreadable(records)
    expect(await resume(records)).toEqual({ state: undefined, unreadable: undefined })
  }
})

test('where the browser refuses to keep anything the game is kept as long as the page', async () => {
  const refuse = () => Promise.reject(new Error('refused'))
  const records = recordStore({ get: refuse, all: refuse, put: refuse, delete: refuse })
  const play = signal<PlayState | undefined>(playTexts(fresh(), ['d3-d4']))
  keepSaving(records, play, () => 0)
  await turns()
  expect(records.refused.value).toBe(true)
  expect((await resume(records)).state?.game.cursor).toBe(1)
})

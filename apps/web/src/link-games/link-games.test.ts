import { signal } from '@preact/signals'
import { recordStore } from '@tama/ui'
import { expect, test } from 'vitest'
import { hasNews, isOffered } from '../screens/play/by-link.ts'
import { firstState, isHumanTurn, type PlayState } from '../screens/play/state.ts'
import { playTexts, step } from '../screens/play/testing.ts'
import { matchOf } from '../screens/start/match.ts'
import { FIRST_CHOICES } from '../screens/start/model.ts'
import { TWO_HUMANS } from '../seats.ts'
import { keepGames, loadGames, withFreeSeed, withGame } from './kept-games.ts'
import { type CameByLink, goneOn, placeOf } from './place-link.ts'

const turns = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

/** A game by link of somebody with White; whoever's turn it is, the moves are played. */
const kept = (texts: readonly string[], seed = 1, ruleset = 'tama'): PlayState => {
  const choices = { ...FIRST_CHOICES, ruleset, opponent: 'friend', side: 'white' } as const
  const fresh = firstState(matchOf(choices, undefined, { coin: 0, seed }))
  const played = playTexts({ ...fresh, seats: TWO_HUMANS }, texts)
  return step({ ...played, seats: fresh.seats }, { type: 'handed-over' })
}

const came = (texts: readonly string[], isDrawOffered = false): CameByLink => ({
  game: kept(texts).game,
  isDrawOffered,
})

const LINE = ['a3-a4', 'h6-h5', 'a2-a3', 'h7-h6']

test('an answer goes on with the kept game that it begins with', () => {
  const mine = kept(LINE.slice(0, 1))
  const place = placeOf(came(LINE.slice(0, 2)), 'tama', [mine])
  expect(place).toEqual({ kind: 'goes-on', state: mine })
  const next = goneOn(mine, came(LINE.slice(0, 2)))
  expect(next.game.cursor).toBe(2)
  expect(next.seed).toBe(mine.seed)
  expect(next.seats).toEqual(mine.seats)
  expect(isHumanTurn(next)).toBe(true)
  expect(hasNews(next)).toBe(false)
})

test('of several kept games the one with the longest common beginning goes on', () => {
  const [short, long] = [kept(LINE.slice(0, 1), 1), kept(LINE.slice(0, 3), 2)]
  expect(placeOf(came(LINE), 'tama', [short, long])).toMatchObject({ kind: 'goes-on', state: { seed: 2 } })
  expect(placeOf(came([...LINE.slice(0, 1), 'g6-g5']), 'tama', [long, short])).toMatchObject({
    kind: 'goes-on',
    state: { seed: 1 },
  })
})

test('a link that is opened once more, and one that was sent from here, lead to the game as it stands', () => {
  const mine = kept(LINE.slice(0, 3))
  expect(placeOf(came(LINE.slice(0, 3)), 'tama', [mine]).kind).toBe('goes-on')
  expect(goneOn(mine, came(LINE.slice(0, 3))).game).toBe(mine.game)
  expect(placeOf(came(LINE.slice(0, 1)), 'tama', [mine])).toEqual({ kind: 'older', state: mine })
})

test('a game that goes another way is a fork at the ply where it does', () => {
  const mine = kept(LINE.slice(0, 3))
  expect(placeOf(came([...LINE.slice(0, 2), 'b3-b4']), 'tama', [mine])).toEqual({
    kind: 'fork',
    state: mine,
    ply: 2,
  })
})

test('the game of a fork is the one that the link tells, in place of the kept one', () => {
  const mine = kept(LINE.slice(0, 2))
  const theirs = goneOn(mine, came([...LINE.slice(0, 1), 'g6-g5']))
  expect(theirs.seed).toBe(mine.seed)
  expect(theirs.game.plies.map(({ move }) => move)).toEqual(
    came([...LINE.slice(0, 1), 'g6-g5']).game.plies.map(({ move }) => move),
  )
})

test('a game that differs from the first move on, or has other rules, is new', () => {
  expect(placeOf(came(['b3-b4']), 'tama', [kept(LINE)])).toEqual({ kind: 'new' })
  expect(placeOf(came(LINE), 'dama', [kept(LINE)])).toEqual({ kind: 'new' })
  expect(placeOf(came(LINE), 'tama', [])).toEqual({ kind: 'new' })
})

test('an offered draw waits for the answer of whoever is to move', () => {
  const mine = kept(LINE.slice(0, 1))
  expect(isOffered(goneOn(mine, came(LINE.slice(0, 2), true)))).toBe(true)
  expect(isOffered(goneOn(mine, came(LINE.slice(0, 1), true)))).toBe(false)
})

test('the newest game comes first, each once, and the oldest that are over go when there are too many', () => {
  const games = Array.from({ length: 20 }, (_, index) => kept(LINE.slice(0, 1), index + 1))
  expect(
    withGame(games, kept(LINE, 3))
      .map(({ seed }) => seed)
      .slice(0, 3),
  ).toEqual([3, 1, 2])
  expect(withGame(games, kept(LINE, 3))).toHaveLength(20)
  const over = step(step(games[10] as PlayState, { type: 'asked', question: 'resign' }), {
    type: 'answered',
    yes: true,
  })
  const told = step(over, { type: 'handed-over' })
  const mixed = games.map((game) => (game.seed === told.seed ? told : game))
  expect(withGame(mixed, kept(LINE, 99)).some(({ seed }) => seed === told.seed)).toBe(false)
  expect(withGame(games, kept(LINE, 99)).some(({ seed }) => seed === 20)).toBe(false)
})

test('a new game never has the seed of a kept one', () => {
  const games = [kept(LINE, 4), kept(LINE, 5)]
  expect(withFreeSeed({ coin: 0.5, seed: 4 }, games)).toEqual({ coin: 0.5, seed: 6 })
  expect(withFreeSeed({ coin: 0.5, seed: 3 }, games)).toEqual({ coin: 0.5, seed: 3 })
})

const memory = () => {
  const map = new Map<string, unknown>()
  return recordStore(
    Promise.resolve({
      get: (key: string) => Promise.resolve(map.get(key)),
      all: () => Promise.resolve([...map]),
      put: (key: string, value: unknown) => Promise.resolve(map.set(key, value)),
      delete: (key: string) => Promise.resolve(map.delete(key)),
    }) as never,
  )
}

test('games by link are kept, other games are not, and what cannot be read is left out', async () => {
  const records = memory()
  const play = signal<PlayState | undefined>(undefined)
  const games = signal<readonly PlayState[]>([])
  keepGames({ records, play, games, tabs: { tell: () => undefined, onTold: () => undefined } })
  play.value = kept(LINE.slice(0, 1), 1)
  play.value = firstState(matchOf(FIRST_CHOICES, undefined, { coin: 0, seed: 2 }))
  play.value = kept(LINE.slice(0, 3), 3)
  await turns()
  expect((await loadGames(records)).map(({ seed }) => seed)).toEqual([3, 1])
  for (const broken of [undefined, 'x', { version: 1, games: ['{'] }, { version: 2, games: [] }]) {
    await records.set('web.link-games', broken)
    expect(await loadGames(records)).toEqual([])
  }
})

test('a game that goes on in another page goes on in this one', async () => {
  const records = memory()
  const one = kept(LINE.slice(0, 1), 1)
  const play = signal<PlayState | undefined>(one)
  const games = signal<readonly PlayState[]>([one])
  let heard = () => {}
  keepGames({
    records,
    play,
    games,
    tabs: {
      tell: () => undefined,
      onTold: (next) => {
        heard = next
      },
    },
  })
  const other = {
    records,
    play: signal<PlayState | undefined>(undefined),
    games: signal<readonly PlayState[]>([]),
  }
  keepGames({ ...other, tabs: { tell: () => heard(), onTold: () => undefined } })
  other.play.value = kept(LINE.slice(0, 2), 1)
  await turns()
  expect(play.value?.game.cursor).toBe(2)
  expect(games.value[0]?.game.cursor).toBe(2)
})

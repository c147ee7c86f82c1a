import { signal } from '@preact/signals'
import { status } from '@tama/engine'
import { makeFen, parsePosition } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import { hasNews, isOffered } from './screens/play/by-link.ts'
import type { PlayState } from './screens/play/state.ts'
import { playTexts } from './screens/play/testing.ts'
import { type Choices, FIRST_CHOICES, type Offer } from './screens/start/model.ts'
import { createTable } from './table.ts'

const tableWith = (choices: Partial<Choices>) => {
  const play = signal<PlayState | undefined>(undefined)
  const offer = signal<Offer | undefined>(undefined)
  let timesShown = 0
  let level = 3.25
  const table = createTable({
    play,
    offer,
    choices: signal<Choices>({ ...FIRST_CHOICES, ...choices }),
    chance: () => ({ coin: 0.9, seed: 5 }),
    following: () => level,
    now: () => 0,
    show: () => {
      timesShown++
    },
  })
  const state = (): PlayState => {
    if (play.value === undefined) throw new Error('no game')
    return play.value
  }
  return {
    ...table,
    play,
    offer,
    state,
    timesShown: () => timesShown,
    goesUpTo: (next: number) => {
      level = next
    },
  }
}

const FEN = 'B:Wa3,b3:Bg6,h6'

const positionOffer = (): Offer => {
  const position = parsePosition(FEN)
  if (!position.ok) throw new Error(FEN)
  return { kind: 'position', position: position.value, ruleset: 'dama-federation' }
}

/** A game that came by link, with Black to move. */
const gameOffer = (isDrawOffered = false): Offer => {
  const other = tableWith({ opponent: 'two-players' })
  other.begin()
  const { game } = playTexts(other.state(), ['d3-d4'])
  return {
    kind: 'game',
    game,
    turn: 'black',
    ruleset: 'tama',
    isDrawOffered,
    linkText: '2x',
    fork: undefined,
  }
}

test('beginning makes a game of the choices and shows it', () => {
  const table = tableWith({ side: 'random', ruleset: 'dama' })
  table.begin()
  expect(table.state()).toMatchObject({ ruleset: 'dama', orientation: 'black', seed: 5 })
  expect(table.state().engine).toMatchObject({ kind: 'busy' })
  expect(table.timesShown()).toBe(1)
})

test('an offered position is played under its own rules, and only once', () => {
  const table = tableWith({ opponent: 'two-players', ruleset: 'tama' })
  table.offer.value = positionOffer()
  table.begin()
  expect(table.state().ruleset).toBe('dama-federation')
  expect(makeFen(table.state().game.start.position)).toBe(FEN)
  expect(table.offer.value).toBeUndefined()
})

test('a rematch starts again from the same position, and the person has the other pieces', () => {
  const table = tableWith({})
  table.begin()
  const first = table.state()
  table.play.value = playTexts(first, ['d3-d4'])
  table.rematch()
  expect(table.state().game.cursor).toBe(0)
  expect(status(table.state().game).kind).toBe('playing')
  expect(table.state().seats).toEqual({ white: first.seats.black, black: first.seats.white })
  expect(table.state().orientation).toBe('black')
  expect(table.state().engine).toMatchObject({ kind: 'busy' })
})

test('in a rematch of two people the board is turned, in one of two computers it stays', () => {
  for (const [opponent, orientation] of [
    ['two-players', 'black'],
    ['watch', 'white'],
  ] as const) {
    const table = tableWith({ opponent })
    table.begin()
    const { seats } = table.state()
    table.rematch()
    expect(table.state().orientation).toBe(orientation)
    expect(table.state().seats).toEqual({ white: seats.black, black: seats.white })
  }
})

test('a rematch has the same clocks, full again', () => {
  const time = { kind: 'fischer', baseSeconds: 180, addSeconds: 2 } as const
  const table = tableWith({ opponent: 'two-players', time })
  table.begin()
  table.play.value = playTexts(table.state(), ['d3-d4', 'd6-d5'])
  table.rematch()
  expect(table.state().clock).toMatchObject({ control: time, turns: [{ white: 180_000, black: 180_000 }] })
})

test('a computer that follows plays at the level it has come to, in each game', () => {
  const table = tableWith({ follows: true })
  table.begin()
  expect(table.state().seats.black).toEqual({ kind: 'computer', level: 3.25, follows: true })
  table.goesUpTo(4)
  table.rematch()
  expect(table.state().seats.white).toEqual({ kind: 'computer', level: 4, follows: true })
})

test('the computer plays itself at two levels', () => {
  const table = tableWith({ opponent: 'watch', watched: { white: 4, black: 7 } })
  table.begin()
  expect(table.state().seats).toMatchObject({ white: { level: 4 }, black: { level: 7 } })
  expect(table.state().engine).toMatchObject({ kind: 'busy' })
})

test('who begins a game by link with White moves first, with Black has an invitation to send', () => {
  for (const [side, invites] of [
    ['white', false],
    ['black', true],
  ] as const) {
    const table = tableWith({ opponent: 'friend', side })
    table.begin()
    expect(table.state().orientation).toBe(side)
    expect(hasNews(table.state())).toBe(invites)
  }
})

test('a game that came by link is answered by whoever is to move, and nothing is to be sent before', () => {
  const table = tableWith({ opponent: 'friend', side: 'white' })
  table.offer.value = gameOffer()
  table.begin()
  expect(table.state().seats).toEqual({ white: { kind: 'friend' }, black: { kind: 'human' } })
  expect(table.state().orientation).toBe('black')
  expect(table.state().game.cursor).toBe(1)
  expect(hasNews(table.state())).toBe(false)
  expect(hasNews(playTexts(table.state(), ['d6-d5']))).toBe(true)
})

test('a draw that came along with the game waits for an answer', () => {
  const table = tableWith({ opponent: 'friend' })
  table.offer.value = gameOffer(true)
  table.begin()
  expect(isOffered(table.state())).toBe(true)
  table.send({ type: 'draw-answered', yes: true })
  expect(status(table.state().game)).toEqual({ kind: 'draw', reason: 'agreement' })
  expect(hasNews(table.state())).toBe(true)
})

test('a game that came by link can be gone on with against the computer, and by two people', () => {
  for (const opponent of ['computer', 'two-players'] as const) {
    const table = tableWith({
      opponent,
      side: 'black',
      time: { kind: 'fischer', baseSeconds: 60, addSeconds: 1 },
    })
    table.offer.value = gameOffer()
    table.begin()
    expect(table.state().game.cursor).toBe(1)
    expect(table.state().link).toBeUndefined()
    expect(table.state().clock?.turns).toHaveLength(2)
  }
})

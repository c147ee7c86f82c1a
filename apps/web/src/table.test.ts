import { signal } from '@preact/signals'
import { status } from '@tama/engine'
import { makeFen, parsePosition } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import { playTexts } from './screens/play/testing.ts'
import { type Choices, FIRST_CHOICES } from './screens/start/model.ts'
import { createTable } from './table.ts'

const tableWith = (choices: Partial<Choices>) => {
  const shown: string[] = []
  const table = createTable({
    choices: signal<Choices>({ ...FIRST_CHOICES, ...choices }),
    chance: () => ({ coin: 0.9, seed: 5 }),
    following: () => 3,
    now: () => 0,
    show: (screen) => shown.push(screen),
  })
  return { table, shown }
}

const FEN = 'B:Wa3,b3:Bg6,h6'

test('beginning makes a game of the choices and shows it', () => {
  const { table, shown } = tableWith({ side: 'random', ruleset: 'dama' })
  table.begin()
  expect(table.play.value).toMatchObject({ ruleset: 'dama', orientation: 'black', seed: 5 })
  expect(table.play.value?.engine).toMatchObject({ kind: 'busy' })
  expect(shown).toEqual(['play'])
})

test('an offered position is played under its own rules, and only once', () => {
  const { table, shown } = tableWith({ opponent: 'two-players', ruleset: 'tama' })
  const position = parsePosition(FEN)
  if (!position.ok) throw new Error(FEN)
  table.playFrom(position.value, 'dama-federation')
  table.begin()
  const state = table.play.value
  expect(state?.ruleset).toBe('dama-federation')
  expect(state && makeFen(state.game.start.position)).toBe(FEN)
  expect(table.offer.value).toBeUndefined()
  expect(shown).toEqual(['start', 'play'])
})

test('a rematch starts again from the same position with the same players', () => {
  const { table } = tableWith({ opponent: 'two-players' })
  table.begin()
  const first = table.play.value
  if (first === undefined) throw new Error('no game')
  table.play.value = playTexts(first, ['d3-d4'])
  table.rematch()
  expect(table.play.value?.game.cursor).toBe(0)
  expect(table.play.value?.seats).toEqual(first.seats)
  expect(table.play.value && status(table.play.value.game).kind).toBe('playing')
})

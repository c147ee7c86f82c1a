import { status } from '@tama/engine'
import { parsePdn } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import { firstState, type PlayState } from '../screens/play/state.ts'
import { playTexts, step } from '../screens/play/testing.ts'
import { matchOf } from '../screens/start/match.ts'
import { FIRST_CHOICES } from '../screens/start/model.ts'
import { playersOfRecord, recordOf, stateOfRecord } from './game-record.ts'

const played = (): PlayState =>
  playTexts(
    firstState(matchOf({ ...FIRST_CHOICES, opponent: 'two-players' }, undefined, { coin: 0, seed: 1 })),
    ['d3-d4', 'd6-d5', 'd4xd8'],
  )

const readBack = (text: string): PlayState => {
  const [read] = parsePdn(text)
  if (!read?.ok) throw new Error(text)
  return stateOfRecord(read.value, 1)
}

test('a record names the players and the day, and reads back to the same game', () => {
  const text = recordOf(played(), '2026.11.30')
  expect(text).toContain('[Date "2026.11.30"]')
  expect(text).toContain('[White "Human"]')
  expect(readBack(text).game.plies.map(({ move }) => move)).toEqual(
    played().game.plies.map(({ move }) => move),
  )
})

test('what was taken back is not in the record', () => {
  const text = recordOf(step(played(), { type: 'took-back' }), '2026.11.30')
  expect(readBack(text).game.plies).toHaveLength(2)
})

test('a resigned game stays resigned, and a draw a draw', () => {
  for (const question of ['resign', 'draw'] as const) {
    const asked = step(played(), { type: 'asked', question })
    const ended = step(asked, { type: 'answered', yes: true })
    expect(status(readBack(recordOf(ended, '2026.11.30')).game)).toEqual(status(ended.game))
  }
})

test('the names of a record are its players, where it has any', () => {
  const namesIn = (tags: string) => {
    const [read] = parsePdn(`${tags}\n\n1. d3-d4 *`)
    if (!read?.ok) throw new Error(tags)
    return playersOfRecord(read.value)
  }
  expect(namesIn('[White "Անի"]\n[Black "?"]')).toEqual({ white: 'Անի', black: '' })
  expect(namesIn(`[White "${'x'.repeat(200)}"]`).white).toHaveLength(80)
})

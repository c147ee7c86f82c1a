import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type NumberedGame, openJournal, tallyOf } from './journal.ts'

const game = (number: number, result: NumberedGame['result']): NumberedGame => ({
  number,
  result,
  reason: 'no-legal-move',
  moves: [],
})

test('the first player has White in even games; a pair counts when both of its games are there', () => {
  expect(
    tallyOf([game(0, '1-0'), game(1, '1-0'), game(3, '0-1'), game(2, '1/2-1/2'), game(4, '1-0')]),
  ).toEqual({
    wins: 2,
    draws: 1,
    losses: 1,
    pairs: [1, 1.5],
  })
})

test('a match goes on where it was, without the line that a crash cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'match-'))
  const first = openJournal(folder, 'a match')
  if (!first.ok) throw new Error(first.error)
  first.value.add(game(0, '1-0'))
  appendFileSync(join(folder, 'games.jsonl'), '{"number":1,"res')
  const again = openJournal(folder, 'a match')
  expect(again.ok && again.value.games).toEqual([game(0, '1-0')])
  expect(readFileSync(join(folder, 'games.jsonl'), 'utf8')).not.toContain('"number":1')
})

test('the games of another match are left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'match-'))
  openJournal(folder, 'a match')
  expect(openJournal(folder, 'another match').ok).toBe(false)
})

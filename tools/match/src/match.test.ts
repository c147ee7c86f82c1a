import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESETS } from '@tama/engine'
import { parsePdn } from '@tama/engine/notation'
import * as tree from '@tama/search/tree'
import { expect, test } from 'vitest'
import { newDuellist, playDuel } from './duel.ts'
import { openJournal, tallyOf } from './journal.ts'
import { openingsFile, readOpenings } from './openings.ts'
import { scoreOf } from './player.ts'
import { parsePlayer } from './player-spec.ts'
import { pdnOfMatch } from './report.ts'
import { runMatch } from './run-match.ts'

test('a player is read from a line', () => {
  expect(parsePlayer('name=old; command=node old.ts engine; go=nodes 500; Hash=16', 'b')).toEqual({
    ok: true,
    value: { name: 'old', command: 'node old.ts engine', go: 'nodes 500', options: [['Hash', '16']] },
  })
  expect(parsePlayer('nonsense', 'a').ok).toBe(false)
})

test('the score of an info line is in centimen, a win thirty thousand less its plies', () => {
  expect(scoreOf('info depth 3 score cp -12 nodes 5')).toBe(-12)
  expect(scoreOf('info depth 3 score win 5 nodes 5')).toBe(29_995)
  expect(scoreOf('info depth 3 score win -4 nodes 5')).toBe(-29_996)
  expect(scoreOf('bestmove a3a4')).toBeUndefined()
})

test.each([PRESETS.tama, PRESETS.dama])('the openings are legal and there are enough of them', (ruleset) => {
  const openings = readOpenings(readFileSync(openingsFile(ruleset), 'utf8'), ruleset)
  expect(openings.ok && openings.value.length).toBe(250)
  expect(openings.ok && new Set(openings.value.map((moves) => moves.join(' '))).size).toBe(250)
})

test('an opening with a move that is not legal is refused', () => {
  expect(readOpenings('a3-a4 a3-a4\n', PRESETS.dama).ok).toBe(false)
})

test('a match plays each opening with both colours and writes its games as PDN', async () => {
  const player = (name: string) => ({ name, command: 'random', go: '', options: [] })
  const folder = mkdtempSync(join(tmpdir(), 'match-'))
  const journal = openJournal(folder, 'random')
  if (!journal.ok) throw new Error(journal.error)
  const [first, second] = [player('left'), player('right')]
  const openings = [['a3-a4'], ['h3-h4']]
  const match = { ruleset: PRESETS.dama, first, second, openings, games: 8, tables: 2 }
  await runMatch(match, journal.value, () => false)
  const { games } = journal.value
  expect(games.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(games.every(({ number, moves }) => moves[0] === openings[(number >> 1) % 2]?.[0])).toBe(true)
  expect(tallyOf(games).pairs).toHaveLength(4)
  const pdn = pdnOfMatch(PRESETS.dama, games, first, second)
  const read = parsePdn(pdn.ok ? pdn.value : '')
  expect(read.map((game) => game.ok && game.value.result)).toEqual(
    [...games].sort((a, b) => a.number - b.number).map(({ result }) => result),
  )
})

test('the side that searches a hundred times as much wins a duel', async () => {
  const { dama } = PRESETS
  const [strong, weak] = [await newDuellist(tree, dama, 4000), await newDuellist(tree, dama, 40)]
  const clock = () => 0
  expect(playDuel(dama, [], [strong, weak], clock).result).toBe('1-0')
  expect(playDuel(dama, [], [weak, strong], clock).result).toBe('0-1')
})

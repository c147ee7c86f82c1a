import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endedAfter, positionOf } from './game.ts'
import { makeFen } from './notation/fen.ts'
import { gameOfPdn, mainMoves, tagValue } from './notation/pdn-game.ts'
import { parsePdn } from './notation/pdn-read.ts'
import { makePdn } from './notation/pdn-write.ts'
import { PRESETS } from './ruleset.ts'

const text = readFileSync(new URL('../fixtures/games.pdn', import.meta.url), 'utf8')

const records = parsePdn(text, { ruleset: PRESETS['dama-federation'] }).map((read) => {
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return { name: tagValue(read.value.tags, 'File') ?? '', pdn: read.value }
})

/** How many moves a record has: squares and marks that look like one. */
const wordsLikeMoves = (record: string): number => record.match(/[a-h][1-8][x-]\S+/g)?.length ?? 0

describe('114 games between programs, under dama-federation', () => {
  const sources = text.split(/\n(?=\[File )/)
  test('are all there', () => {
    expect(records.length).toBe(114)
    expect(new Set(records.map(({ name }) => name)).size).toBe(114)
  })

  test.each(records.map((record, index) => ({ ...record, source: sources[index] ?? '' })))(
    '$name is read to its last ply, and written and read it ends alike',
    ({ pdn, source }) => {
      const movetext = source.slice(source.lastIndexOf(']'))
      expect(mainMoves(pdn).length).toBe(wordsLikeMoves(movetext))
      const game = gameOfPdn(pdn)
      const [again] = parsePdn(makePdn([pdn]))
      if (!again?.ok) throw new Error(JSON.stringify(again))
      expect(again.value.ruleset).toEqual(pdn.ruleset)
      expect(makeFen(positionOf(gameOfPdn(again.value)))).toBe(makeFen(positionOf(game)))
      expect(again.value.notes).toEqual(pdn.notes)
    },
  )

  test('those that run past a draw say where the rules end them', () => {
    const past = records.flatMap(({ pdn }, index) =>
      pdn.notes.map((note) =>
        note.kind === 'ended-earlier'
          ? { number: index + 1, ply: note.ply, outcome: note.outcome }
          : { number: index + 1, ply: -1, outcome: note.kind },
      ),
    )
    const draw = (reason: string) => ({ kind: 'draw', reason })
    expect(past.map(({ number, ply, outcome }) => [number, ply, outcome])).toEqual([
      [13, 107, draw('repetition')],
      [15, 66, draw('repetition')],
      [16, 241, draw('repetition')],
      [33, 185, draw('repetition')],
      [36, 104, draw('repetition')],
      [50, 162, draw('repetition')],
      [60, 50, draw('repetition')],
      [88, 181, draw('no-progress')],
      [91, 198, draw('no-progress')],
      [97, 112, draw('repetition')],
      [100, 180, draw('no-progress')],
    ])
    for (const { number, ply } of past) {
      const record = records[number - 1]
      expect(record && endedAfter(gameOfPdn(record.pdn))).toBe(ply)
    }
  })
})

test('under dama two of them are not legal: the ply, the legal moves and the rulesets that fit are named', () => {
  const refused = parsePdn(text).flatMap((read) => (read.ok ? [] : [read.error]))
  expect(
    refused.map(({ problem, kept }) => ({
      problem,
      file: kept && tagValue(kept.tags, 'File'),
      kept: kept && mainMoves(kept).length,
    })),
  ).toEqual([
    {
      problem: {
        kind: 'illegal-move',
        found: 'a6xc6xc8',
        ply: 65,
        candidates: ['a6xh8'],
        rulesets: ['tama-igg', 'dama-federation'],
      },
      file: 'Round1_MCTS1k_vs_MM7.pdn',
      kept: 64,
    },
    {
      problem: {
        kind: 'illegal-move',
        found: 'd3xd1',
        ply: 124,
        candidates: ['d3xf1', 'd3xf2', 'd3xg1', 'd3xg2'],
        rulesets: ['tama-igg', 'dama-federation'],
      },
      file: 'Round1_MCTS2k_vs_MCTS2k.pdn',
      kept: 123,
    },
  ])
})

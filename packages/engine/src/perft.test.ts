import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { perft, referencePerft } from './perft.ts'
import { legalMoves } from './rules.ts'
import { PRESET_IDS } from './ruleset.ts'
import { positions, presets, reachedPositions } from './testing/arbitraries.ts'
import { fromRuleset } from './testing/from-text.ts'
import { countWays } from './testing/layers.ts'
import { COLOUR_SWAP, MIRROR } from './testing/mirror.ts'
import { startRows } from './testing/perft-budget.ts'
import { readPerftBench, readPerftCases } from './testing/perft-file.ts'

const read = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')

describe('cases-perft.tsv', () => {
  const rows = readPerftCases(read('cases-perft.tsv'))
  test('has all its lines', () => {
    expect(rows.length).toBe(400)
  })
  test.each(rows)('$name', ({ position, ruleset, depth, moves }) => {
    expect(perft(position, ruleset, depth)).toBe(moves)
  })
  const small = rows.filter(({ moves }) => moves <= 500)
  test(`the twin counts the same on the ${small.length} smallest`, () => {
    const wrong = small.filter(
      ({ position, ruleset, depth, moves }) => referencePerft(position, ruleset, depth) !== moves,
    )
    expect(wrong).toEqual([])
    expect(small.length).toBeGreaterThan(100)
  })
})

describe('perft-start.tsv', () => {
  const rows = startRows()
  test('has all its lines, each of them counted by the quick or by the slow tests', () => {
    expect(rows.length).toBe(38)
    expect(rows.filter(({ isQuick }) => isQuick).length).toBe(24)
  })
  test.each(rows.filter(({ isQuick }) => isQuick))('$name', ({ position, ruleset, depth, moves }) => {
    expect(perft(position, ruleset, depth)).toBe(moves)
  })
  test.each(rows.filter((row) => row.routesIn === 'quick'))(
    '$name: every landing sequence counted',
    ({ position, ruleset, depth, moves, routes }) => {
      expect(countWays(position, ruleset, 'moves', depth)).toBe(moves)
      expect(countWays(position, ruleset, 'routes', depth)).toBe(routes)
    },
  )
  test('routes deeper than the slow tests count are never fewer than moves', () => {
    const deep = rows.filter((row) => row.routesIn === 'none')
    expect(deep.map(({ name }) => name)).toEqual([
      'tama start depth 7',
      'tama start depth 8',
      'tama-igg start depth 7',
      'tama-igg start depth 8',
      'dama start depth 9',
      'dama start depth 10',
      'dama start depth 11',
      'dama-federation start depth 9',
      'dama-federation start depth 10',
      'dama-federation start depth 11',
    ])
    expect(deep.every(({ moves, routes }) => routes >= moves)).toBe(true)
  })
})

test('perft-bench.tsv holds positions to measure, whose shallow counts agree with the twin', () => {
  const rows = readPerftBench(read('perft-bench.tsv'))
  expect(rows.length).toBe(4)
  for (const { position, ruleset } of rows) {
    expect(perft(position, ruleset, 2)).toBe(referencePerft(position, ruleset, 2))
  }
})

test('depth 0 is one leaf and depth 1 the legal moves', () => {
  fc.assert(
    fc.property(positions(), presets(), (position, ruleset) => {
      expect(perft(position, ruleset, 0)).toBe(1)
      expect(perft(position, ruleset, 1)).toBe(legalMoves(position, ruleset).length)
    }),
  )
})

test('the counts are those of the twin on positions rich in kings', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 6, kingsInTen: 7 }), presets(), (position, ruleset) => {
      expect(perft(position, ruleset, 2)).toBe(referencePerft(position, ruleset, 2))
    }),
  )
})

test.each(PRESET_IDS)('the counts are those of the twin on positions from play (%s)', (preset) => {
  const ruleset = fromRuleset(preset)
  fc.assert(
    fc.property(reachedPositions(ruleset), (position) => {
      expect(perft(position, ruleset, 2)).toBe(referencePerft(position, ruleset, 2))
    }),
    { numRuns: 30 },
  )
})

describe.each([
  ['exchanging left and right', MIRROR],
  ['turning the board and exchanging the colours', COLOUR_SWAP],
])('%s', (_, symmetry) => {
  test('keeps the counts of both generators', () => {
    fc.assert(
      fc.property(positions({ maxPieces: 8 }), presets(), (position, ruleset) => {
        const other = symmetry.position(position)
        expect(referencePerft(other, ruleset, 2)).toBe(referencePerft(position, ruleset, 2))
        expect(perft(other, ruleset, 3)).toBe(perft(position, ruleset, 3))
      }),
    )
  })
})

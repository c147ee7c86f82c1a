import { legalMoves, outcomeOf, PRESET_IDS, type PresetId, play } from '@tama/engine'
import { makeFen, makeFullMove } from '@tama/engine/notation'
import { fromFen, positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { probe, probeMoves, type Verdict } from './probe.ts'
import type { EndgameTables } from './tables.ts'
import { agreement, loadTables } from './testing/index.ts'

const tables = {} as Record<PresetId, EndgameTables>
beforeAll(async () => {
  for (const preset of PRESET_IDS) tables[preset] = await loadTables(preset, 3)
})

test.each(PRESET_IDS)('agrees with plain search on random positions (%s)', async (preset) => {
  const four = await loadTables(preset, 4)
  fc.assert(
    fc.property(positions({ maxPieces: 2, kingsInTen: 4 }), (position) => {
      expect(['same', 'beyond search']).toContain(agreement(four, position, 2))
    }),
    { numRuns: 300, seed: 7 },
  )
})

describe('a position', () => {
  test.each([
    ['without a piece of the side to move is lost', 'dama', 'W:W:BKd4', { value: 'loss', plies: 0 }],
    ['whose capture ends the game is won by it', 'tama', 'W:WKa2:Bd2', { value: 'win', plies: 1 }],
    ['of two lone kings is drawn where the rules say so', 'dama', 'B:WKa1:BKh7', { value: 'draw' }],
    [
      'of a king against a man has ended where the king wins',
      'dama',
      'B:WKa1:Bh7',
      { value: 'loss', plies: 0 },
    ],
    ['of a king against a man is played on elsewhere', 'tama', 'W:WKa1:Bh7', { value: 'draw' }],
    ['of two lone men can be won in time', 'dama', 'W:Wb6:Bg6', { value: 'win', plies: 3 }],
  ] as const)('%s', (_, preset, fen, verdict) => {
    expect(probe(tables[preset], fromFen(fen))).toEqual(verdict)
  })

  test('with more pieces than the tables loaded has no verdict', () => {
    expect(probe(tables.dama, fromFen('W:WKa1,Kb1:BKh8,Kg8'))).toBeUndefined()
    expect(probeMoves(tables.dama, fromFen('W:WKa1,Kb1:BKh8,Kg8'))).toBeUndefined()
    expect(probe(tables.dama, fromFen('W:Wa2,b2,c2,d2,e2,f2,g2:Ba7,b7,c7,d7,e7'))).toBeUndefined()
  })

  test('with one piece too many that must be captured has one', () => {
    const position = fromFen('W:WKd1,Ka8:Bd3,h7')
    const verdicts = legalMoves(position, tables.tama.ruleset).map((move) =>
      probe(tables.tama, play(position, move)),
    )
    expect(verdicts.every((verdict) => verdict?.value === 'loss')).toBe(true)
    const plies = verdicts.map((verdict) => (verdict?.value === 'loss' ? verdict.plies : 0))
    expect(probe(tables.tama, position)).toEqual({ value: 'win', plies: Math.min(...plies) + 1 })
  })
})

describe('the moves of a position', () => {
  test('are each one ply before what they lead to, and the best of them is the verdict', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESET_IDS),
        positions({ maxPieces: 2, kingsInTen: 6 }),
        (preset, position) => {
          const judged = probeMoves(tables[preset], position)
          fc.pre(judged !== undefined && judged.length > 0)
          fc.pre(probe(tables[preset], position) !== undefined)
          fc.pre(outcomeOf(position, tables[preset].ruleset).kind === 'playing')
          expect(judged.map(({ move }) => makeFullMove(move))).toEqual(
            legalMoves(position, tables[preset].ruleset).map(makeFullMove),
          )
          for (const { move, verdict } of judged) {
            const reply = probe(tables[preset], play(position, move))
            if (verdict.value === 'draw') expect(reply).toEqual({ value: 'draw' })
            else {
              const value = verdict.value === 'win' ? 'loss' : 'win'
              expect(reply).toEqual({ value, plies: verdict.plies - 1 })
            }
          }
          const of = (value: Verdict['value']) => judged.filter(({ verdict }) => verdict.value === value)
          const plies = (all: typeof judged) =>
            all.map(({ verdict }) => (verdict.value === 'draw' ? 0 : verdict.plies))
          const best: Verdict =
            of('win').length > 0
              ? { value: 'win', plies: Math.min(...plies(of('win'))) }
              : of('draw').length > 0
                ? { value: 'draw' }
                : { value: 'loss', plies: Math.max(...plies(judged)) }
          expect(probe(tables[preset], position)).toEqual(best)
        },
      ),
      { numRuns: 400, seed: 8 },
    )
  })

  test('win by the shortest way to the end, whatever the other side does', () => {
    const ruleset = tables.tama.ruleset
    let position = fromFen('W:WKa1,Kc2:BKf7')
    let verdict = probe(tables.tama, position)
    expect(verdict?.value).toBe('win')
    const first = verdict?.value === 'win' ? verdict.plies : 0
    let plies = 0
    for (; outcomeOf(position, ruleset).kind === 'playing'; plies++) {
      const judged = probeMoves(tables.tama, position) ?? []
      const wanted = judged.find((each) => JSON.stringify(each.verdict) === JSON.stringify(verdict))
      if (wanted === undefined) throw new Error(`no move keeps the verdict in ${makeFen(position)}`)
      position = play(position, wanted.move)
      verdict = probe(tables.tama, position)
    }
    expect(plies).toBe(first)
  })
})

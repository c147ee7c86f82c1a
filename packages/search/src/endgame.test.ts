import { probe, probeMoves } from '@tama/endgame'
import { loadTables } from '@tama/endgame/testing'
import { legalMoves, outcomeOf, type Position, PRESET_IDS, PRESETS, type PresetId, play } from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import { fromFen, fromMove, positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { deepen } from './deepen.ts'
import type { Info } from './info.ts'
import type { SearchOptions } from './limits.ts'
import type { Question } from './question.ts'
import { search } from './search.ts'
import { steppingClock } from './testing/questions.ts'

const state = createSearchState(1)
const tables = {} as Record<PresetId, Awaited<ReturnType<typeof loadTables>>>
beforeAll(async () => {
  for (const preset of PRESET_IDS) tables[preset] = await loadTables(preset, 4)
})

const ask = (preset: PresetId, start: Position, more: Partial<Question> = {}): Question => ({
  ruleset: PRESETS[preset],
  start,
  moves: [],
  ...more,
})

/** A search with tables and an empty memory. */
const find = (preset: PresetId, question: Question, options: Partial<SearchOptions> = {}): Info => {
  state.forget()
  const info = search(state, question, {
    limits: { nodes: 3000 },
    clock: () => 0,
    endgame: tables[preset],
    ...options,
  })
  if (info === undefined) throw new Error('no legal move')
  return info
}

/** Positions of at most four pieces in which the game is on. */
const endings = (preset: PresetId) =>
  positions({ maxPieces: 3, kingsInTen: 5 })
    .filter(({ board }) => board.filter((piece) => piece !== undefined).length <= 4)
    .filter((position) => outcomeOf(position, PRESETS[preset]).kind === 'playing')

const follow = (start: Position, preset: PresetId, texts: readonly string[]): Position =>
  texts.reduce((at, text) => play(at, fromMove(text, at, PRESETS[preset])), start)

describe.each(PRESET_IDS)('a position that the tables know (%s)', (preset) => {
  test('gets the exact score at once, with the line to the end of the game', () => {
    fc.assert(
      fc.property(endings(preset), (start) => {
        const verdict = probe(tables[preset], start)
        const { lines, tableHits } = find(preset, ask(preset, start))
        expect(lines[0]?.isExact).toBe(true)
        if (verdict?.value === 'draw') {
          expect(lines[0]?.score).toEqual({ kind: 'estimate', centimen: 0 })
          return
        }
        const plies = verdict?.plies ?? 0
        expect(lines[0]?.score).toEqual({ kind: 'win', plies: verdict?.value === 'win' ? plies : -plies })
        expect(lines[0]?.moves).toHaveLength(plies)
        expect(outcomeOf(follow(start, preset, lines[0]?.moves ?? []), PRESETS[preset]).kind).toBe('win')
        expect(tableHits).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60, seed: 21 },
    )
  })

  test('where one move alone wins, or holds the draw, that move is played', () => {
    let singles = 0
    fc.assert(
      fc.property(endings(preset), (start) => {
        const judged = probeMoves(tables[preset], start) ?? []
        const best = probe(tables[preset], start)?.value
        const keeping = judged.filter(({ verdict }) => verdict.value === best)
        fc.pre(best !== 'loss' && judged.length > 1 && keeping.length === 1)
        singles++
        expect([keeping[0]?.move].map((move) => move && makeFullMove(move))).toEqual([
          find(preset, ask(preset, start)).lines[0]?.moves[0],
        ])
      }),
      { numRuns: 30, seed: 22 },
    )
    expect(singles).toBe(30)
  })

  test('every move of it is judged exactly when all are asked for', () => {
    fc.assert(
      fc.property(endings(preset), (start) => {
        const judged = new Map(
          probeMoves(tables[preset], start)?.map(({ move, verdict }) => [makeFullMove(move), verdict]),
        )
        const { lines } = find(preset, ask(preset, start), { multiPv: 99 })
        expect(lines).toHaveLength(legalMoves(start, PRESETS[preset]).length)
        for (const { score, moves, isExact } of lines) {
          const verdict = judged.get(moves[0] ?? '')
          expect(isExact).toBe(true)
          if (verdict?.value === 'draw') expect(score).toEqual({ kind: 'estimate', centimen: 0 })
          else {
            const plies = verdict?.plies ?? 0
            expect(score).toEqual({ kind: 'win', plies: verdict?.value === 'win' ? plies : -plies })
          }
        }
      }),
      { numRuns: 20, seed: 23 },
    )
  })
})

describe('tables in the tree', () => {
  test('a win many plies away is seen as soon as a capture leads to it', () => {
    // The only capture leaves king and man against a king.
    const start = fromFen('W:WKd1,a2:BKh8,d3')
    const wanted = probe(tables.dama, start)
    expect(wanted?.value).toBe('win')
    const info = find('dama', ask('dama', start))
    expect(info.lines[0]?.score).toEqual({ kind: 'win', plies: wanted?.value === 'win' ? wanted.plies : 0 })
    expect(info.tableHits).toBeGreaterThan(0)
    expect(info.depthPlies).toBe(1)
  })

  test('nothing changes without them, and nothing is called exact', () => {
    const start = fromFen('W:WKa1,Kb1:BKh8')
    const question = ask('dama', start)
    const info = find('dama', question, { endgame: undefined, limits: { depthPlies: 4 } })
    expect(info.tableHits).toBe(0)
    expect(info.lines[0]?.isExact).toBeUndefined()
  })

  test('a win is not promised when the no-progress rule ends the game before it', () => {
    const start = fromFen('W:WKa5,Kg1:BKh4')
    const verdict = probe(tables.dama, start)
    if (verdict?.value !== 'win') throw new Error('not won')
    const within = (noProgressPlies: number) =>
      find('dama', { ruleset: { ...PRESETS.dama, noProgressPlies }, start, moves: [] }).lines[0]
    expect(within(PRESETS.dama.noProgressPlies)).toMatchObject({
      isExact: true,
      score: { kind: 'win', plies: verdict.plies },
    })
    expect(within(verdict.plies - 1)?.isExact).toBeUndefined()
    expect(within(verdict.plies - 1)?.score).toMatchObject({ kind: 'estimate' })
  })

  test('a move that repeats the position for the third time is a draw, whatever the tables say', () => {
    const start = fromFen('B:WKa5,Kg1:BKh4')
    const ruleset = PRESETS.dama
    const round = ['h4-h5', 'g1-f1', 'h5-h4', 'f1-g1']
    let at = start
    const moves = [...round, ...round].slice(0, 7).map((text) => {
      const move = fromMove(text, at, ruleset)
      at = play(at, move)
      return move
    })
    const { lines } = find('dama', { ruleset, start, moves }, { multiPv: 99 })
    const repeating = lines.find((line) => line.moves[0] === 'f1-g1')
    expect(repeating?.score).toEqual({ kind: 'estimate', centimen: 0 })
    expect(lines[0]?.score.kind).toBe('win')
  })

  test('pauses change nothing', () => {
    const start = fromFen('W:WKd1,a2,b2:BKh8,c7')
    const question = ask('dama', start)
    const whole = find('dama', question, { limits: { depthPlies: 5 } })
    state.forget()
    const steps = deepen(state, question, {
      limits: { depthPlies: 5 },
      clock: steppingClock(1),
      endgame: tables.dama,
      sliceMs: 1,
    })
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value?.lines).toEqual(whole.lines)
  })

  test('of moves that hold a draw it plays one that holds it, and says that it is exact', () => {
    const start = fromFen('W:WKa1:BKe5,h7')
    const ruleset = PRESETS.dama
    expect(probe(tables.dama, start)).toEqual({ value: 'draw' })
    const [line] = find('dama', ask('dama', start)).lines
    const move = parseMove(line?.moves[0] ?? '', start, ruleset)
    expect(line?.isExact).toBe(true)
    expect(move.ok && probe(tables.dama, play(start, move.value))).toEqual({ value: 'draw' })
  })
})

import { type EndgameTables, probe, probeMoves } from '@tama/endgame'
import { loadTables } from '@tama/endgame/testing'
import { type Move, outcomeOf, type Position, PRESET_IDS, PRESETS, type PresetId, play } from '@tama/engine'
import { makeFen, makeFullMove } from '@tama/engine/notation'
import { fromMove, positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { search } from './search.ts'

const state = createSearchState(1)
const tables = {} as Record<PresetId, EndgameTables>
beforeAll(async () => {
  for (const preset of PRESET_IDS) tables[preset] = await loadTables(preset, 4)
})

const piecesOf = ({ board }: Position): number => board.filter((piece) => piece !== undefined).length

/** So many random positions with two to four pieces in which the game is on. */
const sample = (preset: PresetId, count: number, seed: number): readonly Position[] =>
  fc.sample(
    positions({ maxPieces: 3, kingsInTen: 4 }).filter(
      (position) => piecesOf(position) <= 4 && outcomeOf(position, tables[preset].ruleset).kind === 'playing',
    ),
    { numRuns: count, seed },
  )

/** The move that the search plays in a game that began at `start`, with the score that it says. */
const answer = (preset: PresetId, start: Position, moves: readonly Move[] = []) => {
  state.forget()
  const info = search(
    state,
    { ruleset: PRESETS[preset], start, moves },
    { limits: { nodes: 2000 }, clock: () => 0, endgame: tables[preset] },
  )
  const line = info?.lines[0]
  if (line === undefined) throw new Error('no move')
  return line
}

describe.each(PRESET_IDS)('positions with up to four pieces (%s)', (preset) => {
  test('in which one move alone keeps the win, or the draw, are played right', () => {
    const missed: string[] = []
    let wins = 0
    let draws = 0
    for (const start of sample(preset, 60_000, 31)) {
      const judged = probeMoves(tables[preset], start)
      if (judged === undefined) throw new Error(`not in the tables: ${makeFen(start)}`)
      const best = probe(tables[preset], start)?.value
      const keeping = judged.filter(({ verdict }) => verdict.value === best)
      if (best === 'loss' || judged.length === 1 || keeping.length !== 1) continue
      if (best === 'win') wins++
      else draws++
      const [only] = keeping
      if (only === undefined || answer(preset, start).moves[0] !== makeFullMove(only.move))
        missed.push(makeFen(start))
    }
    expect(missed).toEqual([])
    expect(wins).toBeGreaterThan(500)
    expect(draws).toBeGreaterThan(500)
  })

  test('that are won are won in exactly as many plies as the tables say when both sides search', () => {
    let plies = 0
    for (const start of sample(preset, 400, 32)) {
      const verdict = probe(tables[preset], start)
      if (verdict?.value !== 'win') continue
      const moves: Move[] = []
      let at = start
      while (outcomeOf(at, PRESETS[preset]).kind === 'playing') {
        const { moves: line, score, isExact } = answer(preset, start, moves)
        const left = verdict.plies - moves.length
        expect([score, isExact]).toEqual([
          { kind: 'win', plies: at.turn === start.turn ? left : -left },
          true,
        ])
        const move = fromMove(line[0] ?? '', at, PRESETS[preset])
        moves.push(move)
        at = play(at, move)
      }
      expect(moves).toHaveLength(verdict.plies)
      expect(outcomeOf(at, PRESETS[preset])).toMatchObject({ kind: 'win', winner: start.turn })
      plies += moves.length
    }
    expect(plies).toBeGreaterThan(1000)
  })
})

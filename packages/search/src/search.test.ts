import { readFileSync } from 'node:fs'
import {
  legalMoves,
  outcomeOf,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  play,
  playMove,
  positionOf,
  START,
  startGame,
  status,
} from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import { positions, presets } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { deepen } from './deepen.ts'
import type { Info } from './info.ts'
import type { Limits, SearchOptions } from './limits.ts'
import type { Question } from './question.ts'
import { search } from './search.ts'
import { forcedEnd } from './testing/brute-force.ts'
import { ask, positionFrom, steppingClock } from './testing/questions.ts'

const clock = () => 0
const state = createSearchState(1)
const MIDDLEGAME = 'W:Wa2,c2,d2,e2,f2,h2,a3,b3,h3,c5:Bf4,a6,d6,f6,g6,a7,d7,g7,h7'

/** A search with an empty table, so that no test depends on another. */
const find = (question: Question, limits: Limits, options: Partial<SearchOptions> = {}): Info => {
  state.forget()
  const info = search(state, question, { limits, clock, ...options })
  if (info === undefined) throw new Error('no legal move')
  return info
}

/** Everything of an answer that does not depend on the clock. */
const essence = ({ depthPlies, nodes, lines }: Info) => ({ depthPlies, nodes, lines })

/** Plays a line from the question's position; throws when a move is not legal. */
const follow = ({ start, ruleset }: Question, texts: readonly string[]) =>
  texts.reduce((position, text) => {
    const move = parseMove(text, position, ruleset)
    if (!move.ok) throw new Error(`${text}: ${move.error.kind}`)
    return play(position, move.value)
  }, start)

describe('a search', () => {
  test.each(PRESET_IDS)('gives the same nodes and lines twice (%s)', (preset) => {
    const question = ask(preset, MIDDLEGAME)
    const first = find(question, { depthPlies: 5 })
    expect(essence(find(question, { depthPlies: 5 }))).toEqual(essence(first))
  })

  test.each(PRESET_IDS)('gives the same nodes and lines with pauses as without (%s)', (preset) => {
    const question = ask(preset, MIDDLEGAME)
    const whole = find(question, { depthPlies: 6 }, { multiPv: 2 })
    state.forget()
    const steps = deepen(state, question, {
      limits: { depthPlies: 6 },
      clock: steppingClock(1),
      multiPv: 2,
      sliceMs: 1,
    })
    let pauses = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) pauses++
    expect(pauses).toBeGreaterThan(5)
    expect(step.value && essence(step.value)).toEqual(essence(whole))
  })

  test('leaves no hole in its lines: every move is legal, the last position is as deep as the search', () => {
    const question = ask('tama', MIDDLEGAME)
    const { lines } = find(question, { depthPlies: 5 }, { multiPv: 3 })
    for (const { moves } of lines) {
      expect(moves.length).toBeGreaterThanOrEqual(5)
      expect(() => follow(question, moves)).not.toThrow()
    }
  })

  test('MultiPV gives different moves, best first, and no more than there are', () => {
    const question = ask('dama', MIDDLEGAME)
    const { lines } = find(question, { depthPlies: 4 }, { multiPv: 500 })
    const legal = legalMoves(question.start, question.ruleset).map(makeFullMove)
    expect(lines.map(({ moves }) => moves[0]).sort()).toEqual([...legal].sort())
    const values = lines.map(({ score }) =>
      score.kind === 'estimate' ? score.centimen : score.plies * 10_000,
    )
    expect(values).toEqual([...values].sort((a, b) => b - a))
  })

  test('MultiPV counts two routes of one capture once (rule 11)', () => {
    const question = ask('dama-federation', 'W:Wd2:Bd3,c4,b5,c2,b3')
    expect(find(question, { depthPlies: 2 }, { multiPv: 9 }).lines).toHaveLength(3)
  })

  test('has nothing to say where there is no legal move', () => {
    expect(
      search(state, ask('dama', 'B:Wa3,a4,b5,c5:Ba5'), { limits: { depthPlies: 3 }, clock }),
    ).toBeUndefined()
  })

  test('learns nothing from another ruleset', () => {
    const fresh = find(ask('tama', MIDDLEGAME), { depthPlies: 4 })
    find(ask('dama', MIDDLEGAME), { depthPlies: 6 })
    const after = search(state, ask('tama', MIDDLEGAME), { limits: { depthPlies: 4 }, clock })
    expect(after && essence(after)).toEqual(essence(fresh))
  })

  test('plays an only move after a short look, unless the depth was asked for', () => {
    const question = ask('dama', 'W:Wa2,h4:Bh5,a8')
    expect(find(question, { nodes: 1_000_000 }).depthPlies).toBeLessThanOrEqual(4)
    expect(find(question, { depthPlies: 7 }).lines[0]?.moves[0]).toBe('h4xh6')
  })
})

describe('limits', () => {
  const question = ask('tama', MIDDLEGAME)

  test('depth', () => {
    expect(find(question, { depthPlies: 3 }).depthPlies).toBe(3)
  })

  test('nodes, to within one quiescence search', () => {
    const { nodes } = find(question, { nodes: 20_000 })
    expect(nodes).toBeGreaterThanOrEqual(20_000)
    expect(nodes).toBeLessThan(21_000)
  })

  test('time: it answers within a poll of the limit', () => {
    let looks = 0
    const { timeMs, depthPlies } = find(question, { timeMs: 50 }, { clock: () => looks++ })
    expect(timeMs).toBeGreaterThanOrEqual(50)
    expect(timeMs).toBeLessThan(60)
    expect(depthPlies).toBeGreaterThan(0)
  })

  test('a stop, also before the first move: it still has an answer', () => {
    const { depthPlies, lines } = find(question, {}, { isStopped: () => true })
    expect(depthPlies).toBe(1)
    expect(lines).toHaveLength(1)
  })

  test('reports come after each iteration and now and then in between', () => {
    const depths: number[] = []
    state.forget()
    search(state, question, { limits: { depthPlies: 5 }, clock: steppingClock(100) }, (info) => {
      depths.push(info.depthPlies)
    })
    expect([...new Set(depths)]).toEqual([1, 2, 3, 4, 5])
    expect(depths.length).toBeGreaterThan(5)
  })
})

describe('wins and draws', () => {
  const ends = readFileSync(new URL('../fixtures/forced-ends.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t') as [PresetId, string, string])

  test.each(ends)(
    'the distance of a forced end is that of plain minimax: %s %s in %s',
    (preset, fen, plies) => {
      const question = ask(preset, fen)
      expect(find(question, { depthPlies: 5 }).lines[0]?.score).toEqual({ kind: 'win', plies: Number(plies) })
      if (Math.abs(Number(plies)) <= 3)
        expect(forcedEnd(question.start, question.ruleset, 3)).toBe(Number(plies))
    },
  )

  test('no end is claimed where plain minimax sees none', () => {
    fc.assert(
      fc.property(presets(), positions({ maxPieces: 2, kingsInTen: 3 }), (ruleset, start) => {
        fc.pre(outcomeOf(start, ruleset).kind === 'playing')
        const plies = forcedEnd(start, ruleset, 3)
        const { score } = find({ ruleset, start, moves: [] }, { depthPlies: 4 }).lines[0] ?? {}
        if (plies !== undefined) expect(score).toEqual({ kind: 'win', plies })
        else if (score?.kind === 'win') expect(Math.abs(score.plies)).toBeGreaterThan(3)
      }),
      { numRuns: 100, seed: 11 },
    )
  })

  test.each([
    ['dama', 'win'],
    ['dama-federation', 'estimate'],
    ['tama', 'estimate'],
  ] as const)('king against man when the smoke clears: %s', (preset, kind) => {
    const [line] = find(ask(preset, 'W:Wd4:Bd5,Ka8'), { depthPlies: 2 }).lines
    expect(line?.moves[0]).toBe('d4xd6')
    if (preset !== 'tama') expect(line?.score.kind).toBe(kind)
  })

  test('a third repetition is a draw, seen one ply before (row 30)', () => {
    const start = positionFrom('W:WKa1,Kb1:BKh8,Kg8')
    const ruleset = PRESETS['dama-federation']
    const round = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8']
    let position = start
    const moves = [...round, ...round].slice(0, 7).map((text) => {
      const move = parseMove(text, position, ruleset)
      if (!move.ok) throw new Error(text)
      position = play(position, move.value)
      return move.value
    })
    const { lines } = find({ ruleset, start, moves }, { depthPlies: 1 }, { multiPv: 99 })
    expect(lines.find((line) => line.moves[0] === 'h7-h8')?.score).toEqual({ kind: 'estimate', centimen: 0 })
  })

  test('a game of kings that cannot win ends by itself (row 32)', () => {
    let game = startGame(positionFrom('W:WKa1,Kb1:BKh8,Kg8'), PRESETS['dama-federation'])
    let plies = 0
    for (; status(game).kind === 'playing' && plies < 200; plies++) {
      const moves = game.plies.map(({ move }) => move)
      const question = { ruleset: game.ruleset, start: game.start.position, moves }
      const text = find(question, { nodes: 300 }).lines[0]?.moves[0] ?? ''
      const move = parseMove(text, positionOf(game), game.ruleset)
      const next = move.ok ? playMove(game, move.value) : move
      if (!next.ok) throw new Error(text)
      game = next.value
    }
    expect(plies).toBeLessThan(200)
    expect(status(game).kind).not.toBe('playing')
  })

  test('the ply that exhausts the no-progress counter draws', () => {
    const ruleset = { ...PRESETS['dama-federation'], noProgressPlies: 3 }
    const start = positionFrom('W:WKa1,Kb1,Kc1:BKh8')
    const { lines } = find({ ruleset, start, moves: [] }, { depthPlies: 3 }, { multiPv: 1 })
    expect(lines[0]?.score).not.toEqual({ kind: 'win', plies: 3 })
  })

  test('king and two men against a king: it makes progress and wins instead of shuffling (row 36)', () => {
    let game = startGame(positionFrom('W:WKd1,a2,h2:BKe8'), PRESETS['dama-federation'])
    state.forget()
    while (status(game).kind === 'playing' && game.cursor < 100) {
      const moves = game.plies.map(({ move }) => move)
      const question = { ruleset: game.ruleset, start: game.start.position, moves }
      const info = search(state, question, { limits: { nodes: 8_000 }, clock })
      const move = parseMove(info?.lines[0]?.moves[0] ?? '', positionOf(game), game.ruleset)
      const next = move.ok ? playMove(game, move.value) : move
      if (!next.ok) throw new Error(next.error.kind)
      game = next.value
    }
    expect(status(game)).toEqual({ kind: 'win', winner: 'white', reason: 'no-legal-move' })
  })
})

describe('tactics', () => {
  const shots: readonly { id: string; fen: string; firstMove: string }[] = JSON.parse(
    readFileSync(new URL('../fixtures/opening-shots.json', import.meta.url), 'utf8'),
  )

  test.each(shots)('finds the opening shot $id', ({ fen, firstMove }) => {
    const { lines } = find(ask('dama-federation', fen), { nodes: 150_000 })
    expect(lines[0]?.moves[0]).toBe(firstMove)
  })
})

describe('legality', () => {
  test('every move it names is legal, on positions rich in kings', () => {
    fc.assert(
      fc.property(presets(), positions(), (ruleset, start) => {
        const legal = legalMoves(start, ruleset).map(makeFullMove)
        fc.pre(legal.length > 0)
        const question = { ruleset, start, moves: [] }
        for (const { moves } of find(question, { nodes: 500 }).lines) {
          expect(legal).toContain(moves[0])
          follow(question, moves)
        }
      }),
      { numRuns: 300, seed: 5 },
    )
  })

  test('it opens both games with a legal move', () => {
    for (const preset of PRESET_IDS) {
      const question = { ruleset: PRESETS[preset], start: START, moves: [] }
      const move = find(question, { nodes: 2_000 }).lines[0]?.moves[0]
      expect(legalMoves(START, PRESETS[preset]).map(makeFullMove)).toContain(move)
    }
  })
})

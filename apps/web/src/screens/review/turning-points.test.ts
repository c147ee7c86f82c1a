import { describe, expect, test } from 'vitest'
import { chanceOf, standingWord } from './evaluation.ts'
import { gameOf, moveAfter, otherMove, thought } from './testing.ts'
import { type Evaluations, nextLook, progressOf, turningPoints } from './turning-points.ts'

const MOVES = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5'] as const
const { game } = gameOf(MOVES)

/** White's chances after 0 .. 4 plies; the computer would always have played another move. */
const evaluationsOf = (chances: readonly number[], isDeep = false): Evaluations =>
  chances.map((chance, ply) => {
    const played = MOVES[ply]
    return thought(chance, played === undefined ? [] : [otherMove(MOVES.slice(0, ply), played)], isDeep)
  })

describe('the chance to win', () => {
  test('is even at nothing and seen from White', () => {
    expect(chanceOf({ kind: 'estimate', centimen: 0 }, 'white')).toBe(0.5)
    const white = chanceOf({ kind: 'estimate', centimen: 200 }, 'white')
    expect(white).toBeGreaterThan(0.6)
    expect(chanceOf({ kind: 'estimate', centimen: -200 }, 'black')).toBeCloseTo(white)
    expect(chanceOf({ kind: 'win', plies: 5 }, 'black')).toBe(0)
    expect(chanceOf({ kind: 'win', plies: -4 }, 'black')).toBe(1)
  })

  test('has five words', () => {
    expect([0, 0.2, 0.5, 0.7, 1].map(standingWord)).toEqual([
      'black-winning',
      'black-better',
      'even',
      'white-better',
      'white-winning',
    ])
  })
})

describe('turning points', () => {
  test('are the moves that gave a chance away, seen from the side that moved', () => {
    const points = turningPoints(game, evaluationsOf([0.5, 0.3, 0.3, 0.3, 0.9]))
    expect(points).toMatchObject([
      { ply: 1, by: 'white', before: 0.5, after: 0.3, standing: 'black-better', isBiggest: false },
      { ply: 4, by: 'black', before: 0.7, standing: 'white-winning', isBiggest: true },
    ])
    expect(points[1]?.loss).toBeCloseTo(0.6)
  })

  test('have a word for what came of them only where it is another one', () => {
    expect(turningPoints(game, evaluationsOf([0.6, 0.45, 0.45, 0.45, 0.45]))).toMatchObject([
      { ply: 1, before: 0.6, after: 0.45, standing: undefined },
    ])
  })

  test('are not moves that won something, nor small changes', () => {
    expect(turningPoints(game, evaluationsOf([0.5, 0.8, 0.4, 0.4, 0.38]))).toEqual([])
    expect(turningPoints(game, evaluationsOf([0.5, 0.45, 0.5, 0.45, 0.5]))).toEqual([])
  })

  test('are not moves that the computer would have made, whatever it thought later', () => {
    const evaluations = evaluationsOf([0.5, 0.1, 0.1, 0.1, 0.1]).with(
      0,
      thought(0.5, [moveAfter([], 'a3-a4')]),
    )
    expect(turningPoints(game, evaluations)).toEqual([])
  })

  test('are not known before both positions are', () => {
    expect(turningPoints(game, [undefined, ...evaluationsOf([0.5, 0.1, 0.1, 0.1, 0.1]).slice(1)])).toEqual([])
  })
})

describe('what to look at next', () => {
  test('is every position once, from the end to the start', () => {
    const known = evaluationsOf([0.5, 0.5, 0.5, 0.5, 0.5])
    const looks: number[] = []
    let evaluations: Evaluations = known.map(() => undefined)
    for (let look = nextLook(game, evaluations); look !== undefined; look = nextLook(game, evaluations)) {
      looks.push(look.ply)
      evaluations = evaluations.with(look.ply, known[look.ply])
    }
    expect(looks).toEqual([4, 3, 2, 1, 0])
  })

  test('is then both sides of what seems a turning point, for longer', () => {
    const evaluations = evaluationsOf([0.5, 0.5, 0.5, 0.2, 0.2])
    expect(nextLook(game, evaluations)).toEqual({ ply: 3, isDeep: true })
    const once = evaluations.with(3, thought(0.2, evaluations[3]?.line, true))
    expect(nextLook(game, once)).toEqual({ ply: 2, isDeep: true })
    expect(nextLook(game, once.with(2, thought(0.5, evaluations[2]?.line, true)))).toBeUndefined()
  })

  test('is nothing more when the second look finds nothing', () => {
    expect(nextLook(game, evaluationsOf([0.5, 0.5, 0.5, 0.5, 0.5]))).toBeUndefined()
  })

  test('is taken again however many positions the rules had ended', () => {
    const over = { chance: 0.5, depthPlies: 0, line: [], isDeep: true }
    const rest = Array.from({ length: 24 }, () => over)
    const long = { ...game, plies: [...game.plies, ...rest.flatMap(() => game.plies.slice(-1))] }
    const evaluations = [...evaluationsOf([0.5, 0.5, 0.5, 0.2, 0.2]), ...rest]
    expect(nextLook(long, evaluations)).toEqual({ ply: 3, isDeep: true })
  })

  test('comes to an end in the wildest game', () => {
    let evaluations = evaluationsOf([0.9, 0.1, 0.9, 0.1, 0.9])
    let looks = 0
    for (let look = nextLook(game, evaluations); look !== undefined; look = nextLook(game, evaluations)) {
      const { chance = 0, line = [] } = evaluations[look.ply] ?? {}
      evaluations = evaluations.with(look.ply, thought(chance, line, true))
      looks++
    }
    expect(looks).toBe(5)
  })
})

test('the progress counts positions that are known', () => {
  expect(progressOf(game, [undefined, undefined, undefined, undefined, thought(0.5)])).toBe(0.2)
  expect(progressOf(game, evaluationsOf([0.5, 0.5, 0.5, 0.5, 0.5]))).toBe(1)
})

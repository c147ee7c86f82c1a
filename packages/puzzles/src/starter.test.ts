import { readFileSync } from 'node:fs'
import { countPieces, opponent, type Position, PRESETS, play } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { parseCollection } from './format/collection-text.ts'
import { mainLine } from './solution.ts'
import { STARTER_COLLECTIONS } from './starter.ts'
import { canonicalKey } from './symmetry.ts'
import { THEMES, themesOf } from './themes/themes.ts'

const collections = STARTER_COLLECTIONS.map(({ ruleset, url }) => {
  const read = parseCollection(readFileSync(url, 'utf8'))
  if (!read.ok) throw new Error(`${ruleset}: ${read.error.kind}`)
  return { ruleset, ...read.value }
})

test('there is a collection for both games', () => {
  expect(collections.map(({ ruleset }) => ruleset)).toEqual(['tama', 'dama'])
})

describe.each(collections)('the collection of $ruleset', ({ ruleset, collection, refused }) => {
  const { puzzles } = collection

  test('is whole, each puzzle with an id of its own, and all of one ruleset', () => {
    expect(refused).toEqual([])
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    for (const puzzle of puzzles) expect(puzzle.ruleset).toEqual(PRESETS[ruleset])
  })

  test('has more than a hundred puzzles', () => {
    expect(puzzles.length).toBeGreaterThan(100)
  })

  test('goes from easy to hard', () => {
    const ratings = puzzles.map(({ rating }) => rating ?? 0)
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b))
    expect((ratings.at(-1) ?? 0) - (ratings[0] ?? 0)).toBeGreaterThan(500)
  })

  test('has no position twice, nor its mirror image, nor with colours exchanged', () => {
    expect(new Set(puzzles.map(({ position }) => canonicalKey(position))).size).toBe(puzzles.length)
  })

  test('asks in no two puzzles for the same move: their main lines share no position', () => {
    const asked = puzzles.flatMap(({ position, solution }) => {
      const keys: string[] = []
      let at: Position = position
      for (const [ply, move] of mainLine(solution).entries()) {
        if (ply % 2 === 0) keys.push(canonicalKey(at))
        at = play(at, move)
      }
      return keys
    })
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('asks for a win where all pieces of the other side are taken', () => {
    for (const { id, goal, position } of puzzles) {
      if (goal.kind !== 'gain') continue
      expect(goal.pieces, id).toBeLessThan(countPieces(position.board, opponent(position.turn)))
    }
  })

  test('gives each puzzle its goal, its turns, a solution that takes as many, and its themes', () => {
    for (const { id, inTurns, solution, themes, ...puzzle } of puzzles) {
      expect(inTurns, id).toBe(Math.ceil(mainLine(solution).length / 2))
      expect(themes, id).toEqual(themesOf({ ...puzzle, solution, themes }))
    }
  })

  test('knows many themes', () => {
    const known = new Set(puzzles.flatMap(({ themes }) => themes))
    expect(THEMES.filter((theme) => known.has(theme)).length).toBeGreaterThan(THEMES.length / 2)
  })
})

import { makeFen } from '@tama/engine/notation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSteps, mainLine } from '../solution.ts'
import { puzzles } from '../testing/arbitrary-puzzles.ts'
import { makeCollection, parseCollection, parsePuzzle } from './collection-text.ts'
import { makePuzzleCsv, parsePuzzleCsv } from './csv.ts'
import { makePuzzlePdn, parsePuzzlePdn } from './pdn.ts'
import { makePuzzle } from './puzzle-text.ts'

/** What JSON makes of a value: minus zero becomes zero. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('any puzzle', () => {
  test('comes back from its text as it was', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        const read = parsePuzzle(makePuzzle(puzzle))
        expect(read).toMatchObject({ ok: true })
        if (!read.ok) return
        expect(read.value).toEqual({ ...puzzle, unknown: asJson(puzzle.unknown) })
        expect(makePuzzle(read.value)).toBe(makePuzzle(puzzle))
      }),
      { numRuns: 80 },
    )
  })

  test('comes back from a collection', () => {
    fc.assert(
      fc.property(fc.array(puzzles(), { maxLength: 4 }), (list) => {
        const text = makeCollection({ title: 'All', puzzles: list, unknown: { mine: 1 } })
        const read = parseCollection(text)
        expect(read).toMatchObject({ ok: true, value: { refused: [] } })
        if (!read.ok) return
        expect(makeCollection(read.value.collection)).toBe(text)
        const lines = read.value.collection.puzzles.map(makePuzzle).join('\n')
        const byLine = parseCollection(lines)
        expect(list.length === 0 || (byLine.ok && byLine.value.collection.puzzles.length)).toBe(
          list.length === 0 || list.length,
        )
      }),
      { numRuns: 50 },
    )
  })

  test('comes back from PDN with its rules, goal and whole solution', () => {
    fc.assert(
      fc.property(puzzles(), (puzzle) => {
        const { puzzles: read, refused } = parsePuzzlePdn(makePuzzlePdn([puzzle]))
        expect(refused).toEqual([])
        expect(read).toHaveLength(1)
        const { ruleset, position, goal, inTurns, solution } = puzzle
        expect(read[0]).toMatchObject({ ruleset, goal, ...(inTurns === undefined ? {} : { inTurns }) })
        expect(makeFen(read[0]?.position ?? position)).toBe(makeFen(position))
        expect(countSteps(read[0]?.solution ?? [])).toBe(countSteps(solution))
        expect(mainLine(read[0]?.solution ?? [])).toEqual(mainLine(solution))
      }),
      { numRuns: 80 },
    )
  })

  test('comes back from CSV with its rules, goal and main line', () => {
    fc.assert(
      fc.property(fc.array(puzzles(), { maxLength: 3 }), puzzles(), (list, { ruleset }) => {
        const read = parsePuzzleCsv(makePuzzleCsv(list), ruleset)
        expect(read).toMatchObject({ ok: true, value: { refused: [] } })
        if (!read.ok) return
        expect(read.value.puzzles).toHaveLength(list.length)
        for (const [index, puzzle] of list.entries()) {
          const { ruleset, position, goal, source } = puzzle
          expect(read.value.puzzles[index]).toMatchObject({ ruleset, position, goal })
          expect(read.value.puzzles[index]?.source ?? '').toBe(source ?? '')
          expect(mainLine(read.value.puzzles[index]?.solution ?? [])).toEqual(mainLine(puzzle.solution))
        }
      }),
      { numRuns: 100 },
    )
  })
})

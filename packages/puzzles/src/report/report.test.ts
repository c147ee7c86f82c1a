import { PRESETS } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Goal } from '../goal.ts'
import { createProofState, finish } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { mainLine } from '../solution.ts'
import { DEFINED_KINDS, isShownBy, kindsByDefinition } from '../testing/slow-report.ts'
import { reportOn } from './report.ts'

const GOALS: readonly Goal[] = [
  { kind: 'win' },
  { kind: 'gain', pieces: 1 },
  { kind: 'gain', pieces: 2 },
  { kind: 'crown' },
]

const state = createProofState(1)

/** Small puzzles of one or two turns, nothing known of them. */
const smallPuzzles = (): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      position: positions({ maxPieces: 3, kingsInTen: 3 }),
      ruleset: fc.constantFrom(PRESETS.tama, PRESETS.dama, PRESETS['dama-federation']),
      goal: fc.constantFrom(...GOALS),
      inTurns: fc.integer({ min: 1, max: 2 }),
    })
    .map((fields) => ({ ...fields, solution: [], themes: [], unknown: {} }))

test('a report finds what the definition of the goals says, and its lines show it', () => {
  fc.assert(
    fc.property(smallPuzzles(), (puzzle) => {
      const report = finish(reportOn(state, puzzle, { nodes: 1e6 }, { seeksIdle: false }))
      if (report.findings.some(({ kind }) => kind === 'over')) return
      const found = report.findings.map((finding) => {
        if (finding.kind !== 'order') return finding.kind
        return finding.turn === 1 ? 'cook' : 'dual'
      })
      const told = new Set(found.filter((kind) => DEFINED_KINDS.includes(kind)))
      const fen = makeFen(puzzle.position)
      expect([...told].sort(), fen).toEqual([...kindsByDefinition(puzzle, mainLine(report.solution))].sort())
      for (const finding of report.findings) {
        expect(isShownBy(puzzle, finding, puzzle.inTurns ?? 0), `${fen} ${finding.kind}`).toBe(true)
      }
      expect(report.soundness === 'unsound').toBe(
        report.findings.some(({ severity }) => severity === 'error'),
      )
    }),
    { numRuns: 25 },
  )
})

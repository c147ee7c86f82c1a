import { PRESETS } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { positions, rulesets } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Goal } from '../goal.ts'
import { decideClaim } from '../proof/claim.ts'
import { momentOf } from '../proof/moment.ts'
import { createProofState, createProver, finish } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { reportOn } from '../report/report.ts'
import { mainLine } from '../solution.ts'
import { isReachable } from './slow-proof.ts'
import { DEFINED_KINDS, isShownBy, kindsByDefinition } from './slow-report.ts'

const MATERIAL: readonly Goal[] = [
  { kind: 'win' },
  { kind: 'gain', pieces: 1 },
  { kind: 'gain', pieces: 2 },
  { kind: 'crown' },
]
const GOALS: readonly Goal[] = [...MATERIAL, { kind: 'draw' }, { kind: 'block' }]

/** Positions of up to `maxPieces` a side with few kings: these have too many moves for the slow twin. */
const smallPositions = (maxPieces: number) => positions({ maxPieces, kingsInTen: 2 })

/** The prover agrees with the definition of the goals on so many random positions. */
export const checkProver = (numRuns: number, maxPieces: number): void => {
  const state = createProofState(1)
  fc.assert(
    fc.property(
      smallPositions(maxPieces),
      rulesets(),
      fc.constantFrom(...GOALS),
      fc.integer({ min: 1, max: 2 }),
      (start, ruleset, goal, turns) => {
        const task = { ruleset: { ...ruleset, noProgressPlies: 100 }, goal, start }
        const prover = createProver(state, task, { nodes: 1e6 })
        const { status } = finish(decideClaim(prover, { moment: momentOf(start), turns }))
        const isTrue = isReachable(task, start, turns)
        expect(status, `${makeFen(start)} ${goal.kind} ${turns}`).toBe(isTrue ? 'proved' : 'refuted')
      },
    ),
    { numRuns },
  )
}

/** Small puzzles of one or two turns, nothing known of them. */
const smallPuzzles = (maxPieces: number): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      position: smallPositions(maxPieces),
      ruleset: fc.constantFrom(PRESETS.tama, PRESETS.dama, PRESETS['dama-federation']),
      goal: fc.constantFrom(...MATERIAL),
      inTurns: fc.integer({ min: 1, max: 2 }),
    })
    .map((fields) => ({ ...fields, solution: [], themes: [], unknown: {} }))

/** Reports on so many random puzzles find what the definition says, and their lines show it. */
export const checkReports = (numRuns: number, maxPieces: number): void => {
  const state = createProofState(1)
  fc.assert(
    fc.property(smallPuzzles(maxPieces), (puzzle) => {
      const report = finish(reportOn(state, puzzle, { nodes: 1e6 }, { seeksIdle: false }))
      if (report.findings.some(({ kind }) => kind === 'over')) return
      const fen = makeFen(puzzle.position)
      const found = report.findings.map((finding) => {
        if (finding.kind !== 'order') return finding.kind
        return finding.turn === 1 ? 'cook' : 'dual'
      })
      const told = new Set(found.filter((kind) => DEFINED_KINDS.includes(kind)))
      const wanted = kindsByDefinition(puzzle, mainLine(report.solution))
      expect([...told].sort(), fen).toEqual([...wanted].sort())
      for (const finding of report.findings) {
        expect(isShownBy(puzzle, finding, puzzle.inTurns ?? 0), `${fen} ${finding.kind}`).toBe(true)
      }
    }),
    { numRuns },
  )
}

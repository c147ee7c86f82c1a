import { readFileSync } from 'node:fs'
import { PRESETS, type Ruleset } from '@tama/engine'
import { parseFen } from '@tama/engine/notation'
import { fromFen } from '@tama/engine/testing'
import { describe, expect, test } from 'vitest'
import { parsePuzzle } from '../format/collection-text.ts'
import { createProofState, finish } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { mainLine } from '../solution.ts'
import { canonicalKey } from '../symmetry.ts'
import { DEFINED_KINDS, isShownBy, kindsByDefinition } from '../testing/slow-report.ts'
import { FINDING_KINDS, type FindingKind } from './finding.ts'
import { reportOn } from './report.ts'
import { setupFindings } from './setup-findings.ts'

/** A puzzle with a flaw of one kind, and one that is almost the same without it. */
interface Verdict {
  readonly kind: FindingKind
  readonly ruleset?: 'tama'
  /** The effort allowed for the example, where that is what matters. */
  readonly nodes?: number
  /** The position of a puzzle that is known. */
  readonly known?: string
  readonly example: { readonly fen: string; readonly goal?: string }
  readonly nearMiss: { readonly fen: string; readonly goal?: string }
}

const VERDICTS: readonly Verdict[] = JSON.parse(
  readFileSync(new URL('../../fixtures/verdicts.json', import.meta.url), 'utf8'),
)
const PUZZLES = VERDICTS.filter(({ kind }) => kind !== 'illegal')
const ENOUGH = 1_000_000

const state = createProofState(1)

const puzzleOf = (ruleset: string, fields: object): Puzzle => {
  const read = parsePuzzle(JSON.stringify({ ruleset, ...fields }))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

const reportOf = (puzzle: Puzzle, nodes: number, known?: string) =>
  finish(
    reportOn(
      state,
      puzzle,
      { nodes },
      known === undefined ? {} : { known: new Map([[canonicalKey(fromFen(known)), 'known']]) },
    ),
  )

test('every kind of finding has an example and a near miss, but for the one that takes endgame tables', () => {
  expect(VERDICTS.map(({ kind }) => kind)).toEqual(FINDING_KINDS.filter((kind) => kind !== 'exact'))
})

test('a set-up that cannot be is told from one that can', () => {
  const kindsIn = (fen: string, ruleset: Ruleset) => {
    const setup = parseFen(fen)
    return setup.ok ? setupFindings(setup.value, ruleset).map(({ kind }) => kind) : [setup.error.kind]
  }
  const [{ example, nearMiss }] = VERDICTS as readonly [Verdict]
  expect(kindsIn(example.fen, PRESETS.dama)).toEqual(['illegal'])
  expect(kindsIn(nearMiss.fen, PRESETS.dama)).toEqual([])
})

describe.each(PUZZLES)('$kind', ({ kind, ruleset = 'dama', nodes = ENOUGH, known, example, nearMiss }) => {
  const flawed = puzzleOf(ruleset, example)
  const near = puzzleOf(ruleset, nearMiss)

  test('is found in the example, with a line that shows it', () => {
    const found = reportOf(flawed, nodes, known).findings.filter((finding) => finding.kind === kind)
    expect(found.length).toBeGreaterThan(0)
    for (const finding of found) expect(isShownBy(flawed, finding, flawed.inTurns ?? 0)).toBe(true)
  })

  test('is not found in the near miss, which is sound', () => {
    const { findings, soundness } = reportOf(near, ENOUGH, known)
    expect(findings.map((finding) => finding.kind)).not.toContain(kind)
    expect(soundness).toBe('sound')
  })
})

/** Reports count an order that can be changed apart; by the definition it is one more move that works. */
const toldAs = (kind: FindingKind): FindingKind => (kind === 'order' ? 'cook' : kind)

test.each(PUZZLES.filter(({ kind }) => DEFINED_KINDS.includes(toldAs(kind))))(
  'by the definition $kind is in the example and not in the near miss',
  ({ kind, ruleset = 'dama', example, nearMiss }) => {
    for (const [fields, isThere] of [
      [example, true],
      [nearMiss, false],
    ] as const) {
      const puzzle = puzzleOf(ruleset, fields)
      const kinds = kindsByDefinition(puzzle, mainLine(reportOf(puzzle, ENOUGH).solution))
      expect(kinds.has(toldAs(kind)), fields.fen).toBe(isThere)
    }
  },
)

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseCollection } from './format/collection-text.ts'
import { createProofState, finish } from './proof/prover.ts'
import { reportOn } from './report/report.ts'
import { STARTER_COLLECTIONS } from './starter.ts'

const state = createProofState()

describe.each(STARTER_COLLECTIONS)('the collection of $ruleset', ({ url }) => {
  test('is sound, every puzzle of it, with one first move and no dual', () => {
    const read = parseCollection(readFileSync(url, 'utf8'))
    if (!read.ok) throw new Error(read.error.kind)
    const flaws = read.value.collection.puzzles.flatMap((puzzle) => {
      const report = finish(reportOn(state, puzzle, { nodes: 20_000_000 }, { seeksIdle: false }))
      const bad = report.findings.filter(({ kind }) => kind === 'dual' || kind === 'order')
      return report.soundness === 'sound' && bad.length === 0 ? [] : [puzzle.id]
    })
    expect(flaws).toEqual([])
  })
})

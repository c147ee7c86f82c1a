import { readFileSync } from 'node:fs'
import { legalMoves, PRESET_IDS, PRESETS } from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import { MIRROR, positions, reachedPositions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { loadEvaluation } from './eval/load.ts'
import { search } from './search.ts'
import { positionFrom } from './testing/questions.ts'

const state = createSearchState(4)

test.each(PRESET_IDS)('the engine plays a legal move in thousands of positions (%s)', (preset) => {
  const ruleset = PRESETS[preset]
  for (const arbitrary of [reachedPositions(ruleset), positions(), positions({ maxPieces: 4 })]) {
    fc.assert(
      fc.property(arbitrary, (start) => {
        const legal = legalMoves(start, ruleset).map(makeFullMove)
        const limits = { nodes: 1_000 }
        const info = search(state, { ruleset, start, moves: [] }, { limits, clock: () => 0 })
        if (legal.length === 0) expect(info).toBeUndefined()
        else expect(legal).toContain(info?.lines[0]?.moves[0])
      }),
      { numRuns: 2_000, seed: 9 },
    )
  }
})

/** What one thread searches in two seconds on a slow machine. */
const TWO_SECONDS_NODES = 400_000

const shots: readonly { readonly id: string; readonly fen: string; readonly firstMove: string }[] =
  JSON.parse(readFileSync(new URL('../fixtures/opening-shots.json', import.meta.url), 'utf8'))

test.each(shots)('the opening shot $id and its mirror image are found', async ({ fen, firstMove }) => {
  const ruleset = PRESETS['dama-federation']
  await loadEvaluation(ruleset)
  const position = positionFrom(fen)
  const move = parseMove(firstMove, position, ruleset)
  if (!move.ok) throw new Error(`${firstMove}: ${move.error.kind}`)
  for (const [start, expected] of [
    [position, move.value],
    [MIRROR.position(position), MIRROR.move(move.value)],
  ] as const) {
    state.forget()
    const limits = { nodes: TWO_SECONDS_NODES }
    const info = search(state, { ruleset, start, moves: [] }, { limits, clock: () => 0 })
    expect(info?.lines[0]?.moves[0]).toBe(makeFullMove(expected))
  }
})

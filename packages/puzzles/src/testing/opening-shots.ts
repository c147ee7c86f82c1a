import { readFileSync } from 'node:fs'
import { legalMoves } from '@tama/engine'
import { makeMove } from '@tama/engine/notation'
import { parsePuzzle } from '../format/collection-text.ts'
import { momentOf } from '../proof/moment.ts'
import type { ProofState } from '../proof/proof-state.ts'
import { moveStatuses } from '../proof/prove.ts'
import { createProver, finish } from '../proof/prover.ts'

/** An opening shot of `fixtures/opening-shots.json`: its rules, and the move that was played there. */
export interface Shot {
  readonly id: string
  readonly ruleset: string
  readonly fen: string
  readonly firstMove: string
}

/** A line of `fixtures/opening-shots.tsv`: which first moves of a shot reach a goal within so many turns, `-` for none. */
export interface ShotClaim {
  readonly id: string
  readonly goal: string
  readonly turns: number
  readonly proved: string
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8')

export const SHOTS: readonly Shot[] = JSON.parse(fixture('opening-shots.json'))

export const SHOT_CLAIMS: readonly ShotClaim[] = fixture('opening-shots.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [id = '', goal = '', turns, proved = ''] = line.split('\t')
    return { id, goal, turns: Number(turns), proved }
  })

/** The first moves that are proved in the position of a claim, written as there; it fails when one stays unknown. */
export const provedFirstMoves = (
  state: ProofState,
  { id, goal, turns }: ShotClaim,
  nodes: number,
): string => {
  const shot = SHOTS.find((other) => other.id === id)
  const read = parsePuzzle(JSON.stringify({ ruleset: shot?.ruleset, fen: shot?.fen, goal }))
  if (!read.ok) throw new Error(`${id}: ${read.error.kind}`)
  const { ruleset, position, goal: wanted } = read.value
  const prover = createProver(state, { ruleset, goal: wanted, start: position }, { nodes })
  const statuses = finish(moveStatuses(prover, momentOf(position), turns))
  const unknown = statuses.filter(({ status }) => status === 'unknown')
  if (unknown.length > 0) throw new Error(`${id} ${goal} ${turns}: ${unknown.length} moves unknown`)
  const legal = legalMoves(position, ruleset)
  const proved = statuses.filter(({ status }) => status === 'proved')
  return proved.map(({ moves }) => makeMove(moves[0], legal)).join(' ') || '-'
}

import { legalMoves, outcomeOf, type Position, play, type Ruleset } from '@tama/engine'
import { probe, type Verdict } from '../probe.ts'
import type { EndgameTables } from '../tables.ts'

/** Plain search on the readable rules: how `position` ends, or 'later' when that takes more than `most` plies. */
const search = (position: Position, ruleset: Ruleset, most: number): Verdict | 'later' => {
  const outcome = outcomeOf(position, ruleset)
  if (outcome.kind === 'draw') return { value: 'draw' }
  if (outcome.kind === 'win') return { value: outcome.winner === position.turn ? 'win' : 'loss', plies: 0 }
  if (most === 0) return 'later'
  const replies = legalMoves(position, ruleset).map((move) => search(play(position, move), ruleset, most - 1))
  const plies = (value: 'win' | 'loss'): readonly number[] =>
    replies.flatMap((reply) => (reply !== 'later' && reply.value === value ? [reply.plies + 1] : []))
  const wins = plies('loss')
  if (wins.length > 0) return { value: 'win', plies: Math.min(...wins) }
  if (replies.includes('later')) return 'later'
  const losses = plies('win')
  return losses.length === replies.length ? { value: 'loss', plies: Math.max(...losses) } : { value: 'draw' }
}

const isSame = (a: Verdict, b: Verdict): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Holds the verdict of the tables against plain search of `most` plies: it is the same, search does not see the end
 * and the tables say that it can't, the tables do not know the position, or one of the two is wrong.
 */
export const agreement = (
  tables: EndgameTables,
  position: Position,
  most: number,
): 'same' | 'beyond search' | 'unknown' | 'disagrees' => {
  const verdict = probe(tables, position)
  if (verdict === undefined) return 'unknown'
  const found = search(position, tables.ruleset, most)
  if (found !== 'later') return isSame(found, verdict) ? 'same' : 'disagrees'
  return verdict.value === 'draw' || verdict.plies > most ? 'beyond search' : 'disagrees'
}

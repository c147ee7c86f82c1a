import { legalMoves, outcomeOf, type Position, play, type Ruleset } from '@tama/engine'

// Plain searches for a forced end on the readable rules: slow and obvious. A side wins within N plies when the game
// ends in its favour after at most N more, whatever the other side does.

/** True when the side to move wins within `plies`. */
const isWonWithin = (position: Position, ruleset: Ruleset, plies: number): boolean => {
  const outcome = outcomeOf(position, ruleset)
  if (outcome.kind !== 'playing') return outcome.kind === 'win' && outcome.winner === position.turn
  if (plies === 0) return false
  return legalMoves(position, ruleset).some((move) => isLostWithin(play(position, move), ruleset, plies - 1))
}

/** True when the side to move loses within `plies`. */
const isLostWithin = (position: Position, ruleset: Ruleset, plies: number): boolean => {
  const outcome = outcomeOf(position, ruleset)
  if (outcome.kind !== 'playing') return outcome.kind === 'win' && outcome.winner !== position.turn
  if (plies === 0) return false
  return legalMoves(position, ruleset).every((move) => isWonWithin(play(position, move), ruleset, plies - 1))
}

/** The plies in which the side to move wins, or as a negative number loses; undefined when it takes more than `most`. */
export const forcedEnd = (position: Position, ruleset: Ruleset, most: number): number | undefined => {
  for (let plies = 1; plies <= most; plies++) {
    if (isWonWithin(position, ruleset, plies)) return plies
    if (isLostWithin(position, ruleset, plies)) return -plies
  }
  return undefined
}

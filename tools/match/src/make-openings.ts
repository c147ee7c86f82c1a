import { legalMoves, type Move, moveKey, play, type Ruleset, START } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { createSearchState, scoreValue, search } from '@tama/search'
import { type Chance, chanceFrom } from '@tama/search/tree'

/** An opening is so many plies long, at least and at most. */
const PLIES = [4, 9] as const

/** Random legal moves from the start; undefined when captures came up, which make openings lopsided. */
const randomOpening = (ruleset: Ruleset, chance: Chance): readonly Move[] | undefined => {
  const moves: Move[] = []
  const plies = PLIES[0] + Math.floor(chance() * (PLIES[1] - PLIES[0] + 1))
  let position = START
  for (let ply = 0; ply < plies; ply++) {
    const legal = legalMoves(position, ruleset)
    const move = legal[Math.floor(chance() * legal.length)]
    if (move === undefined) return undefined
    moves.push(move)
    position = play(position, move)
  }
  return legalMoves(position, ruleset).some(({ captured }) => captured.length > 0) ? undefined : moves
}

/**
 * `count` different openings after which a search of `nodes` nodes sees neither side ahead by more than `margin`
 * centimen. The same seed gives the same openings as long as the search behaves the same.
 */
export const makeOpenings = (
  ruleset: Ruleset,
  count: number,
  seed: number,
  nodes: number,
  margin: number,
): readonly string[] => {
  const chance = chanceFrom(seed)
  const state = createSearchState(8)
  const found = new Map<string, string>()
  while (found.size < count) {
    const moves = randomOpening(ruleset, chance)
    if (moves === undefined) continue
    state.forget()
    const info = search(state, { ruleset, start: START, moves }, { limits: { nodes }, clock: () => 0 })
    const score = info?.lines[0]?.score
    if (score === undefined || Math.abs(scoreValue(score)) > margin) continue
    found.set(moves.map(moveKey).join(' '), moves.map(makeFullMove).join(' '))
  }
  return [...found.values()]
}

import { legalMoves, type Position, PRESETS, type PresetId, play } from '@tama/engine'
import { makeFen, parseMove } from '@tama/engine/notation'
import { reachedPositions } from '@tama/engine/testing'
import fc from 'fast-check'
import { answerAt } from '../play-level.ts'
import { scoreValue } from '../score.ts'
import { search } from '../search.ts'
import type { SearchState } from '../state.ts'
import { balance, gainingMoves } from './shots.ts'

const PLIES = 3
const MEN = 2
/** A move that is worth as much to a longer search is no oversight, whatever it does instead. */
const JUDGE = { nodes: 40_000 }
const TOLERANCE_CENTIMEN = 100
/** Who is ahead by so much wins, and who is behind by so much loses, whatever more it gains. */
const CLEAR_CENTIMEN = 600
const CLEAR_MEN = 3
/** With fewer pieces endgame tables decide, which are not asked here. */
const FEWEST_PIECES = 7

/** Positions, reached by random play, in which some moves but not all win two men or more within three plies. */
const shotsOf = (preset: PresetId, count: number): readonly Position[] => {
  const ruleset = PRESETS[preset]
  const found: Position[] = []
  for (let seed = 1; found.length < count && seed < 1000; seed++) {
    for (const position of fc.sample(reachedPositions(ruleset), { numRuns: 20, seed })) {
      if (position.board.filter((piece) => piece !== undefined).length < FEWEST_PIECES) continue
      if (Math.abs(balance(position, position.turn)) > CLEAR_MEN) continue
      const gaining = gainingMoves(position, ruleset, MEN, PLIES)
      if (gaining.length > 0 && gaining.length < legalMoves(position, ruleset).length) found.push(position)
      if (found.length === count) break
    }
  }
  return found
}

/** What the move is worth to a longer search, for the side that plays it. */
const worth = (state: SearchState, preset: PresetId, position: Position): number => {
  state.forget()
  const info = search(
    state,
    { ruleset: PRESETS[preset], start: position, moves: [] },
    { limits: JUDGE, clock: () => 0 },
  )
  const score = info?.lines[0]?.score
  const value = score === undefined ? CLEAR_CENTIMEN : -scoreValue(score)
  return Math.min(CLEAR_CENTIMEN, Math.max(-CLEAR_CENTIMEN, value))
}

/** Of `count` positions with such a gain the FENs of those in which `level` plays something worse. */
export const overlookedBy = (
  state: SearchState,
  preset: PresetId,
  level: number,
  count: number,
): readonly string[] => {
  const ruleset = PRESETS[preset]
  const positions = shotsOf(preset, count)
  if (positions.length < count) throw new Error(`only ${positions.length} positions`)
  return positions
    .filter((start, seed) => {
      const question = { ruleset, start, moves: [] }
      const step = answerAt(state, question, { level, seed, clock: () => 0 }).next()
      const answer = step.done === true ? step.value : undefined
      const move = parseMove(answer?.move ?? '', start, ruleset)
      if (!move.ok) return true
      const gaining = gainingMoves(start, ruleset, MEN, PLIES)
      if (gaining.some((other) => makeFen(play(start, other)) === makeFen(play(start, move.value))))
        return false
      const best = Math.max(...gaining.map((other) => worth(state, preset, play(start, other))))
      return worth(state, preset, play(start, move.value)) < best - TOLERANCE_CENTIMEN
    })
    .map(makeFen)
}

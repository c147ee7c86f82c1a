// HOT: runs once per child that is not in the table. Below: no objects, closures, iterators or exceptions.
import { MOST_PIECES, pliesOf, UNKNOWN } from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import {
  ahead,
  BLACK,
  CAPTURE,
  CAPTURED_SHIFT,
  generate,
  leftOfEven,
  MOST_MOVES,
  popcount,
  rightOfOdd,
} from '@tama/engine/hot'
import { isRepeated } from './frame.ts'
import { BLOCK, CROWN, DRAW, FRAME, GAIN, type ProofState, QUIET, WIN } from './proof-state.ts'
import { INFINITE } from './proof-table.ts'

/** How the rules end a game, for the side to move. */
const WON = 1
const DRAWN = 0
const LOST = -1
const PLAYING = 2

const isSingle = (even: number, odd: number): boolean =>
  even === 0 ? odd !== 0 && (odd & (odd - 1)) === 0 : odd === 0 && (even & (even - 1)) === 0

/** What the lone-piece options say when each side has one piece and the side to move cannot capture. */
const loneValue = (ruleset: Ruleset, ownIsKing: boolean, oppIsKing: boolean): number => {
  if (ownIsKing === oppIsKing) {
    return (ownIsKing ? ruleset.loneKings : ruleset.loneMen) === 'draw' ? DRAWN : PLAYING
  }
  if (ruleset.loneMan === 'playOn') return PLAYING
  if (ruleset.loneMan === 'draw') return DRAWN
  return ownIsKing ? WON : LOST
}

const prove = (state: ProofState): void => {
  state.pn = 0
  state.dn = INFINITE
}

const refute = (state: ProofState): void => {
  state.pn = INFINITE
  state.dn = 0
}

/** A path that ends here in a draw. */
const settleDraw = (state: ProofState): void => (state.goal === DRAW ? prove(state) : refute(state))

/** The solver's goals of material, with the other side to move and its moves in the list from `start` to `end`. */
const isMaterialReached = (state: ProofState, ply: number, start: number, end: number): boolean => {
  const frames = state.frames
  const at = ply * FRAME
  const moves = state.list.moves
  if (state.goal === GAIN) {
    const balance =
      popcount(frames[at + 2] as number) +
      popcount(frames[at + 3] as number) -
      popcount(frames[at] as number) -
      popcount(frames[at + 1] as number)
    // All captures take the same number (rule 9).
    return balance - ((moves[start] as number) >>> CAPTURED_SHIFT) >= state.wantedBalance
  }
  if (state.goal !== CROWN) return false
  const kingsEven = (frames[at + 4] as number) & (frames[at + 2] as number)
  const kingsOdd = (frames[at + 5] as number) & (frames[at + 3] as number)
  const spare = popcount(kingsEven) + popcount(kingsOdd) - state.startKings - 1
  if (spare < 0 || (moves[start] as number) < CAPTURE) return spare >= 0
  for (let index = start; index < end; index++) {
    const taken =
      popcount((state.list.takenEven[index] as number) & kingsEven) +
      popcount((state.list.takenOdd[index] as number) & kingsOdd)
    if (taken > spare) return false
  }
  return true
}

/** True when the side not to move has two pieces and steps to two squares: no quiet move can take its last move from it. */
const hasRoom = (state: ProofState, mode: number, ply: number): boolean => {
  const frames = state.frames
  const at = ply * FRAME
  const even = frames[at + 2] as number
  const odd = frames[at + 3] as number
  const emptyEven = ~(even | (frames[at] as number))
  const emptyOdd = ~(odd | (frames[at + 1] as number))
  const black = (mode & BLACK) ^ 1
  const stepsEven = (ahead(even, black) | odd | rightOfOdd(odd)) & emptyEven
  const stepsOdd = (ahead(odd, black) | even | leftOfEven(even)) & emptyOdd
  return popcount(stepsEven) + popcount(stepsOdd) > 1 && popcount(even) + popcount(odd) > 1
}

/** True when the solver, to move for the last time and without a capture, cannot reach a goal of material or win any more. */
const isHopeless = (state: ProofState, mode: number, ply: number): boolean => {
  const frames = state.frames
  const at = ply * FRAME
  const ownEven = frames[at] as number
  const ownOdd = frames[at + 1] as number
  if (state.goal === GAIN) {
    const balance =
      popcount(ownEven) +
      popcount(ownOdd) -
      popcount(frames[at + 2] as number) -
      popcount(frames[at + 3] as number)
    return balance < state.wantedBalance && hasRoom(state, mode, ply)
  }
  if (state.goal !== CROWN) return (state.goal === WIN || state.goal === BLOCK) && hasRoom(state, mode, ply)
  const kingsEven = ownEven & (frames[at + 4] as number)
  const kingsOdd = ownOdd & (frames[at + 5] as number)
  const nearLastRow = mode & BLACK ? 0x000000f0 : 0x0f000000
  return (
    (((ownEven & ~kingsEven) | (ownOdd & ~kingsOdd)) & nearLastRow) === 0 &&
    popcount(kingsEven) + popcount(kingsOdd) <= state.startKings &&
    hasRoom(state, mode, ply)
  )
}

/**
 * Proves or refutes by the value that a table gives the solver, where it says enough; true when it does. Tables know
 * nothing of the no-progress rule: what it might turn into a draw is left open.
 */
const isSettledByTable = (state: ProofState, ply: number, turns: number, value: number): boolean => {
  const isInTime =
    (state.frames[ply * FRAME + QUIET] as number) + pliesOf(value) < state.ruleset.noProgressPlies
  if (state.goal === DRAW) {
    if (value < 0 && isInTime) refute(state)
    else if (value >= 0 && state.isOpen) prove(state)
    else return false
    return true
  }
  if (value <= 0) {
    refute(state)
    return true
  }
  if (!isInTime) return false
  // The solver's turns until then, whoever is to move.
  if (!state.isOpen && (pliesOf(value) + 1) >> 1 > turns) {
    if (state.isHorizonReached) return false
    refute(state)
  } else {
    prove(state)
  }
  return true
}

/**
 * Looks at the position at `ply` with `turns` left to the solver and sets `pn` and `dn`: decided when the rules or the
 * goal decide it, else a guess of the effort to come. Moves are written into the list from `start` on and forgotten.
 */
export const evaluate = (state: ProofState, ply: number, turns: number, start: number): void => {
  state.nodes++
  const frames = state.frames
  const at = ply * FRAME
  const ownEven = frames[at] as number
  const ownOdd = frames[at + 1] as number
  const oppEven = frames[at + 2] as number
  const oppOdd = frames[at + 3] as number
  const kingsEven = frames[at + 4] as number
  const kingsOdd = frames[at + 5] as number
  const mode = state.rootMode ^ (ply & 1)
  const isSolver = (ply & 1) === state.solverParity
  const goal = state.goal
  const list = state.list

  // 1. No legal move: the side to move has lost.
  if (start + MOST_MOVES > list.moves.length) {
    state.isOverfull = true
    state.isHalted = true
    return
  }
  const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, start)
  if (end === start) {
    if (isSolver || (goal === BLOCK && (ownEven | ownOdd) === 0)) refute(state)
    else prove(state)
    return
  }
  if (end - start === MOST_MOVES) {
    state.isOverfull = true
    state.isHalted = true
    return
  }

  // 2. Lone pieces.
  let isDrawn = false
  if ((list.moves[start] as number) < CAPTURE && isSingle(ownEven, ownOdd) && isSingle(oppEven, oppOdd)) {
    const value = loneValue(
      state.ruleset,
      ((ownEven & kingsEven) | (ownOdd & kingsOdd)) !== 0,
      ((oppEven & kingsEven) | (oppOdd & kingsOdd)) !== 0,
    )
    if (value === DRAWN) isDrawn = true
    else if (value !== PLAYING) {
      if ((value === WON) === isSolver && goal !== BLOCK) prove(state)
      else refute(state)
      return
    }
  }

  // 3. The goal; then draws, which end the game, too.
  if (!isSolver && isMaterialReached(state, ply, start, end)) {
    prove(state)
    return
  }
  if (
    isDrawn ||
    (state.isRepetitionSeen && isRepeated(state, ply)) ||
    (state.isProgressCounted && (frames[at + QUIET] as number) >= state.ruleset.noProgressPlies)
  ) {
    settleDraw(state)
    return
  }

  // 4. What tables know, of positions without a capture.
  if (
    (goal === WIN || goal === DRAW) &&
    state.tables !== undefined &&
    (list.moves[start] as number) < CAPTURE &&
    popcount(ownEven | oppEven) + popcount(ownOdd | oppOdd) <= MOST_PIECES
  ) {
    const value = state.tables.valueOf(mode & BLACK, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    if (value !== UNKNOWN && isSettledByTable(state, ply, turns, isSolver ? value : 0 - value)) return
  }

  // 5. The last turn.
  if (turns === 0) {
    if (state.isHorizonReached) prove(state)
    else refute(state)
    return
  }
  if (
    isSolver &&
    turns === 1 &&
    !state.isHorizonReached &&
    (list.moves[start] as number) < CAPTURE &&
    isHopeless(state, mode, ply)
  ) {
    refute(state)
    return
  }

  // 6. A guess: a side that has many ways is hard to argue with.
  state.pn = isSolver ? 1 : end - start
  state.dn = isSolver ? end - start : 1
}

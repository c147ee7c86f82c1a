// HOT: the proof search. Below: no objects, closures, iterators or exceptions.
import { generate } from '@tama/engine/hot'
import { evaluate } from './evaluate.ts'
import { enter, mix } from './frame.ts'
import { FRAME, KEY_HIGH, KEY_LOW, PAST_HIGH, PAST_LOW, type ProofState, QUIET } from './proof-state.ts'
import { INFINITE } from './proof-table.ts'

const keyOf = (state: ProofState, ply: number, turns: number, half: number, past: number): number => {
  const frames = state.frames
  const at = ply * FRAME
  let key = (frames[at + half] as number) ^ mix(state.salt + turns * 8 + half)
  if (state.isRepetitionSeen) key ^= frames[at + past] as number
  if (state.isProgressCounted) key ^= mix(0x5bd1e995 + (frames[at + QUIET] as number) * 8 + half)
  return key
}

/** Sets `pn` and `dn` to what the table knows of the position at `ply`, else to a first look at it, which is stored. */
export const look = (state: ProofState, ply: number, turns: number, start: number): void => {
  const low = keyOf(state, ply, turns, KEY_LOW, PAST_LOW)
  const high = keyOf(state, ply, turns, KEY_HIGH, PAST_HIGH)
  if (state.table.find(low, high)) {
    state.pn = state.table.pn
    state.dn = state.table.dn
    return
  }
  evaluate(state, ply, turns, start)
  if (!state.isHalted) state.table.store(low, high, state.pn, state.dn, 1)
}

/**
 * Searches the position at `ply`, which is not decided, until its proof or its disproof number reaches a limit, and
 * leaves both in `pn` and `dn`: 0 and `INFINITE` when it is proved, the other way round when refuted. `turns` are left
 * to the solver. Once `isHalted` is set the numbers mean nothing; what was found by then is in the table.
 */
export const searchProof = (
  state: ProofState,
  ply: number,
  turns: number,
  limitPn: number,
  limitDn: number,
  start: number,
): void => {
  if (state.nodes >= state.nextPoll) {
    state.poll()
    if (state.isHalted) return
  }
  const frames = state.frames
  const at = ply * FRAME
  const mode = state.rootMode ^ (ply & 1)
  const isSolver = (ply & 1) === state.solverParity
  const nextTurns = isSolver ? turns - 1 : turns
  const { childPn, childDn } = state
  const nodesBefore = state.nodes

  // 1. Moves, and a look at what each leads to. One that decides is enough.
  let end = generate(
    mode,
    frames[at] as number,
    frames[at + 1] as number,
    frames[at + 2] as number,
    frames[at + 3] as number,
    frames[at + 4] as number,
    frames[at + 5] as number,
    state.list,
    start,
  )
  for (let index = start; index < end; index++) {
    enter(state, ply, index)
    look(state, ply + 1, nextTurns, end)
    if (state.isHalted) return
    childPn[index] = state.pn
    childDn[index] = state.dn
    if ((isSolver ? state.pn : state.dn) === 0) {
      childPn[start] = state.pn
      childDn[start] = state.dn
      end = start + 1
    }
  }

  // 2. Search the most promising child until the limits are reached.
  let pn = 0
  let dn = 0
  for (;;) {
    // The number of the side to move is that of its easiest move. The other side must answer all of them; what many
    // of them have in common is not to be counted for each, so it is the hardest and one for each other.
    let easiest = INFINITE
    let second = INFINITE
    let hardest = 0
    let open = 0
    let best = start
    for (let index = start; index < end; index++) {
      const own = (isSolver ? childPn[index] : childDn[index]) as number
      if (own >= INFINITE) continue
      const other = (isSolver ? childDn[index] : childPn[index]) as number
      open++
      if (own < easiest) {
        second = easiest
        easiest = own
        best = index
      } else if (own < second) {
        second = own
      }
      if (other > hardest) hardest = other
    }
    let all = 0
    if (easiest === 0) all = INFINITE
    else if (open > 0) all = hardest + open - 1 < INFINITE ? hardest + open - 1 : INFINITE - 1
    pn = isSolver ? easiest : all
    dn = isSolver ? all : easiest
    if (pn >= limitPn || dn >= limitDn) break

    const limitOwn = isSolver ? limitPn : limitDn
    const limitAll = isSolver ? limitDn : limitPn
    const next = second + 1 + (second >> 2)
    const childOwn = next < limitOwn ? next : limitOwn
    const childAll = limitAll >= INFINITE ? INFINITE : limitAll - open + 1
    enter(state, ply, best)
    if (isSolver) searchProof(state, ply + 1, nextTurns, childOwn, childAll, end)
    else searchProof(state, ply + 1, nextTurns, childAll, childOwn, end)
    if (state.isHalted) break
    childPn[best] = state.pn
    childDn[best] = state.dn
  }

  // 3. Remember the result.
  state.table.store(
    keyOf(state, ply, turns, KEY_LOW, PAST_LOW),
    keyOf(state, ply, turns, KEY_HIGH, PAST_HIGH),
    pn,
    dn,
    state.nodes - nodesBefore,
  )
  state.pn = pn
  state.dn = dn
}

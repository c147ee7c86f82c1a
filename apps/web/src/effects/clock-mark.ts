import type { TextStore } from '@tama/ui'
import type { PlayState } from '../screens/play/state.ts'
import { usedInTurn } from '../screens/play/time.ts'

/** What the clock on the board had run when the page was last left; a text, because only texts are kept in time. */
const MARK = 'tama.web.clock'

/** Keeps at once how long the running turn has taken: a page that is left may not finish anything slower. */
export const markClock = (texts: TextStore, state: PlayState, nowMs: number): void => {
  const usedMs = Math.round(usedInTurn(state, nowMs) ?? 0)
  texts.write(MARK, `${state.seed} ${state.game.cursor} ${usedMs}`)
}

/** A kept game with what its clock ran after it was kept. Anything else that is found is passed over. */
export const withMark = (texts: TextStore, state: PlayState): PlayState => {
  const { clock, seed, game } = state
  const [, marked, ply, usedMs] = /^(\d{1,15}) (\d{1,5}) (\d{1,9})$/.exec(texts.read(MARK) ?? '') ?? []
  if (clock === undefined || Number(marked) !== seed || Number(ply) !== game.cursor) return state
  return { ...state, clock: { ...clock, usedMs: Math.max(clock.usedMs, Number(usedMs)) } }
}

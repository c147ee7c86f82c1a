import { makeFen, makeFullMove } from '@tama/engine/notation'
import type { SearchJob } from '@tama/search'
import { thinkTime } from '../../clock/think-time.ts'
import { type EngineTask, livePosition, type PlayState, type Purpose } from './state.ts'
import { leftTo } from './time.ts'

/** How long the engine may look for a hint and for its answer to a draw offer. */
const HINT_MS = 1000
const DRAW_MS = 700

const powerFor = (purpose: Purpose, state: PlayState, nowMs: number): Pick<SearchJob, 'level' | 'limits'> => {
  if (purpose === 'hint') return { limits: { timeMs: HINT_MS } }
  if (purpose === 'draw') return { limits: { timeMs: DRAW_MS } }
  const { turn } = livePosition(state)
  const player = state.seats[turn]
  if (player.kind !== 'computer') throw new Error('the computer is asked for a move of a person')
  const leftMs = leftTo(state, turn, nowMs)
  if (state.clock === undefined || leftMs === undefined) return { level: player.level }
  return { level: player.level, limits: { timeMs: thinkTime(leftMs, state.clock.control) } }
}

/** The search that a busy task stands for, when it is asked at `nowMs` of the page's clock. */
export const jobFor = (
  task: EngineTask & { readonly kind: 'busy' },
  state: PlayState,
  nowMs: number,
): Omit<SearchJob, 'id'> => {
  const { game, ruleset, seed } = state
  return {
    ruleset,
    start: makeFen(game.start.position),
    moves: game.plies.slice(0, game.cursor).map(({ move }) => makeFullMove(move)),
    seed: (seed + game.cursor) >>> 0,
    ...powerFor(task.purpose, state, nowMs),
  }
}

import { makeFen, makeFullMove } from '@tama/engine/notation'
import type { SearchJob } from '@tama/search'
import type { EngineTask, PlayState, Purpose } from './state.ts'

/** How long the engine may look for a hint and for its answer to a draw offer. */
const HINT_MS = 1000
const DRAW_MS = 700

const powerFor = (purpose: Purpose, state: PlayState): Pick<SearchJob, 'level' | 'limits'> => {
  if (purpose === 'hint') return { limits: { timeMs: HINT_MS } }
  if (purpose === 'draw') return { limits: { timeMs: DRAW_MS } }
  const { game, seats } = state
  const turn = (game.plies[game.cursor - 1]?.after ?? game.start).position.turn
  const player = seats[turn]
  if (player.kind !== 'computer') throw new Error('the computer is asked for a move of a person')
  return { level: player.level }
}

/** The search that a busy task stands for. */
export const jobFor = (
  task: EngineTask & { readonly kind: 'busy' },
  state: PlayState,
): Omit<SearchJob, 'id'> => {
  const { game, ruleset, seed } = state
  return {
    ruleset,
    start: makeFen(game.start.position),
    moves: game.plies.slice(0, game.cursor).map(({ move }) => makeFullMove(move)),
    seed: (seed + game.cursor) >>> 0,
    ...powerFor(task.purpose, state),
  }
}

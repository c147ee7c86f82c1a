import { agreeDraw, resign } from '@tama/engine'
import { companyOf, onlyHuman } from '../../seats.ts'
import { ask, withGame } from './moving.ts'
import { isHumanTurn, livePosition, mayMove, type PlayState, type Question } from './state.ts'

/** A hint is asked for, or the rest of the one that is shown. */
export const hinted = (state: PlayState): PlayState => {
  if (!mayMove(state) || companyOf(state.seats) === 'link' || state.engine.kind === 'busy') return state
  const live = { ...state, looking: undefined }
  if (state.hint === undefined) return ask(live, 'hint')
  return { ...live, hint: { ...state.hint, shown: 'move' } }
}

/** The answer to a question was yes. */
export const agreed = (state: PlayState, question: Question): PlayState => {
  const { game, seats } = state
  const human = onlyHuman(seats)
  if (question === 'resign') return withGame(state, resign(game, human ?? livePosition(state).turn))
  if (human === undefined) return withGame(state, agreeDraw(game))
  return isHumanTurn(state) ? ask(state, 'draw') : state
}

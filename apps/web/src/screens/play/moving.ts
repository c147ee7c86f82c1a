import { type Game, type Move, playMove } from '@tama/engine'
import { IDLE, type PlayState, type Purpose } from './state.ts'

/** The engine is asked for something; whatever it did before is dropped. */
export const ask = (state: PlayState, purpose: Purpose): PlayState => {
  const id = state.lastId + 1
  return {
    ...state,
    lastId: id,
    remark: undefined,
    engine: { kind: 'busy', id, purpose, isSlow: false, isHurried: false },
  }
}

/** The state around another moment of the game: whatever was asked, said or shown about the old one is dropped. */
export const withGame = (state: PlayState, game: Game): PlayState => ({
  ...state,
  game,
  engine: IDLE,
  hint: undefined,
  remark: undefined,
  premove: undefined,
})

/** The game one move on; a move that is not legal changes nothing. A step that was asked for is done. */
export const movedOn = (state: PlayState, played: Move): PlayState => {
  const next = playMove(state.game, played)
  if (!next.ok) return state
  const { premove, pause, link } = state
  return {
    ...withGame(state, next.value),
    premove,
    pause: pause === 'step' ? 'paused' : pause,
    link: link && { ...link, drawOffer: undefined },
  }
}

import { agreeDraw, opponent, status } from '@tama/engine'
import { onlyHuman } from '../../seats.ts'
import { withGame } from './moving.ts'
import { isHumanTurn, isPlaying, type PlayState } from './state.ts'

/** What can happen only where somebody plays by link. */
export type ByLink =
  /** The link was given to the other player. */
  | { readonly type: 'handed-over' }
  /** A draw is offered along with the move that is about to go, or no more. */
  | { readonly type: 'draw-offered'; readonly yes: boolean }
  /** The other player's offer is taken, or passed over. */
  | { readonly type: 'draw-answered'; readonly yes: boolean }

/** Names what a link of this game would tell: the same name, the same news. */
export const messageOf = ({ game, link }: PlayState): string => {
  const outcome = status(game)
  const end = outcome.kind === 'playing' ? (link?.drawOffer ?? '') : outcome.reason
  return `${game.cursor} ${end}`
}

/** True when the other player does not know yet what has happened here. */
export const hasNews = (state: PlayState): boolean =>
  state.link !== undefined && !isHumanTurn(state) && state.link.sent !== messageOf(state)

/** True when the other player waits for an answer to the offer of a draw. */
export const isOffered = (state: PlayState): boolean => {
  const offer = state.link?.drawOffer
  return offer !== undefined && isPlaying(state) && offer !== onlyHuman(state.seats)
}

/** The game after something that only play by link knows. */
export const changedByLink = (state: PlayState, event: ByLink): PlayState => {
  const { link, game, seats } = state
  const human = onlyHuman(seats)
  if (link === undefined || human === undefined) return state
  switch (event.type) {
    case 'handed-over':
      return { ...state, link: { ...link, sent: messageOf(state) } }
    case 'draw-offered':
      return hasNews(state) && isPlaying(state) && game.cursor > 0
        ? { ...state, link: { ...link, drawOffer: event.yes ? human : undefined } }
        : state
    case 'draw-answered': {
      if (link.drawOffer !== opponent(human) || !isPlaying(state)) return state
      const closed = { ...state, link: { ...link, drawOffer: undefined } }
      return event.yes ? withGame(closed, agreeDraw(game)) : closed
    }
  }
}

import type { BoardView } from '@tama/board'
import { lastMove, START } from '@tama/engine'
import type { Route } from './route.ts'
import type { PlayState } from './screens/play/state.ts'
import { type Choices, type Offer, positionOfOffer } from './screens/start/model.ts'

/** What the board is to show: a game, or a still position beside the start screen. */
export type Scene =
  | { readonly kind: 'play'; readonly state: PlayState }
  | { readonly kind: 'still'; readonly view: BoardView }

/** The scene of a screen. */
export const sceneOf = (
  { screen }: Route,
  play: PlayState | undefined,
  { side, opponent }: Choices,
  offer: Offer | undefined,
): Scene => {
  if (screen === 'play' && play !== undefined) return { kind: 'play', state: play }
  const orientation = opponent === 'computer' && side === 'black' ? 'black' : 'white'
  const setup = offer === undefined ? START : positionOfOffer(offer)
  const last = offer?.kind === 'game' ? lastMove(offer.game) : undefined
  return {
    kind: 'still',
    view: { setup, orientation, choices: [], mode: 'play', ...(last && { lastMove: last }) },
  }
}

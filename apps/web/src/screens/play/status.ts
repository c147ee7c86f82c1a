import { type Colour, isCapture, type Outcome, status } from '@tama/engine'
import { companyOf, onlyHuman } from '../../seats.ts'
import { isHumanTurn, livePosition, mayMove, type PlayState, type Remark } from './state.ts'

/** What the line beside the board says first. */
export type Headline =
  /** The only person at the board is to move. */
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'turn'; readonly colour: Colour }
  | { readonly kind: 'thinking' }
  /** The other player, by link, is to move. */
  | { readonly kind: 'friend' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** An earlier ply is looked at, 0 is the start. */
  | { readonly kind: 'looking'; readonly ply: number }

/** What the line beside the board says. */
export interface Status {
  readonly headline: Headline
  /** How many pieces the person to move must take; 0 when a quiet move will do. */
  readonly mustTake: number
  readonly remark: Remark | undefined
}

const headlineOf = (state: PlayState): Headline => {
  if (state.looking !== undefined) return { kind: 'looking', ply: state.looking }
  const outcome = status(state.game)
  if (outcome.kind !== 'playing') return { kind: 'over', outcome }
  if (state.pause === 'paused') return { kind: 'paused' }
  const { turn } = livePosition(state)
  const company = companyOf(state.seats)
  if (company === 'watch') return { kind: 'turn', colour: turn }
  if (!isHumanTurn(state)) return { kind: company === 'link' ? 'friend' : 'thinking' }
  return onlyHuman(state.seats) === turn ? { kind: 'your-turn' } : { kind: 'turn', colour: turn }
}

/** What to say about a game now. */
export const statusOf = (state: PlayState): Status => {
  const isOpen = state.looking === undefined && mayMove(state)
  const first = isOpen ? state.game.legal[0] : undefined
  return {
    headline: headlineOf(state),
    mustTake: first !== undefined && isCapture(first) ? first.captured.length : 0,
    remark: state.remark,
  }
}

import { type Game, opponent, type Ply, positionOf, sameMove } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { messageOf } from '../screens/play/by-link.ts'
import { type PlayState, stateOf } from '../screens/play/state.ts'

/** A game that came by link. */
export interface CameByLink {
  readonly game: Game
  /** Whoever made its last move offers a draw. */
  readonly isDrawOffered: boolean
}

/** Where a game that came by link belongs among the games that are kept here. */
export type LinkPlace =
  | { readonly kind: 'new' }
  /** It is a kept game, or that game further on. */
  | { readonly kind: 'goes-on'; readonly state: PlayState }
  /** The kept game is further on. */
  | { readonly kind: 'older'; readonly state: PlayState }
  /** It is a kept game up to `ply` plies, and then another one. */
  | { readonly kind: 'fork'; readonly state: PlayState; readonly ply: number }

const pliesOf = ({ plies, cursor }: Game): readonly Ply[] => plies.slice(0, cursor)

/** How many plies two games begin with alike. */
const sharedPlies = (a: readonly Ply[], b: readonly Ply[]): number => {
  const differs = a.findIndex(({ move }, index) => {
    const other = b[index]
    return other === undefined || !sameMove(move, other.move)
  })
  return differs < 0 ? a.length : differs
}

const isSameStart = (state: PlayState, { start }: Game, ruleset: string): boolean =>
  state.ruleset === ruleset && makeFen(state.game.start.position) === makeFen(start.position)

const compare = (state: PlayState, { game }: CameByLink): LinkPlace => {
  const kept = pliesOf(state.game)
  const came = pliesOf(game)
  const shared = sharedPlies(kept, came)
  if (shared < Math.min(kept.length, came.length)) return { kind: 'fork', state, ply: shared }
  const hasEndedHere = state.game.agreed !== undefined && game.agreed === undefined
  const isOlder = came.length < kept.length || (came.length === kept.length && hasEndedHere)
  return { kind: isOlder ? 'older' : 'goes-on', state }
}

/** The longest common beginning wins; of games that are equally near, the first. */
const RANK = { 'goes-on': 3, older: 2, fork: 1, new: 0 } as const

const sharedBy = (place: LinkPlace): number => {
  if (place.kind === 'new') return 0
  return place.kind === 'fork' ? place.ply : place.state.game.cursor
}

/** Games that differ from the first move on have nothing to do with each other. */
const isKin = (place: LinkPlace): boolean => place.kind !== 'fork' || place.ply > 0

/**
 * Finds the place of a game that came by link.
 * @param ruleset the text of its rules as `makeRuleset` writes it
 * @param kept the games by link of this device, the newest first
 */
export const placeOf = (came: CameByLink, ruleset: string, kept: readonly PlayState[]): LinkPlace => {
  const places = kept
    .filter((state) => isSameStart(state, came.game, ruleset))
    .map((state) => compare(state, came))
    .filter(isKin)
  return places.reduce<LinkPlace>(
    (best, place) => {
      const [a, b] = [RANK[best.kind], RANK[place.kind]]
      return b > a || (b === a && sharedBy(place) > sharedBy(best)) ? place : best
    },
    { kind: 'new' },
  )
}

/** A kept game as the link tells it: what the other player knows needs no telling. */
export const goneOn = (state: PlayState, { game, isDrawOffered }: CameByLink): PlayState => {
  const [kept, came] = [pliesOf(state.game), pliesOf(game)]
  const isSame =
    kept.length === came.length && sharedPlies(kept, came) === kept.length && game.agreed === undefined
  const drawOffer = isDrawOffered ? opponent(positionOf(game).turn) : undefined
  const { ruleset, seats, seed, orientation } = state
  const next = stateOf(isSame ? state.game : game, { ruleset, seats, seed, orientation })
  const told = { ...next, link: { sent: undefined, drawOffer } }
  return { ...told, link: { ...told.link, sent: messageOf(told) } }
}

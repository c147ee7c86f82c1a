import {
  checkSetup,
  type Game,
  type Position,
  positionOf,
  type Ruleset,
  type Setup,
  squareName,
  status,
} from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { linkErrorSentence, setupFaultSentence, type Translator } from '@tama/i18n'
import { type CameByLink, goneOn, placeOf } from '../link-games/place-link.ts'
import type { Route } from '../route.ts'
import type { PlayState } from '../screens/play/state.ts'
import type { Offer } from '../screens/start/model.ts'

/** What came of a link: something to play, a game to go on with, something for another screen, or why there is nothing. */
export type OpenedLink =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | {
      readonly kind: 'game'
      readonly state: PlayState
      /** The game that is kept here is further on than the link. */
      readonly isOlder: boolean
    }
  /** Another screen has it. */
  | { readonly kind: 'elsewhere'; readonly route: Route }
  | { readonly kind: 'refused'; readonly sentence: string }

/** What opening a link needs to know. */
export interface LinkParts {
  readonly t: Translator
  /** The games by link of this device, the newest first. */
  readonly kept: readonly PlayState[]
}

const openPosition = (setup: Setup, ruleset: string, t: Translator): OpenedLink => {
  const checked = checkSetup(setup)
  if (!checked.ok) {
    const sentences = checked.error.map((fault) => setupFaultSentence(t, squareName, fault))
    return { kind: 'refused', sentence: sentences.join(' ') }
  }
  return { kind: 'offer', offer: { kind: 'position', position: checked.value, ruleset } }
}

/** A game by link; `link` is its text. */
const openGame = (came: CameByLink, ruleset: string, link: string, { kept }: LinkParts): OpenedLink => {
  const place = placeOf(came, ruleset, kept)
  const { turn } = positionOf(came.game)
  switch (place.kind) {
    case 'goes-on':
      return { kind: 'game', state: goneOn(place.state, came), isOlder: false }
    case 'older':
      return { kind: 'game', state: place.state, isOlder: true }
    case 'fork': {
      const fork = { ply: place.ply, mine: place.state, theirs: goneOn(place.state, came) }
      return { kind: 'offer', offer: { kind: 'game', ...came, turn, ruleset, linkText: link, fork } }
    }
    case 'new':
      return status(came.game).kind === 'playing'
        ? { kind: 'offer', offer: { kind: 'game', ...came, turn, ruleset, linkText: link, fork: undefined } }
        : { kind: 'elsewhere', route: { screen: 'review', key: link } }
  }
}

/** Reads a link that stood in the address. Rejects only when the reader's script cannot be fetched. */
export const openLink = async (link: string, parts: LinkParts): Promise<OpenedLink> => {
  const { decodeLink, encodeGame, encodePuzzle, gameOfLink, setupOfLink } = await import('@tama/share')
  const read = decodeLink(link)
  if (!read.ok) return { kind: 'refused', sentence: linkErrorSentence(parts.t, read.error) }
  const { value } = read
  const ruleset = makeRuleset(value.ruleset)
  if (value.kind === 'position') return openPosition(setupOfLink(value), ruleset, parts.t)
  // The text of the link alone: it may have come within a sentence, or changed by a messenger.
  const made = value.kind === 'puzzle' ? encodePuzzle(value) : encodeGame(value)
  const key = made.ok ? made.value : link
  if (value.kind === 'puzzle') return { kind: 'elsewhere', route: { screen: 'puzzle', key } }
  const came = { game: gameOfLink(value), isDrawOffered: value.lastWord === 'draw-offered' }
  return openGame(came, ruleset, key, parts)
}

/** The link to a position. Rejects when the writer's script cannot be fetched. */
export const makePositionLink = async (position: Position, ruleset: Ruleset): Promise<string> => {
  const { encodePosition } = await import('@tama/share')
  return encodePosition({ kind: 'position', ruleset, setup: position })
}

/**
 * The link to a game up to its cursor; undefined for one that is longer than a link. Rejects when the writer's script
 * cannot be fetched.
 */
export const makeGameLink = async (game: Game, isDrawOffered: boolean): Promise<string | undefined> => {
  const { encodeGame, linkOfGame } = await import('@tama/share')
  const shown = { ...game, plies: game.plies.slice(0, game.cursor) }
  const made = encodeGame(linkOfGame(shown, isDrawOffered ? 'draw-offered' : 'none'))
  return made.ok ? made.value : undefined
}

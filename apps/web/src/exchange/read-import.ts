import { checkSetup, type Position, type Result, type Ruleset, type SetupFault } from '@tama/engine'
import {
  type FenError,
  makeRuleset,
  type PdnGame,
  type PdnRefusal,
  parseFen,
  parsePdn,
} from '@tama/engine/notation'
import { decodeLink, type LinkError } from '@tama/share'
import type { RulesetText } from '../games.ts'

/** What a pasted text or a file turned out to be. */
export type Import =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'position'; readonly position: Position; readonly ruleset: RulesetText }
  /** A game or a puzzle in a link: whoever opens links knows what to do with it. */
  | { readonly kind: 'link'; readonly link: string }
  /** At least one answer, in the order of the text, and one of them with something to open or to explain. */
  | { readonly kind: 'games'; readonly games: readonly Result<PdnGame, PdnRefusal>[] }
  /** The text has no game in it. */
  | { readonly kind: 'no-game'; readonly refusal: PdnRefusal }
  | { readonly kind: 'bad-fen'; readonly error: FenError }
  | { readonly kind: 'bad-link'; readonly error: LinkError }
  | { readonly kind: 'bad-setup'; readonly faults: readonly SetupFault[] }

/** A position by itself: the side to move and a colon, or a FEN tag and nothing else. */
const FEN = /^(\[\s*FEN\s*"[^"]*"\s*\]|:|[^\s:[]{1,3}:|[WB][a-h]?[K\d,a-h]*:)/i
const MOVE = /^\s*(\d+\s*\.+\s*)?[a-h][1-8]\s*[-x:–]?\s*[a-h][1-8]/i
/** An address, or a link by itself. */
const LINK = /^(\S+:\/\/\S+|\S*#\S+|[1-9][\w-]{9,})$/

const fromSetup = (setup: Parameters<typeof checkSetup>[0], ruleset: RulesetText): Import => {
  const checked = checkSetup(setup)
  return checked.ok
    ? { kind: 'position', position: checked.value, ruleset }
    : { kind: 'bad-setup', faults: checked.error }
}

/** True when nothing could be read, and no other rules would help. */
const isNoGame = ({ kept, problem }: PdnRefusal): boolean =>
  (kept?.line.steps.length ?? 0) === 0 && problem.kind !== 'illegal-move' && problem.kind !== 'ambiguous-move'

/**
 * Reads a text that may be a FEN, a link or PDN games. Never throws.
 * @param usual the ruleset of a FEN, which names none
 * @param told the ruleset of every game, whatever its tags say
 */
export const readImport = (text: string, usual: RulesetText, told?: Ruleset): Import => {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') return { kind: 'nothing' }
  const isOneLine = !/[\r\n]/.test(plain)
  if (isOneLine && LINK.test(plain)) {
    const link = decodeLink(plain)
    if (!link.ok) return { kind: 'bad-link', error: link.error }
    if (link.value.kind !== 'position') return { kind: 'link', link: plain.slice(plain.indexOf('#') + 1) }
    return fromSetup(link.value.setup, makeRuleset(link.value.ruleset))
  }
  if (isOneLine && FEN.test(plain) && !MOVE.test(plain)) {
    const setup = parseFen(plain)
    if (!setup.ok) return { kind: 'bad-fen', error: setup.error }
    return fromSetup(setup.value, told === undefined ? usual : makeRuleset(told))
  }
  const games = parsePdn(text, told === undefined ? {} : { ruleset: told })
  const [only] = games
  if (games.length === 1 && only?.ok === false && isNoGame(only.error))
    return { kind: 'no-game', refusal: only.error }
  return { kind: 'games', games }
}

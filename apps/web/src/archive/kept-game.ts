import {
  COLOURS,
  type Colour,
  DRAW_REASONS,
  type Outcome,
  positionOf,
  status,
  WIN_REASONS,
} from '@tama/engine'
import { MAX_FEN_LENGTH, MAX_RULESET_LENGTH, makeFen, parseRuleset } from '@tama/engine/notation'
import {
  boolean,
  check,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  variant,
} from 'valibot'
import type { RulesetText } from '../games.ts'
import { readSave } from '../screens/play/save.ts'
import type { PlayState } from '../screens/play/state.ts'
import { LEVELS, type Seats } from '../seats.ts'

/** Longest name that a user can give a game, and longest name of a player. */
export const MAX_NAME_LENGTH = 80

/** What a list says of a game without replaying it; worked out anew whenever the game is kept. */
export interface Summary {
  readonly ruleset: RulesetText
  readonly seats: Seats
  readonly orientation: Colour
  /** Tells a game from others, as the play screen does. */
  readonly seed: number
  /** Plies on the board. */
  readonly plies: number
  readonly outcome: Outcome
  /** FEN of the position on the board. */
  readonly end: string
}

/** A game of this device's archive. */
export interface KeptGame {
  readonly id: string
  /** Milliseconds since 1970: when it was first kept, and when it last changed. */
  readonly startedMs: number
  readonly changedMs: number
  /** What the user calls it; empty: nothing. */
  readonly name: string
  /** Names out of a record; empty: none. */
  readonly players: Readonly<Record<Colour, string>>
  /** The game as `makeSave` writes it. */
  readonly save: string
  readonly summary: Summary
}

const count = pipe(number(), integer(), minValue(0))
const shortText = pipe(string(), maxLength(MAX_NAME_LENGTH))
const player = variant('kind', [
  object({ kind: literal('human') }),
  object({
    kind: literal('computer'),
    level: pipe(number(), minValue(1), maxValue(LEVELS.length)),
    follows: boolean(),
  }),
  object({ kind: literal('friend') }),
])
const outcome = variant('kind', [
  object({ kind: literal('playing') }),
  object({ kind: literal('win'), winner: picklist(COLOURS), reason: picklist(WIN_REASONS) }),
  object({ kind: literal('draw'), reason: picklist(DRAW_REASONS) }),
])
const ruleset = pipe(
  string(),
  maxLength(MAX_RULESET_LENGTH),
  check((text) => parseRuleset(text).ok),
)

/** Longest save of a game that is kept: far more than the longest game needs. */
const MAX_SAVE_LENGTH = 400_000

/** The form in which games are kept, version 1. */
const keptSchema = object({
  v: literal(1),
  id: pipe(string(), regex(/^[a-z0-9-]{1,40}$/)),
  startedMs: count,
  changedMs: count,
  name: shortText,
  players: object({ white: shortText, black: shortText }),
  save: pipe(string(), maxLength(MAX_SAVE_LENGTH)),
  summary: object({
    ruleset,
    seats: object({ white: player, black: player }),
    orientation: picklist(COLOURS),
    seed: count,
    plies: count,
    outcome,
    end: pipe(string(), maxLength(MAX_FEN_LENGTH)),
  }),
})

/** A game as plain data for a store. */
export const makeRecord = (game: KeptGame): unknown => ({ v: 1, ...game })

/** Reads what `makeRecord` made; undefined for anything else. The game itself is read when it is opened. */
export const readRecord = (record: unknown): KeptGame | undefined => {
  const read = safeParse(keptSchema, record)
  if (!read.success) return undefined
  const { v, ...game } = read.output
  return game
}

/** What is to be said of a game in a list. */
export const summaryOf = ({ ruleset, seats, orientation, seed, game }: PlayState): Summary => ({
  ruleset,
  seats,
  orientation,
  seed,
  plies: game.cursor,
  outcome: status(game),
  end: makeFen(positionOf(game)),
})

/** True while the game was not played to an end. */
export const isUnfinished = ({ summary }: KeptGame): boolean => summary.outcome.kind === 'playing'

const foreignSchema = object({
  id: keptSchema.entries.id,
  startedMs: count,
  changedMs: count,
  name: optional(shortText, ''),
  players: optional(keptSchema.entries.players, { white: '', black: '' }),
})

/**
 * Reads a game out of a file that may have been changed by hand: its moves are replayed and its summary worked out
 * anew. Undefined when it is no game.
 */
export const readForeign = (record: unknown): KeptGame | undefined => {
  const about = safeParse(foreignSchema, record)
  if (!about.success) return undefined
  const save = JSON.stringify((record as { readonly save?: unknown }).save) ?? ''
  const state = save.length > MAX_SAVE_LENGTH ? undefined : readSave(save)
  return state?.ok ? { ...about.output, save, summary: summaryOf(state.value) } : undefined
}

/** The game as data for a file that people may look into. */
export const makeForeign = ({ id, startedMs, changedMs, name, players, save }: KeptGame): unknown => ({
  id,
  startedMs,
  changedMs,
  ...(name === '' ? {} : { name }),
  ...(players.white === '' && players.black === '' ? {} : { players }),
  save: JSON.parse(save) as unknown,
})

/** Where a game began and its moves, as `makeSave` wrote them. */
const courseOf = ({ save }: KeptGame): { readonly start: string; readonly moves: readonly string[] } =>
  JSON.parse(save) as { start: string; moves: string[] }

/**
 * True when two records are of one game: the same game at two moments, or twice the same moves from the same start to
 * the same end.
 */
export const isSameGame = (a: KeptGame, b: KeptGame): boolean => {
  const [first, second] = [courseOf(a), courseOf(b)]
  if (first.start !== second.start || a.summary.ruleset !== b.summary.ruleset) return false
  const shared = Math.min(first.moves.length, second.moves.length)
  const isBeginning = first.moves.every((move, ply) => ply >= shared || move === second.moves[ply])
  if (!isBeginning) return false
  if (a.summary.seed === b.summary.seed) return true
  return first.moves.length === second.moves.length && !isUnfinished(a) && !isUnfinished(b)
}

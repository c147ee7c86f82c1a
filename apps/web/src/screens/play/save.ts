import {
  agreeDraw,
  COLOURS,
  err,
  type Game,
  goTo,
  ok,
  opponent,
  playOn,
  positionOf,
  type Result,
  resign,
  runOutOfTime,
  startGame,
} from '@tama/engine'
import { makeFen, makeFullMove, parseMove, parsePosition, parseRuleset } from '@tama/engine/notation'
import {
  array,
  boolean,
  fallback,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot'
import type { GameClock } from '../../clock/game-clock.ts'
import { timeControlSchema } from '../../clock/time-control-schema.ts'
import { LEVELS } from '../../seats.ts'
import { settle } from './model.ts'
import { mayPause, type PlayState, stateOf } from './state.ts'

/** More moves than any game has. */
const MOST_MOVES = 10_000

const count = pipe(number(), integer(), minValue(0))
const player = variant('kind', [
  object({ kind: literal('human') }),
  object({
    kind: literal('computer'),
    level: pipe(number(), minValue(1), maxValue(LEVELS.length)),
    follows: optional(boolean(), false),
  }),
  object({ kind: literal('friend') }),
])

const milliseconds = pipe(number(), minValue(0))

const clockSchema = object({
  control: timeControlSchema,
  turns: pipe(array(object({ white: milliseconds, black: milliseconds })), maxLength(MOST_MOVES + 1)),
  usedMs: milliseconds,
})

/**
 * A kept game, version 1: only what cannot be worked out again. Moves have their full landing paths. What is optional
 * came later; games kept before have none of it.
 */
const schema = object({
  version: literal(1),
  ruleset: string(),
  start: string(),
  moves: pipe(array(string()), maxLength(MOST_MOVES)),
  cursor: count,
  /** How the players ended the game after its last move. */
  agreed: picklist(['no', 'draw', 'white-resigned', 'black-resigned', 'white-late', 'black-late']),
  seats: object({ white: player, black: player }),
  seed: count,
  orientation: picklist(COLOURS),
  hintsTaken: count,
  isResultOpen: boolean(),
  takeBacks: optional(count, 0),
  isAcross: optional(boolean(), false),
  isCounted: optional(boolean(), false),
  clock: optional(fallback(nullable(clockSchema), null), null),
  link: optional(
    nullable(
      object({ sent: nullable(pipe(string(), maxLength(40))), drawOffer: nullable(picklist(COLOURS)) }),
    ),
    null,
  ),
})

type Save = InferOutput<typeof schema>

const agreedIn = (game: Game): Save['agreed'] => {
  const { agreed } = game
  if (agreed === undefined || agreed.kind === 'playing') return 'no'
  const loser = agreed.kind === 'win' ? opponent(agreed.winner) : positionOf(game).turn
  if (agreed.reason === 'time') return `${loser}-late`
  return agreed.kind === 'draw' ? 'draw' : `${loser}-resigned`
}

const withAgreed = (game: Game, agreed: Save['agreed']): Game => {
  switch (agreed) {
    case 'no':
      return game
    case 'draw':
      return agreeDraw(game)
    case 'white-resigned':
      return resign(game, 'white')
    case 'black-resigned':
      return resign(game, 'black')
    case 'white-late':
      return runOutOfTime(game, 'white')
    case 'black-late':
      return runOutOfTime(game, 'black')
  }
}

const savedClock = ({ clock }: PlayState, nowMs: number): Save['clock'] => {
  if (clock === undefined) return null
  const { control, turns, usedMs, sinceMs } = clock
  const ran = sinceMs === undefined ? 0 : Math.max(0, nowMs - sinceMs)
  return { control, turns: turns.map((left) => ({ ...left })), usedMs: usedMs + ran }
}

/** Writes a game as a text for `readSave`. What a clock has run until `nowMs` of the page's clock counts as used. */
export const makeSave = (state: PlayState, nowMs: number): string => {
  const { ruleset, game, seats, seed, orientation, hintsTaken, isResultOpen } = state
  const { takeBacks, isAcross, isCounted, link } = state
  const save: Save = {
    version: 1,
    ruleset,
    start: makeFen(game.start.position),
    moves: game.plies.map(({ move }) => makeFullMove(move)),
    cursor: game.cursor,
    agreed: agreedIn(game),
    seats: { white: { ...seats.white }, black: { ...seats.black } },
    seed,
    orientation,
    hintsTaken,
    isResultOpen,
    takeBacks,
    isAcross,
    isCounted,
    clock: savedClock(state, nowMs),
    link: link === undefined ? null : { sent: link.sent ?? null, drawOffer: link.drawOffer ?? null },
  }
  return JSON.stringify(save)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const replayed = (save: Save): Game | undefined => {
  const ruleset = parseRuleset(save.ruleset)
  const start = parsePosition(save.start)
  if (!ruleset.ok || !start.ok) return undefined
  let game = startGame(start.value, ruleset.value)
  for (const text of save.moves) {
    const move = parseMove(text, positionOf(game), ruleset.value)
    const next = move.ok ? playOn(game, move.value) : move
    if (!next.ok) return undefined
    game = next.value
  }
  return goTo(withAgreed(game, save.agreed), save.cursor)
}

/** The clocks stand after a break; one whose times do not fit the game is left out. */
const clockOf = ({ clock, moves }: Save): GameClock | undefined =>
  clock === null || clock.turns.length <= moves.length ? undefined : { ...clock, sinceMs: undefined }

const linkOf = ({ link }: Save): PlayState['link'] =>
  link === null ? undefined : { sent: link.sent ?? undefined, drawOffer: link.drawOffer ?? undefined }

/**
 * Reads what `makeSave` wrote; a game with clocks, or one that is only watched, is paused. A text that is anything
 * else, or whose moves are not legal, is `corrupt`. Never throws.
 */
export const readSave = (text: string): Result<PlayState, 'corrupt'> => {
  const read = safeParse(schema, parseJson(text))
  const game = read.success ? replayed(read.output) : undefined
  if (!read.success || game === undefined) return err('corrupt')
  const { clock, link, ...about } = read.output
  const state = stateOf(game, {
    ruleset: about.ruleset,
    seats: about.seats,
    seed: about.seed,
    orientation: about.orientation,
    hintsTaken: about.hintsTaken,
    takeBacks: about.takeBacks,
    isAcross: about.isAcross,
    isCounted: about.isCounted,
    isResultOpen: about.isResultOpen,
    clock: clockOf(read.output),
    ...(link === null ? {} : { link: linkOf(read.output) }),
  })
  return ok(settle(mayPause(state) ? { ...state, pause: 'paused' } : state))
}

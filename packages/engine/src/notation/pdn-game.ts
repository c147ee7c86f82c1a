import { agreeDraw, type Game, goTo, positionOf, replayGame, resign, runOutOfTime, status } from '../game.ts'
import type { Move } from '../move.ts'
import type { Outcome } from '../outcome.ts'
import { unreachable } from '../result.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Position } from '../setup.ts'

/** Results as they are written. `0-0`: both lose. */
export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '*'] as const
export type PdnResult = (typeof PDN_RESULTS)[number]

/** A tag that says something about a game and nothing about its rules, start or result. */
export interface PdnTag {
  readonly name: string
  readonly value: string
}

/** One move with what was written behind it; `Step` is what is known of the move. */
export interface PdnStep<Step> {
  readonly move: Step
  /** Judgements glued to the move, as written: `!`, `(?)`, `*`. */
  readonly marks: readonly string[]
  /** Numbered judgements, `$1` as 1. */
  readonly nags: readonly number[]
  readonly comments: readonly string[]
  /** Lines that could have been played in place of this move. */
  readonly variations: readonly PdnVariation[]
}

/** Moves in a row, after comments that stand before the first one. */
export interface PdnLine<Step> {
  readonly comments: readonly string[]
  readonly steps: readonly PdnStep<Step>[]
}

/** A variation; `unread` when one of its moves is not legal: kept as it was written. */
export type PdnVariation =
  | { readonly kind: 'moves'; readonly line: PdnLine<Move> }
  | { readonly kind: 'unread'; readonly line: PdnLine<string> }

/** What a reader should tell the user about a game that was read. Lines and columns count from 1. */
export type PdnNote =
  /** Our rules end the game after `ply` plies, and the record goes on. */
  | { readonly kind: 'ended-earlier'; readonly ply: number; readonly outcome: Outcome }
  /** 43 and 44 are Dama and Tama in a peer's files only. */
  | { readonly kind: 'peer-game-type'; readonly gameType: number }
  /** Nothing in the file says which game it is. */
  | { readonly kind: 'game-not-named' }
  | { readonly kind: 'unknown-variant'; readonly found: string }
  | { readonly kind: 'unknown-game-type'; readonly found: string }
  | { readonly kind: 'unknown-ruleset'; readonly found: string }
  | { readonly kind: 'bad-tag'; readonly line: number; readonly column: number; readonly found: string }
  /** A variation with a move that is not legal is kept as text. */
  | {
      readonly kind: 'unread-variation'
      readonly line: number
      readonly column: number
      readonly found: string
    }
  /** The record has a head and no move. */
  | { readonly kind: 'no-moves' }
  /** The Result tag says something else than the end of the moves, which counts. */
  | { readonly kind: 'result-differs'; readonly tag: PdnResult; readonly result: PdnResult }

/** A game as a PDN file tells it. */
export interface PdnGame {
  readonly tags: readonly PdnTag[]
  readonly ruleset: Ruleset
  readonly start: Position
  readonly line: PdnLine<Move>
  readonly result: PdnResult
  readonly notes: readonly PdnNote[]
}

/** How an outcome is written. */
export const resultOf = (outcome: Outcome): PdnResult => {
  switch (outcome.kind) {
    case 'playing':
      return '*'
    case 'win':
      return outcome.winner === 'white' ? '1-0' : '0-1'
    case 'draw':
      return '1/2-1/2'
    default:
      return unreachable(outcome)
  }
}

/** The value of the first tag called `name`, in any case. */
export const tagValue = (tags: readonly PdnTag[], name: string): string | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())?.value

/** The moves of the main line. */
export const mainMoves = (pdn: PdnGame): readonly Move[] => pdn.line.steps.map(({ move }) => move)

/** The game itself, all plies on the board, without comments and variations. */
export const gameOfPdn = (pdn: PdnGame): Game => {
  const replayed = replayGame(pdn.start, pdn.ruleset, mainMoves(pdn))
  if (replayed.ok) return replayed.value
  throw new Error(`ply ${replayed.error.ply} of a PDN game is not legal`)
}

/** How a record says that a clock ran out, in the words of the standard. */
const TIME_TAG: PdnTag = { name: 'Termination', value: 'time forfeit' }

const isTimeTag = ({ name, value }: PdnTag): boolean =>
  name.toLowerCase() === TIME_TAG.name.toLowerCase() && value.trim().toLowerCase() === TIME_TAG.value

/**
 * The game of a record with the record's result where the board gives none: a clock that ran out where the Termination
 * tag says so, else a resignation or an agreed draw. A record where both lost stays open.
 */
export const endedGameOfPdn = (pdn: PdnGame): Game => {
  const game = gameOfPdn(pdn)
  const isOnTime = pdn.tags.some(isTimeTag)
  switch (pdn.result) {
    case '1-0':
      return isOnTime ? runOutOfTime(game, 'black') : resign(game, 'black')
    case '0-1':
      return isOnTime ? runOutOfTime(game, 'white') : resign(game, 'white')
    case '1/2-1/2':
      return isOnTime ? runOutOfTime(game, positionOf(game).turn) : agreeDraw(game)
    case '0-0':
    case '*':
      return game
    default:
      return unreachable(pdn.result)
  }
}

const tagsOf = (outcome: Outcome, tags: readonly PdnTag[]): readonly PdnTag[] => {
  const others = tags.filter((tag) => !isTimeTag(tag))
  return outcome.kind !== 'playing' && outcome.reason === 'time' ? [...others, TIME_TAG] : others
}

/** A game to be written, with the result it has after its last ply. Plies that were undone are written, too. */
export const pdnOfGame = (game: Game, tags: readonly PdnTag[] = []): PdnGame => {
  const outcome = status(goTo(game, game.plies.length))
  return {
    tags: tagsOf(outcome, tags),
    ruleset: game.ruleset,
    start: game.start.position,
    line: {
      comments: [],
      steps: game.plies.map(({ move }) => ({ move, marks: [], nags: [], comments: [], variations: [] })),
    },
    result: resultOf(outcome),
    notes: [],
  }
}

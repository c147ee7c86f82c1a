import {
  firstStanding,
  isLegal,
  type Judged,
  type Standing,
  standingAfter,
  standingsAlong,
} from './game-standing.ts'
import type { Move } from './move.ts'
import type { Outcome } from './outcome.ts'
import { type Colour, opponent } from './piece.ts'
import { err, ok, type Result } from './result.ts'
import { legalMoves } from './rules.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'

/** One move of a game and where it led. */
export interface Ply {
  readonly move: Move
  readonly after: Standing
}

/** A game with its history; a value that never changes. `cursor` plies of `plies` are on the board, the rest is undone. */
export interface Game {
  readonly ruleset: Ruleset
  readonly start: Standing
  readonly plies: readonly Ply[]
  readonly cursor: number
  /** The legal moves of the position on the board, also where the game is over. */
  readonly legal: readonly Move[]
  /** A result that the players made, by resigning or agreeing, after the last ply. */
  readonly agreed: Outcome | undefined
}

/** Why a move was not played. */
export type PlayError =
  | { readonly kind: 'game-over'; readonly outcome: Outcome }
  | { readonly kind: 'illegal-move' }

const gameFrom = ({ standing, legal }: Judged, ruleset: Ruleset): Game => ({
  ruleset,
  start: standing,
  plies: [],
  cursor: 0,
  legal,
  agreed: undefined,
})

/** A new game from `position`. */
export const startGame = (position: Position, ruleset: Ruleset): Game =>
  gameFrom(firstStanding(position, ruleset), ruleset)

/** The standing after `ply` plies; the start for anything that is not one. */
export const standingAt = (game: Game, ply: number): Standing => game.plies[ply - 1]?.after ?? game.start

/** The position on the board. */
export const positionOf = (game: Game): Position => standingAt(game, game.cursor).position

/** The move that led to the position on the board; undefined at the start. */
export const lastMove = (game: Game): Move | undefined => game.plies[game.cursor - 1]?.move

/**
 * How the game stands at its cursor: at its end what the players agreed, else what the rules say of the position and
 * its history.
 */
export const status = (game: Game): Outcome => {
  const agreed = game.cursor === game.plies.length ? game.agreed : undefined
  return agreed ?? standingAt(game, game.cursor).outcome
}

/** How often the position with `key` stood on the board in the `quietPlies` plies before the next one. */
const timesBefore = (game: Game, key: string, quietPlies: number): number => {
  let count = 0
  for (let ply = game.cursor - 1; ply > game.cursor - quietPlies; ply -= 2) {
    if (standingAt(game, ply).key === key) count++
  }
  return count
}

/**
 * Plays `move` at the cursor even where the game is over, as records of real games sometimes do. What was undone and
 * what was agreed is dropped.
 */
export const playOn = (game: Game, move: Move): Result<Game, PlayError> => {
  const before = standingAt(game, game.cursor)
  if (!isLegal(before.position, game.legal, game.ruleset, move)) return err({ kind: 'illegal-move' })
  const { standing, legal } = standingAfter(before, move, game.ruleset, (key, quietPlies) =>
    timesBefore(game, key, quietPlies),
  )
  const plies = [...game.plies.slice(0, game.cursor), { move, after: standing }]
  return ok({ ...game, plies, cursor: plies.length, legal, agreed: undefined })
}

/** Plays `move` at the cursor of a game that is not over. What was undone is dropped. */
export const playMove = (game: Game, move: Move): Result<Game, PlayError> => {
  const outcome = status(game)
  return outcome.kind === 'playing' ? playOn(game, move) : err({ kind: 'game-over', outcome })
}

/**
 * A whole game at once, read past every end that the rules would have made (`endedAfter`). The error is the number of
 * the first ply that is not legal, 1 for the first move.
 */
export const replayGame = (
  position: Position,
  ruleset: Ruleset,
  moves: readonly Move[],
): Result<Game, { readonly kind: 'illegal-move'; readonly ply: number }> => {
  const first = firstStanding(position, ruleset)
  const plies: Ply[] = []
  let { legal } = first
  for (const after of standingsAlong(first, ruleset, moves)) {
    plies.push({ move: moves[plies.length] as Move, after: after.standing })
    legal = after.legal
  }
  if (plies.length < moves.length) return err({ kind: 'illegal-move', ply: plies.length + 1 })
  return ok({ ...gameFrom(first, ruleset), plies, cursor: plies.length, legal })
}

/** The game with `ply` plies on the board, or as near to it as there are plies. */
export const goTo = (game: Game, ply: number): Game => {
  const cursor = Math.max(0, Math.min(game.plies.length, Math.trunc(ply)))
  if (cursor === game.cursor) return game
  return { ...game, cursor, legal: legalMoves(standingAt(game, cursor).position, game.ruleset) }
}

/** Takes one ply back; the start stays the start. */
export const undo = (game: Game): Game => goTo(game, game.cursor - 1)

/** Plays the ply again that `undo` took back; the end stays the end. */
export const redo = (game: Game): Game => goTo(game, game.cursor + 1)

const end = (game: Game, agreed: Outcome): Game => {
  if (status(game).kind !== 'playing') return game
  return { ...game, plies: game.plies.slice(0, game.cursor), agreed }
}

/** `colour` resigns at the cursor; where the game is over it stays as it is. What was undone is dropped. */
export const resign = (game: Game, colour: Colour): Game =>
  end(game, { kind: 'win', winner: opponent(colour), reason: 'resignation' })

/** The players agree a draw at the cursor; where the game is over it stays as it is. What was undone is dropped. */
export const agreeDraw = (game: Game): Game => end(game, { kind: 'draw', reason: 'agreement' })

/** True when `colour`, which is not to move, can still win: some move goes on with the game, or leaves no other end. */
const canStillWin = (game: Game, colour: Colour): boolean =>
  game.legal.some((move) => {
    const next = playOn(game, move)
    const outcome = next.ok ? status(next.value) : undefined
    return outcome?.kind === 'playing' || (outcome?.kind === 'win' && outcome.winner === colour)
  })

/**
 * The clock of `colour` ran out at the cursor: the other side wins, or nobody when that side could not win any more
 * (rule 22). Where the game is over it stays as it is. What was undone is dropped.
 */
export const runOutOfTime = (game: Game, colour: Colour): Game => {
  const winner = opponent(colour)
  const isLost = positionOf(game).turn === winner || canStillWin(game, winner)
  return end(game, isLost ? { kind: 'win', winner, reason: 'time' } : { kind: 'draw', reason: 'time' })
}

/** After how many plies the rules first ended the game, 0 for at its start; undefined when they never did. */
export const endedAfter = (game: Game): number | undefined => {
  if (game.start.outcome.kind !== 'playing') return 0
  const index = game.plies.findIndex(({ after }) => after.outcome.kind !== 'playing')
  return index < 0 ? undefined : index + 1
}

import { type Game, playOn, positionOf, startGame } from '../game.ts'
import type { Move } from '../move.ts'
import { parsePosition } from '../notation/fen.ts'
import { makeMove, parseMove } from '../notation/move-text.ts'
import { parseRuleset } from '../notation/ruleset-text.ts'
import { legalMoves } from '../rules.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Position } from '../setup.ts'

const refused = (text: string, error: unknown): never => {
  throw new Error(`${text}: ${JSON.stringify(error)}`)
}

/** The position of a FEN in a test; throws when it is none. */
export const fromFen = (fen: string): Position => {
  const read = parsePosition(fen)
  return read.ok ? read.value : refused(fen, read.error)
}

/** The ruleset of a text in a test; throws when it is none. */
export const fromRuleset = (text: string): Ruleset => {
  const read = parseRuleset(text)
  return read.ok ? read.value : refused(text, read.error)
}

/** The move of a text in a test; throws when it is not legal. */
export const fromMove = (text: string, position: Position, ruleset: Ruleset): Move => {
  const read = parseMove(text, position, ruleset)
  return read.ok ? read.value : refused(text, read.error)
}

/** A game from `fen` by moves with blanks between them, read past every end; throws when one is not legal. */
export const fromMoves = (fen: string, ruleset: Ruleset, moves: string): Game => {
  let game = startGame(fromFen(fen), ruleset)
  for (const text of moves.split(' ').filter((word) => word !== '')) {
    const played = playOn(game, fromMove(text, positionOf(game), ruleset))
    game = played.ok ? played.value : refused(text, played.error)
  }
  return game
}

/** The legal moves as they are written, sorted. */
export const moveTexts = (position: Position, ruleset: Ruleset): readonly string[] => {
  const legal = legalMoves(position, ruleset)
  return legal.map((move) => makeMove(move, legal)).sort()
}

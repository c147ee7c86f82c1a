import {
  type Colour,
  type Game,
  type Move,
  playMove,
  positionOf,
  type Ruleset,
  START,
  startGame,
  status,
} from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import type { Player } from './player.ts'

/** How a game of a match ended, for White. */
export interface GameRecord {
  readonly result: '1-0' | '0-1' | '1/2-1/2'
  /** The rule that ended it, or `agreed` when both sides had long seen the same end, or `length`. */
  readonly reason: string
  /** Full paths. */
  readonly moves: readonly string[]
}

/** Both sides must see the same winner by so much, in centimen, for so many plies in a row: then the game is over. */
const AGREED_SCORE = 1500
const AGREED_PLIES = 6
/** A longer game is a draw. */
const LONGEST_PLIES = 400

const moveOf = (game: Game, text: string, who: Colour): Move => {
  const move = parseMove(text, positionOf(game), game.ruleset)
  if (!move.ok) throw new Error(`${who} plays ${text}, which is no legal move`)
  return move.value
}

const played = (game: Game, move: Move): Game => {
  const next = playMove(game, move)
  if (!next.ok) throw new Error(`a move is refused: ${next.error.kind}`)
  return next.value
}

/** Plays one game from the moves of an opening. Rejects when a player fails or breaks the rules. */
export const playOneGame = async (
  ruleset: Ruleset,
  opening: readonly string[],
  sides: Readonly<Record<Colour, Player>>,
): Promise<GameRecord> => {
  let game = startGame(START, ruleset)
  for (const text of opening) game = played(game, moveOf(game, text, 'white'))
  const moves = (): readonly string[] => game.plies.map(({ move }) => makeFullMove(move))
  let agreed = 0
  let leader = 0
  for (;;) {
    const outcome = status(game)
    if (outcome.kind === 'win')
      return { result: outcome.winner === 'white' ? '1-0' : '0-1', reason: outcome.reason, moves: moves() }
    if (outcome.kind === 'draw') return { result: '1/2-1/2', reason: outcome.reason, moves: moves() }
    if (game.plies.length >= LONGEST_PLIES) return { result: '1/2-1/2', reason: 'length', moves: moves() }
    const { turn } = positionOf(game)
    const { move, score = 0 } = await sides[turn].answer(moves(), game.legal.map(makeFullMove))
    game = played(game, moveOf(game, move, turn))
    const forWhite = turn === 'white' ? score : -score
    const ahead = Math.abs(forWhite) >= AGREED_SCORE ? Math.sign(forWhite) : 0
    agreed = ahead !== 0 && ahead === leader ? agreed + 1 : ahead === 0 ? 0 : 1
    leader = ahead
    if (agreed >= AGREED_PLIES && status(game).kind === 'playing')
      return { result: ahead > 0 ? '1-0' : '0-1', reason: 'agreed', moves: moves() }
  }
}

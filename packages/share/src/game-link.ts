import {
  agreeDraw,
  type Game,
  opponent,
  positionOf,
  replayGame,
  resign,
  runOutOfTime,
  unreachable,
} from '@tama/engine'
import type { GameLink, LastWord } from './link-value.ts'

/** What a game's agreed result is as the players' last word. */
const lastWordOf = (game: Game): LastWord => {
  const { agreed } = game
  if (agreed === undefined || agreed.kind === 'playing') return 'none'
  // A clock that ends a game in a draw is the clock of the side to move.
  const loser = agreed.kind === 'win' ? opponent(agreed.winner) : positionOf(game).turn
  switch (agreed.reason) {
    case 'agreement':
      return 'draw-agreed'
    case 'resignation':
      return `${loser}-resigns`
    case 'time':
      return `${loser}-out-of-time`
    default:
      return 'none'
  }
}

/** All plies of a game, also those that are undone at its cursor; `lastWord` unless the game itself has one. */
export const linkOfGame = (game: Game, lastWord: LastWord = 'none'): GameLink => {
  const own = lastWordOf(game)
  return {
    kind: 'game',
    ruleset: game.ruleset,
    start: game.start.position,
    moves: game.plies.map(({ move }) => move),
    lastWord: own === 'none' ? lastWord : own,
  }
}

/**
 * The game of a link, at its end, with the result that the last word made. An offered draw is left to the caller, who
 * finds it in `lastWord`. Throws when a move is not legal, which no decoded link has.
 */
export const gameOfLink = ({ start, ruleset, moves, lastWord }: GameLink): Game => {
  const replayed = replayGame(start, ruleset, moves)
  if (!replayed.ok) throw new RangeError(`ply ${replayed.error.ply} is not a legal move`)
  const game = replayed.value
  switch (lastWord) {
    case 'white-resigns':
      return resign(game, 'white')
    case 'black-resigns':
      return resign(game, 'black')
    case 'white-out-of-time':
      return runOutOfTime(game, 'white')
    case 'black-out-of-time':
      return runOutOfTime(game, 'black')
    case 'draw-agreed':
      return agreeDraw(game)
    case 'draw-offered':
    case 'none':
      return game
    default:
      return unreachable(lastWord)
  }
}

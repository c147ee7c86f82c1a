import { agreeDraw, type Game, play, replayGame, resign, type Setup } from '@tama/engine'
import type { GameLink, LastWord, LinkValue } from './link-value.ts'

/** What a game's agreed result is as the players' last word. */
const lastWordOf = ({ agreed }: Game): LastWord => {
  if (agreed?.kind === 'draw' && agreed.reason === 'agreement') return 'draw-agreed'
  if (agreed?.kind === 'win' && agreed.reason === 'resignation') {
    return agreed.winner === 'white' ? 'black-resigns' : 'white-resigns'
  }
  return 'none'
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
 * The game of a link, at its end. A resignation or an agreed draw is its result; an offer and a lost clock are left to
 * the caller, who finds them in `lastWord`. Throws when a move is not legal, which no decoded link has.
 */
export const gameOfLink = ({ start, ruleset, moves, lastWord }: GameLink): Game => {
  const replayed = replayGame(start, ruleset, moves)
  if (!replayed.ok) throw new RangeError(`ply ${replayed.error.ply} is not a legal move`)
  switch (lastWord) {
    case 'white-resigns':
      return resign(replayed.value, 'white')
    case 'black-resigns':
      return resign(replayed.value, 'black')
    case 'draw-agreed':
      return agreeDraw(replayed.value)
    default:
      return replayed.value
  }
}

/** What stands on the board: the position of a link, or the last one of its game. */
export const setupOfLink = (value: LinkValue): Setup =>
  value.kind === 'position' ? value.setup : value.moves.reduce(play, value.start)

import { type Game, legalMoves, standingAt } from '@tama/engine'
import { makeMove } from '@tama/engine/notation'

/** One move as it is listed. `ply` is the one that stands on the board after it, 1 for the first. */
export interface ListedMove {
  readonly ply: number
  readonly text: string
}

/** A numbered pair of moves, White first; White's is missing where Black began. */
export interface ListedTurn {
  readonly number: number
  readonly white: ListedMove | undefined
  readonly black: ListedMove | undefined
}

/** The moves on the board in notation, turn by turn. */
export const listedTurns = (game: Game): readonly ListedTurn[] => {
  const shift = game.start.position.turn === 'white' ? 0 : 1
  const turns: ListedTurn[] = []
  game.plies.slice(0, game.cursor).forEach(({ move }, index) => {
    const { position } = standingAt(game, index)
    const listed = { ply: index + 1, text: makeMove(move, legalMoves(position, game.ruleset)) }
    const number = Math.floor((index + shift) / 2) + 1
    const last = turns[turns.length - 1]
    if (position.turn === 'black' && last?.number === number)
      turns[turns.length - 1] = { ...last, black: listed }
    else if (position.turn === 'black') turns.push({ number, white: undefined, black: listed })
    else turns.push({ number, white: listed, black: undefined })
  })
  return turns
}

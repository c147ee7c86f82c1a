import { type Game, legalMoves, type Move, play, positionOf, standingAt } from '@tama/engine'
import { makeMove } from '@tama/engine/notation'
import { exactSentence, type Translator } from '@tama/i18n'
import { type Evaluation, standingWord } from './evaluation.ts'

/** Number of the move that was made with `ply`, as it is listed. */
const numberOf = (game: Game, ply: number): number => {
  const shift = game.start.position.turn === 'white' ? 0 : 1
  return Math.floor((ply - 1 + shift) / 2) + 1
}

/** A move as it is written in the position before it. */
export const moveText = (game: Game, ply: number): string => {
  const move = game.plies[ply - 1]?.move
  return move === undefined
    ? ''
    : makeMove(move, legalMoves(standingAt(game, ply - 1).position, game.ruleset))
}

/** Where in the game one is: “Move 12, Black: d6-d5”, or its start. */
export const placeSentence = (t: Translator, game: Game, ply: number): string => {
  if (ply === 0) return t('review.at.start')
  const { turn } = standingAt(game, ply - 1).position
  return t(`review.at.${turn}`, { number: numberOf(game, ply), move: moveText(game, ply) })
}

/** Where in the game one is, and how it stands there. */
export const standsSentence = (
  t: Translator,
  game: Game,
  ply: number,
  evaluation: Evaluation | undefined,
): string => {
  const where = placeSentence(t, game, ply)
  if (evaluation?.exact !== undefined)
    return t('review.standsExact', { where, exact: exactSentence(t, evaluation.exact) })
  const word = evaluation === undefined ? 'unknown' : standingWord(evaluation.chance)
  return t('review.stands', { where, standing: t(`review.standing.${word}`) })
}

/** Moves one after the other as text, from the position on the board of `game`. */
export const lineTexts = (game: Game, moves: readonly Move[]): readonly string[] => {
  let position = positionOf(game)
  return moves.map((move) => {
    const text = makeMove(move, legalMoves(position, game.ruleset))
    position = play(position, move)
    return text
  })
}

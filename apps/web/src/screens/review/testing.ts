import { legalMoves, type Move, PRESETS, positionOf, START, startGame } from '@tama/engine'
import { parseMove, parsePdn } from '@tama/engine/notation'
import { stateOfRecord } from '../../exchange/game-record.ts'
import { TWO_HUMANS } from '../../seats.ts'
import { type PlayState, stateOf } from '../play/state.ts'
import { playTexts } from '../play/testing.ts'
import type { Evaluation } from './evaluation.ts'
import { firstReview, type ReviewState } from './model.ts'

/** A game of two people after some moves. For tests. */
export const gameOf = (moves: readonly string[]): PlayState =>
  playTexts(
    stateOf(startGame(START, PRESETS.tama), {
      ruleset: 'tama',
      seats: TWO_HUMANS,
      seed: 1,
      orientation: 'white',
    }),
    moves,
  )

/** The review of a game of two people. For tests. */
export const reviewOf = (moves: readonly string[], state = gameOf(moves)): ReviewState =>
  firstReview({
    key: 'a1',
    state,
    name: '',
    players: { white: '', black: '' },
    playedMs: undefined,
    isKept: true,
  })

/** The review of a record of Dama: where it starts, and its moves. For tests. */
export const recordReview = (fen: string, moves: string): ReviewState => {
  const [read] = parsePdn(`[Variant "Dama"]\n[FEN "${fen}"]\n\n${moves} *`)
  if (read?.ok !== true) throw new Error(JSON.stringify(read))
  return reviewOf([], stateOfRecord(read.value, 1))
}

/** What the computer thinks. For tests. */
export const thought = (chance: number, line: readonly Move[] = [], isDeep = false): Evaluation => ({
  chance,
  depthPlies: 6,
  line,
  isDeep,
})

/** The move of a text after the moves of a game. For tests. */
export const moveAfter = (moves: readonly string[], text: string): Move => {
  const { game } = gameOf(moves)
  const read = parseMove(text, positionOf(game), game.ruleset)
  if (!read.ok) throw new Error(text)
  return read.value
}

/** Some other legal move than the one of a text. For tests. */
export const otherMove = (moves: readonly string[], text: string): Move => {
  const { game } = gameOf(moves)
  const played = moveAfter(moves, text)
  const other = legalMoves(positionOf(game), game.ruleset).find(({ from }) => from !== played.from)
  if (other === undefined) throw new Error('there is no other move')
  return other
}

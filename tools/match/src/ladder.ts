import { type Game, playMove, positionOf, type Ruleset, START, startGame, status } from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import { answerAt, LEVELS, type SearchState } from '@tama/search'
import { chanceFrom, mix } from '@tama/search/tree'
import type { GameRecord } from './play-game.ts'

/** A player of the ladder: a level from 1 on, or 0 for any legal move. */
export interface Climber {
  readonly level: number
  /** Part of the nodes that the level may search, so that slow levels can be compared at less. */
  readonly fraction: number
  readonly state: SearchState
}

const LONGEST_PLIES = 300

const answerOf = ({ level, fraction, state }: Climber, game: Game, seed: number): string => {
  const { legal, ruleset } = game
  const moves = game.plies.map(({ move }) => move)
  if (level === 0) {
    const picked = legal[Math.floor(chanceFrom(mix(seed) ^ mix(moves.length))() * legal.length)]
    if (picked === undefined) throw new Error('no legal move')
    return makeFullMove(picked)
  }
  const { nodes } = LEVELS[level - 1]?.limits ?? {}
  const limits = fraction === 1 || nodes === undefined ? {} : { nodes: Math.round(nodes * fraction) }
  const steps = answerAt(state, { ruleset, start: START, moves }, { level, seed, limits, clock: () => 0 })
  const step = steps.next()
  if (!step.done || step.value === undefined) throw new Error(`level ${level} gives no move`)
  return step.value.move
}

/** One game between two levels from the moves of an opening; the same seed gives the same game. */
export const playLadderGame = (
  ruleset: Ruleset,
  opening: readonly string[],
  sides: { readonly white: Climber; readonly black: Climber },
  seed: number,
): GameRecord => {
  let game = startGame(START, ruleset)
  const play = (text: string): void => {
    const move = parseMove(text, positionOf(game), ruleset)
    const next = move.ok ? playMove(game, move.value) : move
    if (!next.ok) throw new Error(`${text}: ${next.error.kind}`)
    game = next.value
  }
  const moves = (): readonly string[] => game.plies.map(({ move }) => makeFullMove(move))
  opening.forEach(play)
  for (;;) {
    const outcome = status(game)
    if (outcome.kind === 'win')
      return { result: outcome.winner === 'white' ? '1-0' : '0-1', reason: outcome.reason, moves: moves() }
    if (outcome.kind === 'draw' || game.plies.length >= LONGEST_PLIES)
      return {
        result: '1/2-1/2',
        reason: outcome.kind === 'draw' ? outcome.reason : 'length',
        moves: moves(),
      }
    play(answerOf(sides[positionOf(game).turn], game, seed))
  }
}

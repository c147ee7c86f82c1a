import { type Game, type Move, playMove, positionOf, standingAt, startGame } from '@tama/engine'
import { makeFen, makeFullMove, parseMove } from '@tama/engine/notation'
import type { Info, SearchJob } from '@tama/search'
import { exactOf } from '../../exact.ts'
import type { RulesetText } from '../../games.ts'
import { chanceOf, type Evaluation } from './evaluation.ts'
import type { Look } from './turning-points.ts'

/** How long the computer looks at a position, and at one where the game seems to have turned. */
const SHALLOW = { timeMs: 150, nodes: 60_000 }
const DEEP = { timeMs: 900, nodes: 800_000 }

/** Longer lines are guesses. */
const LONGEST_LINE = 8

/** What the engine is asked for a look at a game. */
export const lookJob = (game: Game, ruleset: RulesetText, { ply, isDeep }: Look): Omit<SearchJob, 'id'> => ({
  ruleset,
  start: makeFen(game.start.position),
  moves: game.plies.slice(0, ply).map(({ move }) => makeFullMove(move)),
  limits: isDeep ? DEEP : SHALLOW,
})

/** The moves of a line of text, as far as they can be played from `position`. */
const readLine = (game: Game, ply: number, texts: readonly string[]): readonly Move[] => {
  const moves: Move[] = []
  let branch = startGame(standingAt(game, ply).position, game.ruleset)
  for (const text of texts.slice(0, LONGEST_LINE)) {
    const move = parseMove(text, positionOf(branch), game.ruleset)
    const next = move.ok ? playMove(branch, move.value) : move
    if (!move.ok || !next.ok) break
    moves.push(move.value)
    branch = next.value
  }
  return moves
}

/** What an answer of the engine says of the position at `look`; undefined when it says nothing. */
export const evaluationOf = (game: Game, { ply, isDeep }: Look, info: Info): Evaluation | undefined => {
  const [best] = info.lines
  if (best === undefined) return undefined
  const { turn } = standingAt(game, ply).position
  const exact = exactOf(best, turn)
  return {
    chance: chanceOf(best.score, turn),
    depthPlies: info.depthPlies,
    line: readLine(game, ply, best.moves),
    isDeep,
    ...(exact && { exact }),
  }
}

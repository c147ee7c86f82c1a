import { legalMoves, type Move, outcomeOf, type Position, play, type Ruleset, START } from '@tama/engine'
import { mainMoves, makeFullMove, parseMove, parsePdn, tagValue } from '@tama/engine/notation'
import { answerAt, type SearchState } from '@tama/search'
import { chanceFrom, pick } from './chance.ts'

/** A game to look for puzzles in. */
export interface MinedGame {
  /** Says where a puzzle comes from. */
  readonly source: string
  readonly year?: number
  readonly start: Position
  readonly moves: readonly Move[]
}

/** The games of a PDN text, read under `ruleset` as far as their moves are legal. */
export const gamesOfPdn = (text: string, ruleset: Ruleset): readonly MinedGame[] =>
  parsePdn(text, { ruleset }).flatMap((read) => {
    const game = read.ok ? read.value : read.error.kept
    if (game === undefined) return []
    const year = Number(tagValue(game.tags, 'Date')?.slice(0, 4))
    const source = tagValue(game.tags, 'Site') ?? tagValue(game.tags, 'Event') ?? 'PDN'
    return [
      { source, ...(Number.isInteger(year) ? { year } : {}), start: game.start, moves: mainMoves(game) },
    ]
  })

/** Levels of the computer that see enough to make a game and miss enough to make puzzles. */
const LEVELS = [4, 5, 6, 6, 7, 7, 8]
/** The longest game, in plies. */
const MOST_PLIES = 140

/** The game number `number` of a series of self-play games: a few moves of chance, then two levels against each other. */
export const selfPlayGame = (
  search: SearchState,
  ruleset: Ruleset,
  seed: number,
  number: number,
): MinedGame => {
  const chance = chanceFrom(seed, number)
  const levels = [pick(LEVELS, chance), pick(LEVELS, chance)]
  const opening = 2 + Math.floor(chance() * 8)
  const moves: Move[] = []
  let position: Position = START
  while (moves.length < MOST_PLIES && outcomeOf(position, ruleset).kind === 'playing') {
    const legal = legalMoves(position, ruleset)
    let move = pick(legal, chance)
    if (moves.length >= opening) {
      const question = { ruleset, start: position, moves: [] }
      const options = {
        level: levels[moves.length % 2] as number,
        limits: { nodes: 20_000 },
        seed: Math.floor(chance() * 2 ** 31),
        clock: () => 0,
      }
      const answer = answerAt(search, question, options).next()
      const text = answer.done ? answer.value?.move : undefined
      const read = parseMove(text ?? makeFullMove(move), position, ruleset, legal)
      if (read.ok) move = read.value
    }
    moves.push(move)
    position = play(position, move)
  }
  return { source: `self-play, seed ${seed}, game ${number}`, start: START, moves }
}

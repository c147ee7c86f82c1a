import type { Puzzle } from '@tama/puzzles'
import type { PuzzleLink } from './link-value.ts'

/** What a link takes of a puzzle. */
export const linkOfPuzzle = (puzzle: Puzzle): PuzzleLink => {
  const { ruleset, position, goal, inTurns, solution, title, author } = puzzle
  return {
    kind: 'puzzle',
    ruleset,
    position,
    goal,
    ...(inTurns === undefined ? {} : { inTurns }),
    solution,
    ...(title === undefined ? {} : { title }),
    ...(author === undefined ? {} : { author }),
  }
}

/** The puzzle of a link. */
export const puzzleOfLink = ({ kind: _, ...puzzle }: PuzzleLink): Puzzle => ({
  ...puzzle,
  themes: [],
  unknown: {},
})

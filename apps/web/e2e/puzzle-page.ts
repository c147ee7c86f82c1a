import { expect, type Page } from '@playwright/test'
import type { Move, Position } from '@tama/engine'
import { play } from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import { type Puzzle, parsePuzzle } from '@tama/puzzles'
import { encodePuzzle, linkOfPuzzle } from '@tama/share'
import { enterMove, type Habit, QUICK } from './table.ts'

/** A quiet move of Tama with four answers, each of which loses in its own way. */
export const BRANCHES = {
  ruleset: 'tama',
  fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,b3,c3,d3,h3,d4,g5:Ba4,b5,d5,d6,f6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
  goal: 'gain:1',
  in: 3,
  solution: [
    'd4-c4',
    'b5-a5',
    ['d5-e4', 'c4-b4', 'a4xc4', 'c3xa5'],
    ['d5-e5', 'c4-b4', 'a4xc4', 'c3xa5'],
    ['d6-e5', 'c4-b4', 'a4xc4', 'c3xa5'],
    'c4-b4',
    'a4xc4',
    'c3xe5',
  ],
  title: 'Four ways to lose',
  author: 'A. Composer',
} as const

/** The first move that was meant is d5-e6; b3-a4 works, too, and a2-b2 does not. */
export const TWO_WAYS = {
  ruleset: 'tama',
  fen: 'W:Wa2,g2,b3,e3,g3,h3,h4,d5:Bc4,f4,a5,e5,f5,h5,b6,f6,h6,a7,c7',
  goal: 'crown',
  in: 4,
  solution: ['d5-e6', 'f6xd6', 'h3-g4', 'h5xd3', 'g4xa8'],
} as const

/** One of two kings decoys the black king; where the capturing king lands does not matter. */
export const KINGS = {
  ruleset: 'dama',
  fen: 'W:WKa1,Ka2:BKe5',
  goal: 'win',
  in: 2,
  solution: ['a2-e2', 'e5xe1', 'a1xf1'],
} as const

/** A puzzle from the fields that a file would have. */
export const puzzleOf = (fields: object): Puzzle => {
  const read = parsePuzzle(JSON.stringify(fields))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** The link to a puzzle, as it stands behind the `#`. */
export const linkToPuzzle = (fields: object): string => {
  const made = encodePuzzle(linkOfPuzzle(puzzleOf(fields)))
  if (!made.ok) throw new Error(made.error.kind)
  return made.value
}

/** Waits for a phase of solving, and until the board has come there. */
export const expectPhase = (page: Page, phase: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-solver', phase)

/** Opens a puzzle by its link. */
export const openPuzzle = async (page: Page, fields: object, params = QUICK): Promise<void> => {
  await page.goto(`/?${params}#${linkToPuzzle(fields)}`)
  await expectPhase(page, 'asking')
}

/** A move of a puzzle after some others. */
export const puzzleMove = (puzzle: Puzzle, before: readonly Move[], text: string): Move => {
  const position = before.reduce<Position>(play, puzzle.position)
  const read = parseMove(text, position, puzzle.ruleset)
  if (!read.ok) throw new Error(`${text}: ${read.error.kind}`)
  return read.value
}

/** Enters the first move of a puzzle. */
export const enterFirst = (page: Page, habit: Habit, fields: object, text: string): Promise<void> =>
  enterMove(page, habit, puzzleMove(puzzleOf(fields), [], text), 'data-solver-moves')

/** Enters the solver's moves of the main line one after the other; the board gives the answers. */
export const solveMainLine = async (page: Page, habit: Habit, fields: object): Promise<void> => {
  const puzzle = puzzleOf(fields)
  let steps = puzzle.solution
  for (let ply = 0; steps[0] !== undefined; ply++) {
    const { move, next } = steps[0]
    if (ply % 2 === 0) {
      await expectPhase(page, 'asking')
      await enterMove(page, habit, move, 'data-solver-moves')
    }
    steps = next
  }
  await expectPhase(page, 'solved')
}

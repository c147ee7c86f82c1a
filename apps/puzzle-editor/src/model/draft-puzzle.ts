import { checkSetup, type Position } from '@tama/engine'
import type { Puzzle } from '@tama/puzzles'
import type { Details, Draft } from './draft.ts'
import { legalPart } from './solution-tree.ts'

/** The draft's setup as a position; undefined while it cannot be one. */
export const positionOfDraft = ({ setup }: Pick<Draft, 'setup'>): Position | undefined => {
  const checked = checkSetup(setup)
  return checked.ok ? checked.value : undefined
}

/** The draft as a puzzle, with as much of its solution as is legal; undefined while its setup cannot be a position. */
export const puzzleOfDraft = (draft: Draft): Puzzle | undefined => {
  const position = positionOfDraft(draft)
  if (position === undefined) return undefined
  const { ruleset, goal, inTurns, solution, details, kept } = draft
  const { title, author, source, notes, year, rating, themes } = details
  return {
    ...(kept.id === undefined ? {} : { id: kept.id }),
    ruleset,
    position,
    goal,
    ...(inTurns === undefined ? {} : { inTurns }),
    solution: legalPart(solution, position, ruleset),
    ...(title === '' ? {} : { title }),
    ...(author === '' ? {} : { author }),
    ...(source === '' ? {} : { source }),
    ...(year === undefined ? {} : { year }),
    themes,
    ...(rating === undefined ? {} : { rating }),
    ...(notes === '' ? {} : { notes }),
    unknown: kept.unknown,
  }
}

const detailsOf = (puzzle: Puzzle): Details => ({
  title: puzzle.title ?? '',
  author: puzzle.author ?? '',
  source: puzzle.source ?? '',
  notes: puzzle.notes ?? '',
  year: puzzle.year,
  rating: puzzle.rating,
  themes: puzzle.themes,
})

/** A draft that can become any puzzle, beginning as `puzzle`. */
export const draftOfPuzzle = (puzzle: Puzzle): Draft => ({
  ruleset: puzzle.ruleset,
  setup: puzzle.position,
  goal: puzzle.goal,
  inTurns: puzzle.inTurns,
  solution: puzzle.solution,
  details: detailsOf(puzzle),
  kept: {
    ...(puzzle.id === undefined ? {} : { id: puzzle.id }),
    unknown: puzzle.unknown,
  },
})

/** True when the draft asks something: a solution, a title or a goal that nobody chose by doing nothing. */
export const isPuzzle = ({ goal, inTurns, solution, details }: Draft): boolean =>
  goal.kind !== 'win' ||
  inTurns !== undefined ||
  solution.length > 0 ||
  details.title !== '' ||
  details.author !== ''

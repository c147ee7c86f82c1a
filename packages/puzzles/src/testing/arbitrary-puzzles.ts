import { legalMoves, type Position, play, type Ruleset } from '@tama/engine'
import { positions, rulesets } from '@tama/engine/testing'
import fc from 'fast-check'
import { GOAL_KINDS, type Goal, MAX_GAIN } from '../goal.ts'
import { MAX_TURNS, type Puzzle } from '../puzzle.ts'
import { mergeSolutions, type SolutionStep } from '../solution.ts'

/** Any goal. */
const goals = (): fc.Arbitrary<Goal> =>
  fc
    .record({ kind: fc.constantFrom(...GOAL_KINDS), pieces: fc.integer({ min: 1, max: MAX_GAIN }) })
    .map(({ kind, pieces }): Goal => (kind === 'gain' ? { kind, pieces } : { kind }))

/** A line of random legal moves as a tree; `picks` choose. */
const lineFrom = (
  position: Position,
  ruleset: Ruleset,
  picks: readonly number[],
): readonly SolutionStep[] => {
  const [pick, ...rest] = picks
  const legal = legalMoves(position, ruleset)
  const move = pick === undefined ? undefined : legal[pick % legal.length]
  return move === undefined ? [] : [{ move, next: lineFrom(play(position, move), ruleset, rest) }]
}

const texts = (maxLength: number): fc.Arbitrary<string> => fc.string({ maxLength, unit: 'grapheme' })

/** Any puzzle: random positions, trees of a few lines, any texts and unknown fields. */
export const puzzles = (): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      ruleset: rulesets().map((ruleset) => ({
        ...ruleset,
        repetition: Math.min(99, ruleset.repetition),
      })),
      position: positions({ maxPieces: 6 }),
      goal: goals(),
      lines: fc.array(fc.array(fc.nat({ max: 999 }), { maxLength: 6 }), { maxLength: 4 }),
      inTurns: fc.option(fc.integer({ min: 1, max: MAX_TURNS }), { nil: undefined }),
      id: fc.option(texts(20), { nil: undefined }),
      title: fc.option(texts(40), { nil: undefined }),
      author: fc.option(texts(40), { nil: undefined }),
      source: fc.option(texts(40), { nil: undefined }),
      year: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
      themes: fc.uniqueArray(texts(20), { maxLength: 5 }),
      rating: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
      notes: fc.option(texts(80), { nil: undefined }),
      unknown: fc.dictionary(fc.stringMatching(/^x[a-z_]{0,8}$/), fc.jsonValue({ maxDepth: 2 }), {
        maxKeys: 3,
      }),
    })
    .map(({ lines, ...fields }) => {
      const { position, ruleset } = fields
      const solution = lines.reduce<readonly SolutionStep[]>(
        (tree, picks) => mergeSolutions(tree, lineFrom(position, ruleset, picks)),
        [],
      )
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      return { ...given, solution } as unknown as Puzzle
    })

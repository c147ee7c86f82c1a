// Version 3, never edited: links that people have sent open for ever. A new form is a new file beside this one.
import { checkSetup, err, type Move, ok, type Position, play, type Result, type Ruleset } from '@tama/engine'
import type { Goal, GoalKind, SolutionStep } from '@tama/puzzles'
import { type LinkError, MOST_DEPTH, MOST_STEPS, type PuzzleLink } from './link-value.ts'
import { isNumber, type Place, type PlaceReader, packPlaces, placesOf, readPlaces } from './mixed.ts'
import { linkMoves, placeAmong } from './move-order.ts'
import { rulesetFields, setupFields, takeRuleset, takeSetup } from './position-fields.ts'
import { shortText, takeText, textPlaces } from './short-text.ts'
import { seal, unseal, type Wire } from './wire.ts'

const WIRE: Wire = { version: '3', lengthDigits: 2 }

/** Goals by number; three are not used. */
const GOAL_CODES: readonly GoalKind[] = ['win', 'gain', 'crown', 'draw', 'block']
const GOAL_RADIX = 8
const GAIN_RADIX = 16
/** 0 is no limit. */
const TURNS_RADIX = 100
/** How many moves follow: none, one, or more. */
const FEW = 3

const goalPlaces = (goal: Goal): readonly Place[] => {
  const kind: Place = [GOAL_CODES.indexOf(goal.kind), GOAL_RADIX]
  return goal.kind === 'gain' ? [kind, [goal.pieces - 1, GAIN_RADIX]] : [kind]
}

const takeGoal = (places: PlaceReader): Goal | undefined => {
  const kind = GOAL_CODES[places.place(GOAL_RADIX)]
  if (kind === undefined) return undefined
  return kind === 'gain' ? { kind, pieces: places.place(GAIN_RADIX) + 1 } : { kind }
}

/** How many of `legal` moves are shown, more than one as itself less two. */
const countPlaces = (count: number, legal: number): readonly Place[] => {
  if (legal < 2) return legal === 0 ? [] : [[count, 2]]
  return count < 2
    ? [[count, FEW]]
    : [
        [2, FEW],
        [count - 2, legal - 1],
      ]
}

const takeCount = (places: PlaceReader, legal: number): number => {
  if (legal < 2) return legal === 0 ? 0 : places.place(2)
  const few = places.place(FEW)
  return few < 2 ? few : places.place(legal - 1) + 2
}

/** The moves that may be played, each followed by what comes after it: the first line whole, then the next. */
const stepPlaces = (
  steps: readonly SolutionStep[],
  position: Position,
  ruleset: Ruleset,
): readonly Place[] => {
  let left = linkMoves(position, ruleset)
  const count = countPlaces(steps.length, left.length)
  const lines = steps.flatMap(({ move, next }) => {
    const place = placeAmong(left, move)
    left = left.toSpliced(place[0], 1)
    return [place, ...stepPlaces(next, play(position, move), ruleset)]
  })
  return [...count, ...lines]
}

/** What a reader may still read, so that no link asks for more than the encoder would write. */
interface Allowance {
  steps: number
}

const takeSteps = (
  places: PlaceReader,
  position: Position,
  ruleset: Ruleset,
  allowance: Allowance,
  depth: number,
): readonly SolutionStep[] | undefined => {
  let left: readonly Move[] = linkMoves(position, ruleset)
  const count = takeCount(places, left.length)
  allowance.steps -= count
  if (allowance.steps < 0 || (count > 0 && depth === MOST_DEPTH)) return undefined
  const steps: SolutionStep[] = []
  while (steps.length < count) {
    const index = places.place(left.length)
    const move = left[index] as Move
    left = left.toSpliced(index, 1)
    const next = takeSteps(places, play(position, move), ruleset, allowance, depth + 1)
    if (next === undefined) return undefined
    steps.push({ move, next })
  }
  return steps
}

/** Writes a puzzle in version 3; long texts are cut. Throws for an illegal move and for what is too much. */
export const encodeV3 = (puzzle: PuzzleLink): string => {
  const { ruleset, position, goal, inTurns, solution, title, author } = puzzle
  const places: readonly Place[] = [
    ...placesOf(rulesetFields(ruleset)),
    ...placesOf(setupFields(position)),
    ...goalPlaces(goal),
    [inTurns ?? 0, TURNS_RADIX],
    ...stepPlaces(solution, position, ruleset),
    ...textPlaces(shortText(title ?? '')),
    ...textPlaces(shortText(author ?? '')),
  ]
  return seal(WIRE, packPlaces(places))
}

const takePosition = (places: PlaceReader): Position | undefined => {
  const setup = takeSetup(places)
  const checked = setup && checkSetup(setup)
  return checked?.ok ? checked.value : undefined
}

const takePuzzle = (places: PlaceReader): PuzzleLink | undefined => {
  const ruleset = takeRuleset(places)
  const position = ruleset && takePosition(places)
  if (!position) return undefined
  const goal = takeGoal(places)
  const inTurns = places.place(TURNS_RADIX)
  const solution = takeSteps(places, position, ruleset, { steps: MOST_STEPS }, 0)
  const title = solution && takeText(places)
  const author = title === undefined ? undefined : takeText(places)
  if (!goal || !solution || title === undefined || author === undefined) return undefined
  return {
    kind: 'puzzle',
    ruleset,
    position,
    goal,
    ...(inTurns === 0 ? {} : { inTurns }),
    solution,
    ...(title === '' ? {} : { title }),
    ...(author === '' ? {} : { author }),
  }
}

/** Reads a text that begins with the version character of version 3. */
export const decodeV3 = (text: string): Result<PuzzleLink, LinkError> => {
  const body = unseal(WIRE, text)
  if (!body.ok) return body
  const places = readPlaces(body.value)
  const puzzle = takePuzzle(places)
  return puzzle && places.isSpent() && isNumber(body.value) ? ok(puzzle) : err({ kind: 'bad-content' })
}

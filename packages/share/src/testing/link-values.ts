import { legalMoves, type Position, PRESETS, play, type Ruleset, START } from '@tama/engine'
import { games, positions, rulesets, setups } from '@tama/engine/testing'
import type { Goal, SolutionStep } from '@tama/puzzles'
import fc from 'fast-check'
import { linkOfGame } from '../game-link.ts'
import { decodeLink, encodeGame, encodePosition, encodePuzzle } from '../link.ts'
import {
  type GameLink,
  LAST_WORDS,
  type LinkValue,
  type PositionLink,
  type PuzzleLink,
} from '../link-value.ts'
import { shortText } from '../short-text.ts'

/** Any setup under any ruleset. */
export const positionLinks = (): fc.Arbitrary<PositionLink> =>
  fc.record({ kind: fc.constant('position' as const), ruleset: rulesets(), setup: setups() })

/** Random games of at most `maxPlies` plies, half of them from the start, with any last word. */
export const gameLinks = (maxPlies = 40): fc.Arbitrary<GameLink> =>
  fc
    .record({ ruleset: rulesets(), lastWord: fc.constantFrom(...LAST_WORDS) })
    .chain(({ ruleset, lastWord }) =>
      games(ruleset, fc.oneof(fc.constant(START), positions()), maxPlies).map((game) =>
        linkOfGame(game, lastWord),
      ),
    )

/** Trees of at most `depth` plies, with one, two or three moves at a time. */
const solutions = (
  position: Position,
  ruleset: Ruleset,
  depth: number,
): fc.Arbitrary<readonly SolutionStep[]> => {
  const legal = legalMoves(position, ruleset)
  if (depth === 0 || legal.length === 0) return fc.constant([])
  const moves = fc.shuffledSubarray([...legal], { maxLength: Math.min(3, legal.length) })
  return moves.chain((chosen) => {
    const steps = chosen.map((move, index) =>
      solutions(play(position, move), ruleset, index === 0 ? depth - 1 : Math.floor(depth / 3)).map(
        (next): SolutionStep => ({ move, next }),
      ),
    )
    return fc.tuple(...steps)
  })
}

const goals = (): fc.Arbitrary<Goal> =>
  fc.oneof(
    fc.constantFrom<Goal>({ kind: 'win' }, { kind: 'crown' }, { kind: 'draw' }, { kind: 'block' }),
    fc.integer({ min: 1, max: 16 }).map((pieces): Goal => ({ kind: 'gain', pieces })),
  )

const texts = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('Կոմբինացիա ութ քայլով', 'Şahın üç fedası', 'تركيب من ثلاث نقلات', '6♟ & co'),
    )
    .map(shortText)

/** Random puzzles under any ruleset with solutions of at most `depth` plies. */
export const puzzleLinks = (depth = 6): fc.Arbitrary<PuzzleLink> =>
  fc.record({ ruleset: rulesets(), position: positions() }).chain(({ ruleset, position }) =>
    fc
      .record({
        goal: goals(),
        inTurns: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        solution: solutions(position, ruleset, depth),
        title: texts(),
        author: texts(),
      })
      .map(({ goal, inTurns, solution, title, author }) => ({
        kind: 'puzzle',
        ruleset,
        position,
        goal,
        ...(inTurns === undefined ? {} : { inTurns }),
        solution,
        ...(title === '' ? {} : { title }),
        ...(author === '' ? {} : { author }),
      })),
  )

/** Writes anything that a link can hold; throws when it is too much. */
export const encodeAny = (value: LinkValue): string => {
  if (value.kind === 'position') return encodePosition(value)
  const link = value.kind === 'game' ? encodeGame(value) : encodePuzzle(value)
  if (!link.ok) throw new Error(link.error.kind)
  return link.value
}

/** One link of each version. */
export const SAMPLES: readonly string[] = [
  encodePosition({ kind: 'position', ruleset: PRESETS.dama, setup: START }),
  encodeAny({ kind: 'game', ruleset: PRESETS.dama, start: START, moves: [], lastWord: 'white-resigns' }),
  encodeAny({ kind: 'puzzle', ruleset: PRESETS.dama, position: START, goal: { kind: 'win' }, solution: [] }),
]

/** `accepted`, or the kind of the refusal. */
export const kindOf = (text: string): string => {
  const read = decodeLink(text)
  return read.ok ? 'accepted' : read.error.kind
}

/** Links with some characters left out or put in. */
export const mutatedLinks = (): fc.Arbitrary<string> =>
  fc
    .record({
      start: fc.oneof(positionLinks(), gameLinks(20), puzzleLinks(3)).map(encodeAny),
      cuts: fc.array(
        fc.record({
          at: fc.nat(60),
          gone: fc.nat(4),
          come: fc.oneof(
            fc.string({ maxLength: 4 }),
            fc.constantFrom('', '%', '%25', '#', ' ', '1', '2', '3', '\u0000'),
          ),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ start, cuts }) =>
      cuts.reduce((text, { at, gone, come }) => text.slice(0, at) + come + text.slice(at + gone), start),
    )

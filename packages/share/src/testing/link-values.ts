import { PRESETS, START } from '@tama/engine'
import { games, positions, rulesets, setups } from '@tama/engine/testing'
import fc from 'fast-check'
import { linkOfGame } from '../game-link.ts'
import { decodeLink, encodeGame, encodePosition } from '../link.ts'
import { type GameLink, LAST_WORDS, type LinkValue, type PositionLink } from '../link-value.ts'

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

/** Writes anything that a link can hold; throws when it is too much. */
export const encodeAny = (value: LinkValue): string => {
  if (value.kind === 'position') return encodePosition(value)
  const link = encodeGame(value)
  if (!link.ok) throw new Error(link.error.kind)
  return link.value
}

/** One link of each version. */
export const SAMPLES: readonly string[] = [
  encodePosition({ kind: 'position', ruleset: PRESETS.dama, setup: START }),
  encodeAny({ kind: 'game', ruleset: PRESETS.dama, start: START, moves: [], lastWord: 'white-resigns' }),
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
      start: fc.oneof(positionLinks(), gameLinks(20)).map(encodeAny),
      cuts: fc.array(
        fc.record({
          at: fc.nat(60),
          gone: fc.nat(4),
          come: fc.oneof(
            fc.string({ maxLength: 4 }),
            fc.constantFrom('', '%', '%25', '#', ' ', '1', '2', '\u0000'),
          ),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ start, cuts }) =>
      cuts.reduce((text, { at, gone, come }) => text.slice(0, at) + come + text.slice(at + gone), start),
    )

import type { Ruleset } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import type { Journal } from './journal.ts'
import { playOneGame } from './play-game.ts'
import { type Player, startPlayer } from './player.ts'
import type { PlayerSpec } from './player-spec.ts'

/** A match: two players, each opening once with either colour. */
export interface Match {
  readonly ruleset: Ruleset
  readonly first: PlayerSpec
  readonly second: PlayerSpec
  /** Moves of each opening, full paths. */
  readonly openings: readonly (readonly string[])[]
  /** An even number; beyond two a time for each opening they come up again. */
  readonly games: number
  /** How many games are played at once, each in processes of its own. */
  readonly tables: number
}

/**
 * Plays the games that the journal lacks, pair after pair. `isDecided` is asked after each game and ends the match
 * early; games under way are then left out.
 */
export const runMatch = async (
  { ruleset, first, second, openings, games, tables }: Match,
  journal: Journal,
  isDecided: () => boolean,
): Promise<void> => {
  const done = new Set(journal.games.map(({ number }) => number))
  const waiting = Array.from({ length: games }, (_, number) => number).filter((number) => !done.has(number))
  const rules = makeRuleset(ruleset)
  const sit = async (): Promise<void> => {
    const a: Player = startPlayer(first)
    const b: Player = startPlayer(second)
    try {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
        const opening = openings[(number >> 1) % openings.length] as readonly string[]
        a.begin(rules, number)
        b.begin(rules, number)
        const sides = number % 2 === 0 ? { white: a, black: b } : { white: b, black: a }
        const record = await playOneGame(ruleset, opening, sides)
        journal.add({ number, ...record })
        if (isDecided()) waiting.length = 0
      }
    } finally {
      a.end()
      b.end()
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, tables) }, sit))
}

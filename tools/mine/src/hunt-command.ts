import { readFile } from 'node:fs/promises'
import type { Ruleset } from '@tama/engine'
import { canonicalKey, createProofState, type Puzzle } from '@tama/puzzles'
import { createSearchState, loadEvaluation } from '@tama/search'
import { gamesOfPdn, type MinedGame, selfPlayGame } from './games.ts'
import { type Find, huntIn } from './hunt.ts'
import { noteGame, readJournal } from './journal.ts'

/** What a hunt goes through. */
export interface HuntOrder {
  readonly ruleset: Ruleset
  readonly seed: number
  /** Games of self-play. */
  readonly games: number
  /** PDN files to look through first. */
  readonly files: readonly string[]
  readonly journal: string
}

/** So many puzzles of one game are enough. */
const MOST_OF_A_GAME = 4

const signed = (game: MinedGame, { puzzle }: Find): Puzzle => ({
  ...puzzle,
  source: game.source,
  ...(game.year === undefined ? {} : { year: game.year }),
})

/** Looks through games that the journal does not have yet, and notes what it finds; `tell` hears of each game. */
export const hunt = async (order: HuntOrder, tell: (line: string) => void): Promise<void> => {
  const { ruleset, seed, games, files, journal } = order
  const known = await readJournal(journal)
  await loadEvaluation(ruleset)
  const search = createSearchState(1)
  const seen = new Set(known.puzzles.map(({ position }) => canonicalKey(position)))
  const hunter = { ruleset, proofs: createProofState(16), search: createSearchState(8), seen }
  const look = async (name: string, make: () => MinedGame): Promise<void> => {
    if (known.games.has(name)) return
    const game = make()
    const finds = huntIn(hunter, game.start, game.moves, MOST_OF_A_GAME)
    await noteGame(
      journal,
      name,
      finds.map((find) => signed(game, find)),
    )
    tell(`${name}: ${game.moves.length} plies, ${finds.length} puzzles`)
  }
  for (const file of files) {
    const found = gamesOfPdn(await readFile(file, 'utf8'), ruleset)
    for (const [index, game] of found.entries()) await look(`${file} ${index + 1}`, () => game)
  }
  for (let number = 1; number <= games; number++) {
    await look(`self-play ${seed}/${number}`, () => selfPlayGame(search, ruleset, seed, number))
  }
}

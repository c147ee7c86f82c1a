import { appendFile, readFile } from 'node:fs/promises'
import { makePuzzle, type Puzzle, parsePuzzle } from '@tama/puzzles'

/** What a hunt has done so far: the games that were looked through, and the puzzles found in them. */
export interface Journal {
  readonly games: ReadonlySet<string>
  readonly puzzles: readonly Puzzle[]
}

/** A line of the journal that says that a game is done; other lines are puzzles. */
const DONE = /^# (.+)$/

/** Reads a journal; one that does not exist is empty. A last line that was cut short is left out. */
export const readJournal = async (file: string): Promise<Journal> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  const games = new Set<string>()
  const puzzles: Puzzle[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    const done = DONE.exec(line)?.[1]
    const puzzle = done === undefined ? parsePuzzle(line) : undefined
    if (done !== undefined) games.add(done)
    else if (puzzle?.ok) puzzles.push(puzzle.value)
  }
  return { games, puzzles }
}

/** Adds a game that was looked through, and its puzzles, in one piece: an interrupted hunt does no game twice. */
export const noteGame = (file: string, game: string, puzzles: readonly Puzzle[]): Promise<void> =>
  appendFile(file, [...puzzles.map(makePuzzle), `# ${game}`, ''].join('\n'))

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@tama/engine'
import type { GameRecord } from './play-game.ts'
import type { Tally } from './statistics.ts'

/** A finished game with its number: pair `number >> 1`, in which the first player has White when it is even. */
export interface NumberedGame extends GameRecord {
  readonly number: number
}

/** The games of a match on disk: a first line that says what match it is, then one line a game. */
export interface Journal {
  readonly games: readonly NumberedGame[]
  add(game: NumberedGame): void
}

/** Opens the journal of a match in `folder`; the error is a sentence: another match is there already. */
export const openJournal = (folder: string, match: string): Result<Journal, string> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'games.jsonl')
  if (!existsSync(file)) writeFileSync(file, `${match}\n`)
  // A line that was cut off by a crash has no end and is dropped.
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(file, whole)
  const [head, ...lines] = whole.trimEnd().split('\n')
  if (head !== match) return err(`${file} holds another match: ${head}`)
  const games = lines.map((line) => JSON.parse(line) as NumberedGame)
  return ok({
    games,
    add: (game) => {
      games.push(game)
      appendFileSync(file, `${JSON.stringify(game)}\n`)
    },
  })
}

/** Points of the first player, 1, 0.5 or 0. */
const pointsOf = ({ number, result }: NumberedGame): number => {
  if (result === '1/2-1/2') return 0.5
  return (result === '1-0') === (number % 2 === 0) ? 1 : 0
}

/** Adds up the games whose pair is complete. */
export const tallyOf = (games: readonly NumberedGame[]): Tally => {
  const points = new Map(games.map((game) => [game.number, pointsOf(game)]))
  const pairs: number[] = []
  let wins = 0
  let draws = 0
  let losses = 0
  for (const [number, first] of points) {
    const second = points.get(number + 1)
    if (number % 2 !== 0 || second === undefined) continue
    pairs.push(first + second)
    for (const each of [first, second]) {
      if (each === 1) wins++
      else if (each === 0) losses++
      else draws++
    }
  }
  return { wins, draws, losses, pairs }
}

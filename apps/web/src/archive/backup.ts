import { err, ok, type Result } from '@tama/engine'
import {
  array,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { type KeptGame, makeForeign, readForeign } from './kept-game.ts'

/** Something besides games that belongs into a file of everything: settings, progress. */
export interface BackupPart {
  /** Its name in files; never changes its meaning. */
  readonly name: string
  /** As plain data; undefined when there is nothing to keep. */
  readonly read: () => Promise<unknown> | unknown
  /** Takes over what a file holds, if it is right; false when it is not. */
  readonly write: (value: unknown) => Promise<boolean> | boolean
}

/** What was found in a file of everything. */
export interface Backup {
  /** When it was written, in milliseconds since 1970. */
  readonly writtenMs: number
  readonly games: readonly KeptGame[]
  /** How many of its games could not be read. */
  readonly unreadable: number
  /** Values by the names of their parts, unchecked. */
  readonly parts: Readonly<Record<string, unknown>>
}

/** Why a file is not taken. */
export const BACKUP_ERRORS = [
  /** No file of ours. */
  'not-ours',
  /** Written by a later version of the program. */
  'newer-version',
  /** Ours, but broken. */
  'broken',
  'too-large',
] as const
export type BackupError = (typeof BACKUP_ERRORS)[number]

/** Longest file that is read, in characters: some ten thousand games. */
const MAX_BACKUP_LENGTH = 40_000_000

const FORMAT = 'tama-and-dama'
const VERSION = 1

/** The form of a file, version 1. */
const fileSchema = object({
  format: literal(FORMAT),
  version: literal(VERSION),
  writtenMs: pipe(number(), integer(), minValue(0)),
  games: array(unknown()),
  parts: optional(record(string(), unknown()), {}),
})

const headSchema = object({ format: literal(FORMAT), version: pipe(number(), integer()) })

/** Writes everything into one file. */
export const makeBackup = async (
  games: readonly KeptGame[],
  parts: readonly BackupPart[],
  writtenMs: number,
): Promise<string> => {
  const values = await Promise.all(parts.map(async ({ name, read }) => [name, await read()] as const))
  const file = {
    format: FORMAT,
    version: VERSION,
    writtenMs,
    games: games.map(makeForeign),
    parts: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
  }
  return JSON.stringify(file, undefined, 1)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** True for a text that is meant as a file of everything, right or not: it need not be tried as anything else. */
export const looksLikeBackup = (text: string): boolean =>
  text.slice(0, 300).includes(`"${FORMAT}"`) && text.trimStart().startsWith('{')

/** Games are read in bundles; between them the page may draw and hear the user. */
const BUNDLE = 20

/**
 * Reads a file of everything. A game that is none is left out and counted.
 * @param breathe lets the page do other things; called between bundles of games
 */
export const readBackup = async (
  text: string,
  breathe: () => Promise<void>,
): Promise<Result<Backup, BackupError>> => {
  if (text.length > MAX_BACKUP_LENGTH) return err('too-large')
  const json = parseJson(text)
  const head = safeParse(headSchema, json)
  if (!head.success) return err(looksLikeBackup(text) ? 'broken' : 'not-ours')
  if (head.output.version > VERSION) return err('newer-version')
  const read = safeParse(fileSchema, json)
  if (!read.success) return err('broken')
  const { writtenMs, games: records, parts } = read.output
  const games: KeptGame[] = []
  for (const [index, foreign] of records.entries()) {
    if (index > 0 && index % BUNDLE === 0) await breathe()
    const game = readForeign(foreign)
    if (game !== undefined) games.push(game)
  }
  return ok({ writtenMs, games, unreadable: records.length - games.length, parts })
}

/** The games of a file that are not kept here yet, or have gone on since. */
export const newGames = (kept: readonly KeptGame[], found: readonly KeptGame[]): readonly KeptGame[] => {
  const known = new Map(kept.map((game) => [game.id, game]))
  return found.filter((game) => {
    const same = known.get(game.id)
    return same === undefined || game.changedMs > same.changedMs
  })
}

import { gradeOf, type Solving } from '@tama/puzzles'
import {
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot'

/** What became of a puzzle so far, the better the later: not solved, solved with help or at a later try, solved alone. */
export const MARKS = ['failed', 'helped', 'clean'] as const
export type Mark = (typeof MARKS)[number]

/** What is known of one puzzle that somebody has tried. */
export interface PuzzleProgress {
  readonly mark: Mark
  /** How often it was tried, solved or not. */
  readonly attempts: number
  /** Wrong moves and steps of hints in all attempts. */
  readonly mistakes: number
  readonly hints: number
  /** When it was last tried, in milliseconds since 1970. */
  readonly atMs: number
}

/** What is known of the puzzles by their ids; a puzzle that nobody has tried is not in it. */
export type Progress = Readonly<Record<string, PuzzleProgress>>

const better = (a: Mark, b: Mark): Mark => (MARKS.indexOf(a) < MARKS.indexOf(b) ? b : a)

/**
 * What is known of a puzzle when somebody has come as far as `solving`, from what was known `before` that visit. A mark
 * never gets worse. Undefined while there is nothing to know: a puzzle that was only looked at leaves no trace.
 */
export const progressAfter = (
  before: PuzzleProgress | undefined,
  { record, phase }: Pick<Solving, 'record' | 'phase'>,
  nowMs: number,
): PuzzleProgress | undefined => {
  const isSolved = phase.kind === 'solved'
  const { mistakes, help, attempts, isShown } = record
  if (!isSolved && mistakes === 0 && help === 0 && !isShown) return undefined
  const mark = isSolved ? gradeOf(record) : 'failed'
  return {
    mark: before === undefined ? mark : better(before.mark, mark),
    attempts: (before?.attempts ?? 0) + attempts,
    mistakes: (before?.mistakes ?? 0) + mistakes,
    hints: (before?.hints ?? 0) + help,
    atMs: nowMs,
  }
}

const merged = (a: PuzzleProgress, b: PuzzleProgress): PuzzleProgress => ({
  mark: better(a.mark, b.mark),
  attempts: Math.max(a.attempts, b.attempts),
  mistakes: Math.max(a.mistakes, b.mistakes),
  hints: Math.max(a.hints, b.hints),
  atMs: Math.max(a.atMs, b.atMs),
})

/** All that either knows; of a puzzle that both know, the further one. */
export const mergeProgress = (a: Progress, b: Progress): Progress => {
  const all = new Map(Object.entries(a))
  for (const [id, other] of Object.entries(b)) {
    const known = all.get(id)
    all.set(id, known === undefined ? other : merged(known, other))
  }
  return Object.fromEntries(all)
}

/** Counts of some puzzles. */
export interface Tally {
  readonly total: number
  /** Solved, with help or without. */
  readonly solved: number
  /** To be tried again: not solved, or solved with help. */
  readonly again: number
}

/** Counts the puzzles with these ids. */
export const tallyOf = (ids: readonly string[], progress: Progress): Tally => {
  const marks = ids.flatMap((id) => progress[id]?.mark ?? [])
  return {
    total: ids.length,
    solved: marks.filter((mark) => mark !== 'failed').length,
    again: marks.filter((mark) => mark !== 'clean').length,
  }
}

/** Larger numbers than anybody reaches are those of a broken record. */
const count = pipe(number(), integer(), minValue(0), maxValue(1_000_000))

const entrySchema = object({
  mark: picklist(MARKS),
  attempts: count,
  mistakes: count,
  hints: count,
  atMs: pipe(number(), integer(), minValue(0)),
})

/** The form in which progress is kept, version 1. */
const recordSchema = object({ version: literal(1), puzzles: record(string(), unknown()) })

/** Ids as puzzles that come with the app have them. */
const ID = /^[\w-]{1,64}$/

/** Progress as plain data for a store or a file. */
export const makeProgressRecord = (progress: Progress): unknown => ({ version: 1, puzzles: { ...progress } })

/** Reads what `makeProgressRecord` made; a puzzle that is broken is left out. Undefined for anything else. */
export const readProgressRecord = (kept: unknown): Progress | undefined => {
  const read = safeParse(recordSchema, kept)
  if (!read.success) return undefined
  const entries = Object.entries(read.output.puzzles).flatMap(([id, value]) => {
    const entry = safeParse(entrySchema, value)
    return entry.success && ID.test(id) ? [[id, entry.output] as const] : []
  })
  return Object.fromEntries(entries)
}

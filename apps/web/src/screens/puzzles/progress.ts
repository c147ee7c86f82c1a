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
export const MARKS = ['missed', 'helped', 'clean'] as const
export type Mark = (typeof MARKS)[number]

/** What is known of one puzzle that somebody has tried. */
export interface PuzzleProgress {
  readonly mark: Mark
  /** How often it was tried, given up or not. */
  readonly attempts: number
  /** Wrong moves and steps of hints in all attempts. */
  readonly wrong: number
  readonly hints: number
  /** When it was last tried, in milliseconds since 1970. */
  readonly atMs: number
}

/** What is known of the puzzles by their ids; a puzzle that nobody has tried is not in it. */
export type Progress = Readonly<Record<string, PuzzleProgress>>

/** One attempt, from the first touch to its end. */
export interface Attempt {
  readonly wrong: number
  readonly hints: number
  /** The solution was shown. */
  readonly isGivenUp: boolean
  readonly isSolved: boolean
}

const markOf = ({ wrong, hints, isGivenUp, isSolved }: Attempt): Mark => {
  if (!isSolved || isGivenUp) return 'missed'
  return wrong === 0 && hints === 0 ? 'clean' : 'helped'
}

const better = (a: Mark, b: Mark): Mark => (MARKS.indexOf(a) < MARKS.indexOf(b) ? b : a)

/** True for an attempt that leaves a trace: one that was only looked at leaves none. */
export const counts = ({ wrong, hints, isGivenUp, isSolved }: Attempt): boolean =>
  wrong > 0 || hints > 0 || isGivenUp || isSolved

/** What is known of a puzzle after an attempt, from what was known `before` it began. A mark never gets worse. */
export const progressAfter = (
  before: PuzzleProgress | undefined,
  attempt: Attempt,
  nowMs: number,
): PuzzleProgress => {
  const mark = markOf(attempt)
  return {
    mark: before === undefined ? mark : better(before.mark, mark),
    attempts: (before?.attempts ?? 0) + 1,
    wrong: (before?.wrong ?? 0) + attempt.wrong,
    hints: (before?.hints ?? 0) + attempt.hints,
    atMs: nowMs,
  }
}

const merged = (a: PuzzleProgress, b: PuzzleProgress): PuzzleProgress => ({
  mark: better(a.mark, b.mark),
  attempts: Math.max(a.attempts, b.attempts),
  wrong: Math.max(a.wrong, b.wrong),
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
  /** To be tried again: missed, or solved with help. */
  readonly again: number
}

/** Counts the puzzles with these ids. */
export const tallyOf = (ids: readonly string[], progress: Progress): Tally => {
  const marks = ids.flatMap((id) => progress[id]?.mark ?? [])
  return {
    total: ids.length,
    solved: marks.filter((mark) => mark !== 'missed').length,
    again: marks.filter((mark) => mark !== 'clean').length,
  }
}

/** Larger numbers than anybody reaches are those of a broken record. */
const count = pipe(number(), integer(), minValue(0), maxValue(1_000_000))

const entrySchema = object({
  mark: picklist(MARKS),
  attempts: count,
  wrong: count,
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

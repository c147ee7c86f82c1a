import { type Collection, type Puzzle, type PuzzleRefusal, parseCollection } from '@tama/puzzles'
import { type ExitCode, type Io, refuse } from '../command.ts'
import { collectionSentence } from '../puzzle-sentences.ts'
import { createReporter, type Verdict, verdictOf } from '../report-json.ts'

/** What of a refused puzzle is printed: the kind of the fault and the column where it shows. */
const refusalJson = ({ error }: PuzzleRefusal, text: string, line: number | undefined): object => {
  const inner = 'error' in error ? error.error : error
  const field = 'field' in error ? error.field : FIELD_OF[error.kind]
  const written = line === undefined ? '' : (text.split(/\r\n|\r|\n/)[line - 1] ?? '')
  const inField = 'at' in inner ? inner.at : 0
  const start = field === undefined ? undefined : valueColumn(written, field)
  if (error.kind === 'not-json') return { error: error.kind, at: error.column }
  return { error: inner.kind, at: start === undefined ? Math.max(1, inField) : start + inField }
}

/** The field that an error is about when it does not say. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'bad-ruleset': 'ruleset',
  'bad-fen': 'fen',
  'bad-goal': 'goal',
  'bad-move': 'solution',
  'bad-variation': 'solution',
}

/** The column, from 1, of the character before the first of a field's value; undefined when the line has no such field. */
const valueColumn = (line: string, field: string): number | undefined => {
  const found = new RegExp(`"${field}"\\s*:\\s*"?`).exec(line)
  return found === null ? undefined : found.index + found[0].length
}

type Entry =
  | { readonly kind: 'puzzle'; readonly puzzle: Puzzle }
  | { readonly kind: 'refused'; readonly refusal: PuzzleRefusal }

/** Puzzles and refusals in the order in which they stand in the file. */
const inOrder = ({ puzzles }: Collection, refused: readonly PuzzleRefusal[]): readonly Entry[] => {
  const byNumber = new Map(refused.map((refusal) => [refusal.number, refusal]))
  const rest = puzzles.values()
  return Array.from({ length: puzzles.length + refused.length }, (_, index) => {
    const refusal = byNumber.get(index + 1)
    if (refusal !== undefined) return { kind: 'refused', refusal }
    return { kind: 'puzzle', puzzle: rest.next().value as Puzzle }
  })
}

/**
 * Proves every puzzle of a file: a line of JSON for each, in order, a bad one answered by its error, and a summary as
 * the last line. The exit code is 1 when one was bad or not proved.
 */
export const proveBatch = async (io: Io, file: string, timeMs: number): Promise<ExitCode> => {
  const text = await io.readText(file)
  if (text === undefined) return refuse(io, `${file} cannot be read`)
  const read = parseCollection(text)
  if (!read.ok) return refuse(io, `${file}: ${collectionSentence(read.error)}`)
  const { collection, refused } = read.value
  const report = createReporter({ seeksIdle: false }, () => performance.now())
  const verdicts: Record<Verdict, number> = { proved: 0, refuted: 0, unknown: 0 }
  let sound = 0
  for (const [index, entry] of inOrder(collection, refused).entries()) {
    if (entry.kind === 'refused') {
      io.print(JSON.stringify(refusalJson(entry.refusal, text, entry.refusal.line)))
      continue
    }
    const found = report(entry.puzzle, timeMs)
    const verdict = verdictOf(found)
    verdicts[verdict]++
    if (found.soundness === 'sound') sound++
    const { soundness, findings, turns, nodes } = found
    const kinds = [...new Set(findings.map(({ kind }) => kind))]
    const id = entry.puzzle.id ?? index + 1
    io.print(JSON.stringify({ id, verdict, soundness, turns, findings: kinds, nodes }))
  }
  const puzzles = collection.puzzles.length + refused.length
  io.print(JSON.stringify({ summary: { puzzles, ...verdicts, sound, refused: refused.length } }))
  return verdicts.proved === puzzles ? 0 : 1
}

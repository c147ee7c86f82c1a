import { err, ok, type Position, type Result, type Ruleset, START } from '@tama/engine'
import { makeFen, parsePosition, parseRuleset } from '@tama/engine/notation'
import { fenSentence, rulesetSentence } from './sentences.ts'

/** Why a field is refused. `at` is a column, 1 for the first character of the field or of the line it stands in. */
export interface Refusal {
  readonly error: string
  readonly at: number
  readonly sentence: string
}

/** FEN of the start position. */
export const START_FEN = makeFen(START)

export const readRuleset = (text: string): Result<Ruleset, Refusal> => {
  const read = parseRuleset(text)
  if (read.ok) return read
  return err({ error: read.error.kind, at: read.error.at, sentence: rulesetSentence(read.error) })
}

export const readPosition = (text: string): Result<Position, Refusal> => {
  const read = parsePosition(text)
  if (read.ok) return read
  const { error } = read
  const kind = error.kind === 'not-a-position' ? (error.faults[0]?.kind ?? error.kind) : error.kind
  return err({ error: kind, at: error.at, sentence: fenSentence(error) })
}

/** Deeper counts would never end. */
const MAX_DEPTH = 99

export const readDepth = (text: string): Result<number, Refusal> => {
  const depth = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : undefined
  if (depth !== undefined && depth <= MAX_DEPTH) return ok(depth)
  return err({
    error: 'bad-depth',
    at: 1,
    sentence: `"${text}" is no depth: a whole number of plies up to ${MAX_DEPTH}`,
  })
}

export const readCount = (text: string): Result<number, Refusal> =>
  /^\d{1,15}$/.test(text)
    ? ok(Number(text))
    : err({ error: 'bad-count', at: 1, sentence: `"${text}" is no count: a whole number` })

/** A line of a batch, field by field; a refusal points into the whole line. */
export const readLine = (line: string): LineReader => {
  const fields = line.split('\t')
  let at = 1
  let index = 0
  return {
    next: (read) => {
      const field = fields[index]
      const start = at
      index += 1
      if (field === undefined) {
        return err({ error: 'missing-field', at: line.length + 1, sentence: 'a field is missing' })
      }
      at += field.length + 1
      const result = read(field)
      return result.ok ? result : err({ ...result.error, at: result.error.at + start - 1 })
    },
  }
}

/** Reads the fields of a line from left to right. */
export interface LineReader {
  readonly next: <T>(read: (text: string) => Result<T, Refusal>) => Result<T, Refusal>
}

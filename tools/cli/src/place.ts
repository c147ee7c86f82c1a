import { err, ok, type Position, type Result, type Ruleset } from '@tama/engine'
import { type LineReader, type Refusal, readPosition, readRuleset } from './fields.ts'
import type { Options } from './options.ts'

/** Where a command starts from. */
export interface Place {
  readonly ruleset: Ruleset
  readonly position: Position
}

/** Reads `--ruleset` and `--fen`; without `--fen` it is `defaultFen`, where there is one. The error is a sentence. */
export const readPlace = ({ words }: Options, defaultFen?: string): Result<Place, string> => {
  const { ruleset: rulesetText, fen = defaultFen } = words
  if (rulesetText === undefined) return err('--ruleset is missing')
  if (fen === undefined) return err('--fen is missing')
  const ruleset = readRuleset(rulesetText)
  if (!ruleset.ok) return err(`--ruleset, column ${ruleset.error.at}: ${ruleset.error.sentence}`)
  const position = readPosition(fen)
  if (!position.ok) return err(`--fen, column ${position.error.at}: ${position.error.sentence}`)
  return ok({ ruleset: ruleset.value, position: position.value })
}

/** Reads the first two fields of a batch line, ruleset and FEN. */
export const placeOfLine = (line: LineReader): Result<Place, Refusal> => {
  const ruleset = line.next(readRuleset)
  if (!ruleset.ok) return ruleset
  const position = line.next(readPosition)
  return position.ok ? ok({ ruleset: ruleset.value, position: position.value }) : position
}

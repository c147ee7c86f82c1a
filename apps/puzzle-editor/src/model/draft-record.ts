import { START } from '@tama/engine'
import { makeFen, parseFen } from '@tama/engine/notation'
import { type Json, jsonOfPuzzle, puzzleOfJson } from '@tama/puzzles'
import type { Draft } from './draft.ts'
import { draftOfPuzzle, puzzleOfDraft } from './draft-puzzle.ts'

type Fields = Readonly<Record<string, Json>>

const START_FEN = makeFen(START)

/** A draft as a puzzle file has it; one that cannot be played is the same without a solution. */
export const recordOfDraft = (draft: Draft): Fields => {
  const puzzle = puzzleOfDraft(draft)
  if (puzzle !== undefined) return jsonOfPuzzle(puzzle)
  const standIn = puzzleOfDraft({ ...draft, setup: START, solution: [] })
  if (standIn === undefined) throw new Error('the start is a position')
  return { ...jsonOfPuzzle(standIn), fen: makeFen(draft.setup) }
}

/** Reads what `recordOfDraft` wrote, or a puzzle of a file; undefined for anything else. Never throws. */
export const draftOfRecord = (record: unknown): Draft | undefined => {
  const puzzle = puzzleOfJson(record as Json)
  if (puzzle.ok) return draftOfPuzzle(puzzle.value)
  if (puzzle.error.kind !== 'bad-fen' || puzzle.error.error.kind !== 'not-a-position') return undefined
  const fields = record as Fields
  const setup = parseFen(String(fields.fen))
  const standIn = puzzleOfJson({ ...fields, fen: START_FEN, solution: [] })
  if (!setup.ok || !standIn.ok) return undefined
  return { ...draftOfPuzzle(standIn.value), setup: setup.value }
}

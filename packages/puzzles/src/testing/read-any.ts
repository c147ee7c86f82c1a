import { PRESETS } from '@tama/engine'
import { expect } from 'vitest'
import { parseCollection, parsePuzzle } from '../format/collection-text.ts'
import { parsePuzzleCsv } from '../format/csv.ts'
import { parsePuzzlePdn } from '../format/pdn.ts'
import { makePuzzle } from '../format/puzzle-text.ts'
import type { Puzzle } from '../puzzle.ts'

/** Reads a text by every reader. Whatever one accepts must come back from its own text; places lie in the text. */
export const readByAll = (text: string): number => {
  const accepted: Puzzle[] = []
  const collection = parseCollection(text)
  if (collection.ok) accepted.push(...collection.value.collection.puzzles)
  else if (collection.error.kind === 'not-json') {
    const { line, column, kept } = collection.error
    const lines = text.split(/\r\n|\r|\n/)
    expect(line).toBeLessThanOrEqual(lines.length)
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
    accepted.push(...kept)
  }
  const single = parsePuzzle(text)
  if (single.ok) accepted.push(single.value)
  accepted.push(...parsePuzzlePdn(text).puzzles)
  const csv = parsePuzzleCsv(text, PRESETS.dama)
  if (csv.ok) accepted.push(...csv.value.puzzles)
  for (const puzzle of accepted) {
    const again = parsePuzzle(makePuzzle(puzzle))
    if (!again.ok) throw new Error(`${makePuzzle(puzzle)}: ${JSON.stringify(again.error)}`)
    expect(makePuzzle(again.value)).toBe(makePuzzle(puzzle))
  }
  return accepted.length
}

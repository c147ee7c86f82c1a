import { loadMessages, translator } from '@tama/i18n'
import { makePuzzle, parsePuzzle } from '@tama/puzzles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { puzzleOfDraft } from '../model/draft-puzzle.ts'
import { mutatedFiles } from '../testing/mutated-files.ts'
import { readDrafts } from './read-file.ts'

test('100,000 random and mutated files of puzzles never throw, and what is read comes back the same', async () => {
  const t = translator('en', await loadMessages('en'))
  let accepted = 0
  let refused = 0
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: mutatedFiles() }, fc.string({ unit: 'binary' })), (text) => {
      const read = readDrafts(t, text)
      refused += read.refused
      for (const draft of read.drafts) {
        const puzzle = puzzleOfDraft(draft)
        if (puzzle === undefined) continue
        accepted++
        expect(parsePuzzle(makePuzzle(puzzle))).toEqual({ ok: true, value: puzzle })
      }
    }),
    { numRuns: 100_000 },
  )
  expect(accepted).toBeGreaterThan(10_000)
  expect(refused).toBeGreaterThan(10_000)
})

import fc from 'fast-check'
import { makeCollection } from '../format/collection-text.ts'
import { makePuzzleCsv } from '../format/csv.ts'
import { makePuzzlePdn } from '../format/pdn.ts'
import { makePuzzle } from '../format/puzzle-text.ts'
import { puzzles } from './arbitrary-puzzles.ts'

/** Pieces that a broken file may have anywhere. */
const SCRAPS = [
  '',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  '\\u12',
  ',',
  ':',
  '\n',
  '\r',
  '\u0000',
  '\uFEFF',
  '\uD800',
  'null',
  '1e999',
  '-0',
  '__proto__',
  'x'.repeat(600),
  '['.repeat(400),
  '(1. a1-a2',
  'W:Wa1:B',
  'gain:99',
]

/** Cuts a piece out of `text` and puts another one there. */
const cut = (text: string, at: number, length: number, scrap: string): string => {
  const start = at % (text.length + 1)
  return text.slice(0, start) + scrap + text.slice(start + length)
}

/** Files of puzzles in every form, whole and with up to four wounds, and texts that are nothing. */
export const brokenFiles = (): fc.Arbitrary<string> => {
  const files = fc
    .array(puzzles(), { minLength: 1, maxLength: 2 })
    .chain((list) =>
      fc.constantFrom(
        makeCollection({ puzzles: list, unknown: {} }),
        list.map(makePuzzle).join('\n'),
        makePuzzlePdn(list),
        makePuzzleCsv(list),
      ),
    )
  const wounds = fc.array(
    fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), scrap: fc.constantFrom(...SCRAPS) }),
    { maxLength: 4 },
  )
  const wounded = fc
    .record({ file: files, wounds })
    .map(({ file, wounds }) =>
      wounds.reduce((text, { at, length, scrap }) => cut(text, at, length, scrap), file),
    )
  return fc.oneof(
    { weight: 8, arbitrary: wounded },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  )
}

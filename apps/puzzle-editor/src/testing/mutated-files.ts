import { makeCollection, makePuzzleCsv, makePuzzlePdn, type Puzzle, parsePuzzle } from '@tama/puzzles'
import fc from 'fast-check'

const FILES = [
  '{"id":"one","ruleset":"dama","fen":"W:Wd2,a3:Bd3,d5,h7","goal":"crown","in":3,"solution":["d2xd6","h7-h6",["h7-g7","d6-d7"],"d6-d7"],"title":"Şah","author":"A","themes":["breakthrough"],"own":{"x":[1,null]}}',
  '{"ruleset":"tama","fen":"B:WKa1,c4:BKh8,d6","goal":"gain:2","rating":1500,"notes":"Two\\nlines","year":1999}',
]

const puzzleOf = (text: string): Puzzle => {
  const read = parsePuzzle(text)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** The same two puzzles in every form that a file of puzzles may have. */
const fileTexts = (): readonly string[] => {
  const puzzles = FILES.map(puzzleOf)
  return [
    makeCollection({ title: 'All', author: 'B', puzzles, unknown: {} }),
    FILES.join('\n'),
    makePuzzlePdn(puzzles),
    makePuzzleCsv(puzzles),
  ]
}

/** Files of puzzles with up to four places cut out or written over; a few of them are left whole. */
export const mutatedFiles = (): fc.Arbitrary<string> => {
  const texts = fileTexts()
  const longest = Math.max(...texts.map(({ length }) => length))
  const cut = fc.tuple(
    fc.nat(longest),
    fc.nat(6),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
      fc.constantFrom('[', ']', '{', '(', ')', '"', ',', '\n', 'K', ':', '99999999', '-1', 'null', 'd6-d7'),
    ),
  )
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(cut, { maxLength: 4 }))
    .map(([text, cuts]) =>
      cuts.reduce((now, [at, gone, come]) => now.slice(0, at) + come + now.slice(at + gone), text),
    )
}

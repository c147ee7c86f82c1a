import { expect, test } from 'vitest'
import { MAX_PUZZLE_FILE, readPuzzleFile } from './puzzle-file.ts'
import { BRANCHES, FORK } from './testing.ts'

test('a collection, a single puzzle and a list of puzzles are read', () => {
  const collection = JSON.stringify({
    format: 'tama-puzzles',
    version: 1,
    title: ' Two ',
    puzzles: [FORK, BRANCHES],
  })
  expect(readPuzzleFile(collection)).toMatchObject({ ok: true, value: { title: 'Two', refused: [] } })
  for (const [text, count] of [
    [collection, 2],
    [JSON.stringify(FORK), 1],
    [`${JSON.stringify(FORK)}\n${JSON.stringify(BRANCHES)}\n`, 2],
  ] as const) {
    const read = readPuzzleFile(text)
    expect(read.ok && read.value.puzzles).toHaveLength(count)
  }
})

test('a puzzle that cannot be read takes nothing from the others, and is named', () => {
  const read = readPuzzleFile(JSON.stringify([FORK, { ...BRANCHES, fen: 'nonsense' }]))
  expect(read).toMatchObject({ ok: true, value: { refused: [{ number: 2, error: { kind: 'bad-fen' } }] } })
  expect(read.ok && read.value.puzzles).toHaveLength(1)
})

test('of a file that was cut short what stands on whole lines is kept', () => {
  const text = `{"puzzles": [\n${JSON.stringify(FORK)},\n${JSON.stringify(BRANCHES).slice(0, 60)}`
  const read = readPuzzleFile(text)
  expect(read.ok && read.value.puzzles).toHaveLength(1)
  expect(read.ok && read.value.refused.map(({ error }) => error.kind)).toEqual(['not-json'])
})

test.each([
  ['', 'empty'],
  ['nothing of the kind', 'not-json'],
  ['{"format":"other","puzzles":[]}', 'other-format'],
  ['{"format":"tama-puzzles","version":99,"puzzles":[]}', 'newer-version'],
  ['3', 'not-puzzles'],
  [' '.repeat(MAX_PUZZLE_FILE + 1), 'too-long'],
] as const)('%j is refused', (text, kind) => {
  expect(readPuzzleFile(text)).toMatchObject({ ok: false, error: { kind } })
})

import type { Move, Square } from '@tama/engine'
import type { CollectionError, Finding, Goal, PuzzleError } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { ar } from '../ar.ts'
import { en } from '../en.ts'
import { hy } from '../hy.ts'
import { tr } from '../tr.ts'
import { translator } from '../translator.ts'
import { findingSentence, goalText, taskText } from './puzzle.ts'
import { collectionErrorSentence, pdnPuzzleSentence, puzzleErrorSentence } from './puzzle-errors.ts'

const t = translator('en', en)
const TRANSLATORS = [t, translator('hy', hy), translator('tr', tr), translator('ar', ar)]

const nameOf = (at: Square): string => `${'abcdefgh'[at % 8]}${Math.floor(at / 8) + 1}`
const line: readonly Move[] = [{ from: 8 as Square, path: [16 as Square], captured: [], promotes: false }]

const FINDINGS: readonly Finding[] = [
  { kind: 'illegal', severity: 'error', faults: [] },
  { kind: 'over', severity: 'error' },
  { kind: 'no-solution', severity: 'error', line },
  { kind: 'wrong-move', severity: 'error', turn: 2, line },
  { kind: 'short', severity: 'error', turns: 1, line },
  { kind: 'cook', severity: 'error', line },
  { kind: 'dual', severity: 'error', turn: 2, line },
  { kind: 'unknown', severity: 'warning', turn: 2, line, moves: line },
  { kind: 'unfinished', severity: 'warning', line },
  { kind: 'side-dual', severity: 'warning', turn: 2, line },
  { kind: 'order', severity: 'warning', turn: 2, line },
  { kind: 'forced-key', severity: 'warning', line },
  { kind: 'idle', severity: 'warning', squares: [0 as Square, 63 as Square] },
  { kind: 'tail', severity: 'note', turn: 3, line },
  { kind: 'landing', severity: 'note', turn: 2, line },
  { kind: 'missing-defence', severity: 'note', line },
  { kind: 'exact', severity: 'note', winner: 'white', plies: 7 },
  { kind: 'unreachable', severity: 'note', squares: [0 as Square, 63 as Square] },
  { kind: 'precursor', severity: 'note', id: 'p-17' },
]

const GOALS: readonly Goal[] = [
  { kind: 'win' },
  { kind: 'draw' },
  { kind: 'gain', pieces: 2 },
  { kind: 'crown' },
  { kind: 'block' },
]

const ERRORS: readonly PuzzleError[] = [
  { kind: 'not-an-object' },
  { kind: 'missing-field', field: 'goal' },
  { kind: 'wrong-type', field: 'title' },
  { kind: 'too-long', field: 'notes', most: 10_000 },
  { kind: 'out-of-range', field: 'in', min: 1, max: 99 },
  { kind: 'bad-goal', error: { kind: 'unknown-goal', at: 1, found: 'fly' } },
  { kind: 'bad-move', ply: 3, found: 'a1-a9', error: { kind: 'illegal', candidates: ['a2-a3'] } },
  { kind: 'bad-variation', ply: 4 },
]

const FILE_ERRORS: readonly CollectionError[] = [
  { kind: 'empty' },
  { kind: 'too-long' },
  { kind: 'too-many-puzzles', most: 10_000 },
  { kind: 'not-json', line: 7, column: 1, kept: [] },
  { kind: 'other-format', found: 'x' },
  { kind: 'newer-version', found: 9 },
]

const words = { square: nameOf, move: 'a2-a3', moves: ['a2-a3', 'b2-b3'] }

describe('what is asked', () => {
  test('says the side, the goal and the number of moves', () => {
    expect(goalText(t, { kind: 'gain', pieces: 2 }, 3)).toBe('Win 2 pieces in 3 moves')
    expect(taskText(t, 'black', { kind: 'crown' }, 1)).toBe('Black to move. Get a king in 1 move.')
    expect(taskText(t, 'white', { kind: 'win' }, undefined)).toBe('White to move. Win the game.')
  })

  test('is another sentence for every goal, number and side in every language', () => {
    for (const say of TRANSLATORS) {
      const tasks = GOALS.flatMap((goal) =>
        [undefined, 1, 2, 3, 11].flatMap((turns) =>
          (['white', 'black'] as const).map((side) => taskText(say, side, goal, turns)),
        ),
      )
      expect(new Set(tasks).size).toBe(GOALS.length * 5 * 2)
      for (const task of tasks) expect(task).not.toMatch(/[{}]|undefined/)
    }
  })
})

describe('what a report found', () => {
  test('names the turn, the move and the squares that it is about', () => {
    const of = (kind: Finding['kind']) =>
      findingSentence(t, FINDINGS.find((finding) => finding.kind === kind) as Finding, words)
    expect(of('cook')).toContain('a2-a3')
    expect(of('dual')).toMatch(/2.*a2-a3/)
    expect(of('short')).toContain('One move is enough')
    expect(of('idle')).toContain('a1 and h8')
    expect(of('unknown')).toContain('a2-a3 or b2-b3')
    expect(of('exact')).toBe('Exact: White wins in 7 plies.')
    expect(of('precursor')).toContain('p-17')
  })

  test('of a position in the tables says who wins and in how many plies', () => {
    for (const say of TRANSLATORS) {
      const sentences = [
        { winner: 'white', plies: 1 } as const,
        { winner: 'white', plies: 12 } as const,
        { winner: 'black', plies: 12 } as const,
        { winner: undefined, plies: 0 },
      ].map((exact) => findingSentence(say, { kind: 'exact', severity: 'note', ...exact }, words))
      expect(new Set(sentences).size).toBe(4)
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|^$/)
    }
  })

  test('is another whole sentence for every kind in every language', () => {
    for (const say of TRANSLATORS) {
      const sentences = FINDINGS.map((finding) => findingSentence(say, finding, words))
      expect(new Set(sentences).size).toBe(FINDINGS.length)
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|^$/)
    }
  })
})

describe('why a file or a puzzle in it cannot be read', () => {
  test('names the field, its limits or the move', () => {
    expect(puzzleErrorSentence(t, nameOf, { kind: 'out-of-range', field: 'in', min: 1, max: 99 })).toBe(
      '“in” goes from 1 to 99.',
    )
    expect(puzzleErrorSentence(t, nameOf, { kind: 'missing-field', field: 'goal' })).toBe(
      '“goal” is missing.',
    )
    expect(
      puzzleErrorSentence(t, nameOf, {
        kind: 'bad-move',
        ply: 3,
        found: 'a1-a9',
        error: { kind: 'illegal', candidates: ['a2-a3'] },
      }),
    ).toMatch(/^Ply 3 of the solution, “a1-a9”: .*a2-a3/)
  })

  test('of a position that the rules refuse tells every fault', () => {
    const sentence = puzzleErrorSentence(t, nameOf, {
      kind: 'bad-fen',
      error: {
        kind: 'not-a-position',
        at: 1,
        faults: [
          { kind: 'man-on-promotion-row', square: 63 as Square },
          { kind: 'too-many-pieces', colour: 'white', count: 17 },
        ],
      },
    })
    expect(sentence).toMatch(/h8.*17/)
  })

  test('is a whole sentence in every language', () => {
    for (const say of TRANSLATORS) {
      const sentences = [
        ...ERRORS.map((error) => puzzleErrorSentence(say, nameOf, error)),
        ...FILE_ERRORS.map((error) => collectionErrorSentence(say, error)),
        pdnPuzzleSentence(say, { number: 2, error: { kind: 'no-position' } }),
      ]
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|^$/)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })
})

import type { Refusal, SquareInfo } from '@tama/board'
import type { Move, Outcome, Placement, Ruleset, SetupFault, Square } from '@tama/engine'
import type { FenError, MoveError, RulesetError } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { ar } from '../ar.ts'
import { en } from '../en.ts'
import { hy } from '../hy.ts'
import { tr } from '../tr.ts'
import { translator } from '../translator.ts'
import { boardWords } from './board-words.ts'
import {
  fenErrorSentence,
  linkErrorSentence,
  moveErrorSentence,
  rulesetErrorSentence,
  tooMuchForLinkSentence,
} from './errors.ts'
import { outcomeSentence } from './outcome.ts'
import { rulesetName } from './ruleset-name.ts'
import { setupFaultSentence } from './setup-fault.ts'

const t = translator('en', en)
const TRANSLATORS = [t, translator('hy', hy), translator('tr', tr), translator('ar', ar)]

const square = (name: string): Square => (name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1)) as Square
const nameOf = (at: Square): string => `${'abcdefgh'[at % 8]}${Math.floor(at / 8) + 1}`
const move = (
  from: string,
  path: readonly [string, ...string[]],
  captured: readonly string[] = [],
): Move => ({
  from: square(from),
  path: path.map(square) as unknown as readonly [Square],
  captured: captured.map(square),
  promotes: false,
})

describe('words of the board', () => {
  const words = boardWords(t, nameOf)
  const info: SquareInfo = {
    square: square('d4'),
    piece: { colour: 'white', kind: 'king' },
    selected: false,
    canMove: false,
    mustCapture: false,
    isTarget: false,
    isFork: false,
    premove: undefined,
  }

  test('a square says its name, what stands there and what it may do', () => {
    expect(words.square({ ...info, piece: undefined })).toBe('d4, empty')
    expect(words.square(info)).toBe('d4, white king')
    expect(words.square({ ...info, canMove: true })).toBe('d4, white king, can move')
    expect(words.square({ ...info, selected: true, canMove: true, mustCapture: true })).toBe(
      'd4, white king, selected, must capture',
    )
    expect(words.square({ ...info, piece: undefined, isTarget: true })).toBe('d4, empty, possible target')
    expect(words.square({ ...info, piece: undefined, isTarget: true, isFork: true })).toBe(
      'd4, empty, one way to go on',
    )
    expect(words.square({ ...info, premove: 'from' })).toBe('d4, white king, will move next')
  })

  test('a move for later and one that waits say what they are, and how to go on', () => {
    expect(words.premoved?.(move('f3', ['f5', 'd5'], ['f4', 'e5']))).toBe('Set for the next turn: f3 to d5.')
    expect(words.pending?.(move('f3', ['f5', 'd5'], ['f4', 'e5']))).toBe(
      'f3 to d5, takes 2. Choose this square again to play it, or press Escape to take it back.',
    )
  })

  test('a move is said with its ends, what it takes and a crown', () => {
    expect(words.moved(move('a3', ['a4']), 'white')).toBe('White: a3 to a4.')
    expect(words.moved(move('f3', ['f5', 'd5'], ['f4', 'e5']), 'black')).toBe('Black: f3 to d5, takes 2.')
    expect(words.moved({ ...move('a7', ['a8']), promotes: true }, 'white')).toBe(
      'White: a7 to a8, becomes a king.',
    )
  })

  test('a refusal says why, and which pieces would do', () => {
    const must: Refusal = { kind: 'must-capture', square: square('a2'), must: [square('h4')], count: 1 }
    expect(words.refused(must)).toBe('You must take a piece: move from h4.')
    expect(words.refused({ ...must, must: [square('h4'), square('a3')], count: 3 })).toBe(
      'You must take 3, the longest capture: move from h4 or a3.',
    )
    expect(words.refused({ kind: 'blocked', square: square('a2') })).toBe('The piece on a2 has no move.')
    expect(words.refused({ kind: 'not-yours', square: square('a7') })).toContain('a7')
    expect(words.refused({ kind: 'not-a-target', square: square('a2'), targets: [square('a3')] })).toContain(
      'a3',
    )
  })
})

describe('every error has a sentence in every language', () => {
  const fenErrors: readonly FenError[] = [
    { kind: 'too-long', at: 1 },
    { kind: 'missing-side', at: 1 },
    { kind: 'bad-side', at: 1, found: '?' },
    { kind: 'missing-colour', at: 4, found: '' },
    { kind: 'colour-twice', at: 4, found: 'Wd4' },
    { kind: 'unknown-square', at: 4, found: 'i9' },
    { kind: 'numeric-square', at: 4, found: '28' },
    { kind: 'square-twice', at: 4, found: 'd4' },
    { kind: 'unexpected-text', at: 4, found: 'x' },
  ]
  const moveErrors: readonly MoveError[] = [
    { kind: 'not-a-move', at: 1, found: 'x' },
    { kind: 'illegal', candidates: ['a3-a4'] },
    { kind: 'ambiguous', candidates: ['d2xd4xb4', 'd2xb2xb4'] },
  ]
  const rulesetErrors: readonly RulesetError[] = [
    { kind: 'too-long', at: 1 },
    { kind: 'unknown-preset', at: 1, found: 'chess' },
    { kind: 'unknown-option', at: 1, found: 'x' },
    { kind: 'bad-value', at: 1, found: 'x', option: 'promotion' },
    { kind: 'option-twice', at: 1, option: 'loneMan' },
  ]
  const faults: readonly SetupFault[] = [
    { kind: 'man-on-promotion-row', square: square('c8') },
    { kind: 'too-many-pieces', colour: 'white', count: 17 },
    { kind: 'too-many-pieces', colour: 'black', count: 20 },
    { kind: 'empty-board' },
  ]
  const links = [
    'not-a-link',
    'bad-character',
    'newer-version',
    'truncated',
    'too-long',
    'damaged',
    'bad-content',
  ] as const
  const tooMuch = ['too-many-plies', 'too-many-steps', 'too-deep'] as const

  test.each(TRANSLATORS.map((say) => [say.language.code, say] as const))('%s', (_, say) => {
    const sentences = [
      ...fenErrors.map((error) => fenErrorSentence(say, error)),
      ...moveErrors.map((error) => moveErrorSentence(say, error)),
      ...rulesetErrors.map((error) => rulesetErrorSentence(say, error)),
      ...faults.map((fault) => setupFaultSentence(say, nameOf, fault)),
      ...links.map((kind) => linkErrorSentence(say, { kind })),
      ...tooMuch.map((kind) => tooMuchForLinkSentence(say, { kind, most: 1000 })),
    ]
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]/)
  })

  test('a FEN error tells the place in the text', () => {
    expect(fenErrorSentence(t, { kind: 'numeric-square', at: 4, found: '28' })).toBe(
      '“28” is a numbered square. Write squares as a1 to h8. (character 4)',
    )
  })
})

describe('how a game ended', () => {
  const ruleset = { repetition: 3, noProgressPlies: 100 } as Ruleset
  const bare: Placement = []
  const blocked: Placement = [{ colour: 'black', kind: 'man' }]
  const say = (outcome: Outcome, board: Placement): string => outcomeSentence(t, outcome, ruleset, board)

  test('says who won and why', () => {
    const win: Outcome = { kind: 'win', winner: 'white', reason: 'no-legal-move' }
    expect(say(win, blocked)).toBe('White wins: Black has no legal move.')
    expect(say(win, bare)).toBe('White wins: Black has no pieces left.')
    expect(say({ ...win, reason: 'resignation' }, blocked)).toBe('White wins: Black resigned.')
    expect(say({ ...win, reason: 'time' }, blocked)).toBe('White wins: Black’s time is up.')
    expect(say({ ...win, reason: 'lone-man' }, blocked)).toBe('White wins: a king against a single man.')
  })

  test('says why it is a draw, with the numbers of the ruleset', () => {
    expect(say({ kind: 'draw', reason: 'repetition' }, blocked)).toBe(
      'Draw: the same position stood on the board 3 times.',
    )
    expect(say({ kind: 'draw', reason: 'no-progress' }, blocked)).toContain('100 plies')
    for (const reason of ['lone-man', 'lone-kings', 'lone-men', 'agreement', 'time'] as const) {
      expect(say({ kind: 'draw', reason }, blocked)).toMatch(/^Draw: .+\.$/)
    }
  })

  test('says that a game goes on', () => {
    expect(say({ kind: 'playing' }, blocked)).toBe('The game goes on')
  })
})

test('a ruleset is called by its preset, changed or not', () => {
  expect(rulesetName(t, 'dama-federation')).toBe('Dama, Turkish federation (TÜDAF)')
  expect(rulesetName(t, 'tama+reversal=allowed')).toBe('Tama, changed')
})

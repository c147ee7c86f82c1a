import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESET_IDS, PRESETS } from '../ruleset.ts'
import { rulesets } from '../testing/arbitraries.ts'
import { MAX_RULESET_LENGTH, makeRuleset, parseRuleset, RULESET_OPTIONS } from './ruleset-text.ts'

const again = (text: string) => {
  const read = parseRuleset(text)
  return read.ok ? makeRuleset(read.value) : read.error
}

test.each(PRESET_IDS)('%s is written by its name', (preset) => {
  expect(makeRuleset(PRESETS[preset])).toBe(preset)
  expect(parseRuleset(preset)).toEqual({ ok: true, value: PRESETS[preset] })
})

test('changes are written behind the nearest preset, in the order of the options', () => {
  expect(makeRuleset({ ...PRESETS.dama, noProgressPlies: 60, loneMen: 'draw', repetition: 5 })).toBe(
    'dama+loneMen=draw+repetition=5+noProgressPlies=60',
  )
  expect(makeRuleset({ ...PRESETS['dama-federation'], diagonalMoves: true })).toBe(
    'dama-federation+diagonalMoves=true',
  )
})

test.each([
  ['every option', 'tama+diagonalMoves=false+reversal=allowed+promotion=atEnd+loneMan=draw+loneKings=draw'],
  ['blanks and any case', ' TAMA + Reversal = ALLOWED '],
])('%s is read', (_, text) => {
  expect(parseRuleset(text).ok).toBe(true)
})

test('changes that make another preset are that preset', () => {
  expect(again('tama+reversal=allowed+promotion=atEnd')).toBe('tama-igg')
  expect(again('tama+reversal=forbidden')).toBe('tama')
})

describe('refuses', () => {
  test.each([
    ['', { kind: 'unknown-preset', at: 1, found: '' }],
    ['chess', { kind: 'unknown-preset', at: 1, found: 'chess' }],
    ['__proto__', { kind: 'unknown-preset', at: 1, found: '__proto__' }],
    ['tama+', { kind: 'unknown-option', at: 6, found: '' }],
    ['tama+flying=1', { kind: 'unknown-option', at: 6, found: 'flying' }],
    ['tama+toString=1', { kind: 'unknown-option', at: 6, found: 'toString' }],
    ['tama+reversal', { kind: 'bad-value', at: 6, found: '', option: 'reversal' }],
    ['tama+reversal=maybe', { kind: 'bad-value', at: 15, found: 'maybe', option: 'reversal' }],
    ['tama+diagonalMoves=yes', { kind: 'bad-value', at: 20, found: 'yes', option: 'diagonalMoves' }],
    ['tama+repetition=1', { kind: 'bad-value', at: 17, found: '1', option: 'repetition' }],
    ['tama+repetition=1e1', { kind: 'bad-value', at: 17, found: '1e1', option: 'repetition' }],
    ['tama+noProgressPlies=0', { kind: 'bad-value', at: 22, found: '0', option: 'noProgressPlies' }],
    ['tama+loneMan=draw+loneman=draw', { kind: 'option-twice', at: 19, option: 'loneMan' }],
    ['tama'.padEnd(MAX_RULESET_LENGTH + 1), { kind: 'too-long', at: MAX_RULESET_LENGTH + 1 }],
  ])('%j', (text, error) => {
    expect(again(text)).toEqual(error)
  })
})

test('reading what is written gives the same ruleset', () => {
  fc.assert(
    fc.property(rulesets(), (ruleset) => {
      expect(parseRuleset(makeRuleset(ruleset))).toEqual({ ok: true, value: ruleset })
    }),
  )
})

test('the longest text that is written may be read', () => {
  const longest = Object.entries(RULESET_OPTIONS).map(([name, values]) => {
    const words = values.kind === 'number' ? [`${values.max}`] : values.words
    return name.length + 2 + Math.max(...words.map(({ length }) => length))
  })
  expect(longest.reduce((sum, length) => sum + length, 20)).toBeLessThan(MAX_RULESET_LENGTH)
})

test('no text makes it throw', () => {
  const nearly = fc
    .array(fc.constantFrom('tama', 'dama', '+', '=', 'reversal', 'allowed', 'repetition', '9', ' '))
    .map((words) => words.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly), (text) => {
      const read = parseRuleset(text)
      if (read.ok) expect(parseRuleset(makeRuleset(read.value))).toEqual(read)
      else expect(read.error.at).toBeLessThanOrEqual(text.length + 1)
    }),
    { numRuns: 2000 },
  )
})

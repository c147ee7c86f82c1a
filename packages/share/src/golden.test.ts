import { readFileSync } from 'node:fs'
import { parseFen, parseRuleset } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { decodeLink, encodeLink } from './link.ts'
import type { PositionLink } from './link-value.ts'

/** Links that people have sent: what they hold, the link, the ruleset, the FEN. */
const rows = readFileSync(new URL('../fixtures/links-v1.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string, string])

test('the file of sent links holds at least the first fourteen', () => {
  expect(rows.length).toBeGreaterThanOrEqual(14)
})

/** What a row says. */
const rowValue = (ruleset: string, fen: string): PositionLink => {
  const setup = parseFen(fen)
  const rules = parseRuleset(ruleset)
  if (!setup.ok || !rules.ok) throw new Error(`unreadable row: ${ruleset} ${fen}`)
  return { kind: 'position', ruleset: rules.value, setup: setup.value }
}

describe.each(rows)('%s', (_, link, ruleset, fen) => {
  test('the sent link still opens', () => {
    expect(decodeLink(link)).toEqual({ ok: true, value: rowValue(ruleset, fen) })
  })

  test('the same position still makes the same link', () => {
    expect(encodeLink(rowValue(ruleset, fen))).toBe(link)
  })
})

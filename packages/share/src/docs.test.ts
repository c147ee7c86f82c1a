import { readFileSync } from 'node:fs'
import { parseFen, parseRuleset } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { checksumOf, crc24 } from './checksum.ts'
import { fromDigits, toDigits } from './digits.ts'
import { decodeLink, encodeLink } from './link.ts'
import { LINK_ERRORS } from './link-value.ts'

const docs = readFileSync(new URL('../../../docs/share-links.md', import.meta.url), 'utf8')

/** The lines of the worked example by their first word. */
const example = new Map(
  (/```text\n([\s\S]*?)```/.exec(docs)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 10).trim(), line.slice(10)]),
)
const line = (name: string): string => {
  const text = example.get(name)
  if (text === undefined) throw new Error(`the example has no line ${name}`)
  return text
}

describe('the worked example of docs/share-links.md', () => {
  test('is the link that the encoder makes', () => {
    const setup = parseFen(line('fen'))
    const ruleset = parseRuleset(line('ruleset'))
    if (!setup.ok || !ruleset.ok) throw new Error('the example cannot be read')
    expect(encodeLink({ kind: 'position', ruleset: ruleset.value, setup: setup.value })).toBe(line('link'))
  })

  test('holds together line by line', () => {
    const number = BigInt(`0b1${line('bits').replaceAll(' ', '')}`)
    expect(number).toBe(BigInt(line('number')))
    expect(toDigits(number)).toBe(line('body'))
    expect(fromDigits(line('body'))).toBe(number)
    expect(`1D${line('body')}`).toBe(line('checked'))
    expect(crc24(line('checked'))).toBe(Number(line('crc')))
    expect(checksumOf(line('checked'))).toBe(line('checksum'))
    expect(line('checked') + line('checksum')).toBe(line('link'))
  })
})

test('the documented refusals are all there are, and each example is refused so', () => {
  const rows = [...docs.matchAll(/^\| `(.+?)` \| `([a-z-]+)` \|/gm)].filter(([, , kind]) =>
    (LINK_ERRORS as readonly string[]).includes(kind as string),
  )
  expect(rows.map(([, , kind]) => kind)).toEqual(LINK_ERRORS)
  for (const [, text, kind] of rows)
    expect(decodeLink(text as string)).toEqual({ ok: false, error: { kind } })
})

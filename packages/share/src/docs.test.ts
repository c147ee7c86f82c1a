import { readFileSync } from 'node:fs'
import { parseFen, parseRuleset } from '@tama/engine/notation'
import { fromMoves, fromRuleset } from '@tama/engine/testing'
import { parsePuzzle } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { checksumOf, crc24 } from './checksum.ts'
import { fromDigits, toDigits } from './digits.ts'
import { linkOfGame } from './game-link.ts'
import { decodeLink, encodeGame, encodePosition, encodePuzzle } from './link.ts'
import { type LastWord, LINK_ERRORS } from './link-value.ts'
import { type Place, packPlaces, placesOf } from './mixed.ts'
import { setupFields } from './position-fields.ts'
import { linkOfPuzzle } from './puzzle-link.ts'
import { textPlaces } from './short-text.ts'

const docs = readFileSync(new URL('../../../docs/share-links.md', import.meta.url), 'utf8')

/** The worked examples, version 1 first, each with its lines by their first words. */
const examples = [...docs.matchAll(/```text\n([\s\S]*?)```/g)].map(
  ([, text = '']) =>
    new Map(
      text
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, 10).trim(), line.slice(10)]),
    ),
)

/** The line `name` of the example of a version. */
const lineOf = (version: number, name: string): string => {
  const text = examples[version - 1]?.get(name)
  if (text === undefined) throw new Error(`the example has no line ${name}`)
  return text
}

describe('the worked example of a position in docs/share-links.md', () => {
  const line = (name: string): string => lineOf(1, name)

  test('is the link that the encoder makes', () => {
    const setup = parseFen(line('fen'))
    const ruleset = parseRuleset(line('ruleset'))
    if (!setup.ok || !ruleset.ok) throw new Error('the example cannot be read')
    expect(encodePosition({ kind: 'position', ruleset: ruleset.value, setup: setup.value })).toBe(
      line('link'),
    )
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

describe('the worked example of a game in docs/share-links.md', () => {
  const line = (name: string): string => lineOf(2, name)
  const game = linkOfGame(
    fromMoves(line('game'), fromRuleset(line('ruleset')), line('moves')),
    line('last word') as LastWord,
  )

  test('is the link that the encoder makes', () => {
    expect(encodeGame(game)).toEqual({ ok: true, value: line('link') })
    expect(line('link').slice(3, -5)).toBe(line('body'))
  })

  test('has the places that are told of it', () => {
    const places = line('places').split(' ')
    const told = places.filter((place) => place.includes('/')).map((place) => place.split('/').map(Number))
    const setup = placesOf(setupFields(game.start)).slice(1)
    const all = [...told.slice(0, 3), ...setup, ...told.slice(3)] as Place[]
    expect(packPlaces(all)).toBe(line('body'))
  })
})

describe('the worked example of a puzzle in docs/share-links.md', () => {
  const line = (name: string): string => lineOf(3, name)
  const read = parsePuzzle(line('puzzle'))
  if (!read.ok) throw new Error('the example cannot be read')
  const puzzle = linkOfPuzzle(read.value)

  test('is the link that the encoder makes', () => {
    expect(encodePuzzle(puzzle)).toEqual({ ok: true, value: line('link') })
  })

  test('has the places that are told of it', () => {
    const told = line('places')
      .split(' ')
      .flatMap((place): readonly Place[] => {
        if (place === '…squares…') return placesOf(setupFields(puzzle.position)).slice(1)
        if (place === '…title…') return textPlaces(puzzle.title ?? '')
        const [value, radix] = place.split('/').map(Number)
        return place.includes('/') ? [[value as number, radix as number]] : []
      })
    expect(packPlaces(told)).toBe(line('link').slice(3, -5))
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

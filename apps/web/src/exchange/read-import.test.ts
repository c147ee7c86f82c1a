import { legalMoves, PRESETS, START } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { encodeGame, encodePosition } from '@tama/share'
import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const FEN = 'W:WKa1,d4:Bd6'

test('a FEN is a position under the usual rules, tag or no tag', () => {
  for (const text of [FEN, ` ${FEN}.\n`, `[FEN "${FEN}"]`, ' w:wKA1,D4:bd6 ']) {
    const read = readImport(text, 'dama')
    expect(read.kind === 'position' && makeFen(read.position), text).toBe(FEN)
    expect(read).toMatchObject({ ruleset: 'dama' })
  }
})

test('a wrong FEN is refused as a FEN, with its place', () => {
  expect(readImport('W:Wd9:Bd6', 'tama')).toMatchObject({
    kind: 'bad-fen',
    error: { kind: 'unknown-square', at: 4 },
  })
  expect(readImport('Wd4:Bd6', 'tama')).toMatchObject({ kind: 'bad-fen', error: { kind: 'missing-side' } })
  expect(readImport(':Wd4:Bd6', 'tama')).toMatchObject({ kind: 'bad-fen', error: { kind: 'missing-side' } })
  expect(readImport('W:W9,10,K28:B49', 'tama')).toMatchObject({
    kind: 'bad-fen',
    error: { kind: 'numeric-square' },
  })
})

test('a position that cannot stand so says why', () => {
  expect(readImport('W:Wd8:Bd6', 'tama')).toMatchObject({
    kind: 'bad-setup',
    faults: [{ kind: 'man-on-promotion-row' }],
  })
})

test('a link brings its own rules, alone or in an address', () => {
  const link = encodePosition({ kind: 'position', ruleset: PRESETS['dama-federation'], setup: START })
  for (const text of [link, `https://example.org/tama/#${link}`, `#${link}`]) {
    expect(readImport(text, 'tama'), text).toMatchObject({ kind: 'position', ruleset: 'dama-federation' })
  }
})

test('a game in a link is left to those who open links', () => {
  const moves = legalMoves(START, PRESETS.tama).slice(0, 1)
  const game = encodeGame({ kind: 'game', ruleset: PRESETS.tama, start: START, moves, lastWord: 'none' })
  if (!game.ok) throw new Error('no link')
  for (const text of [game.value, `https://example.org/tama/#${game.value}`]) {
    expect(readImport(text, 'tama'), text).toEqual({ kind: 'link', link: game.value })
  }
})

test('a broken link is refused as a link', () => {
  const link = encodePosition({ kind: 'position', ruleset: PRESETS.tama, setup: START })
  expect(readImport(`https://example.org/#${link.slice(0, -4)}`, 'tama').kind).toBe('bad-link')
  expect(readImport('https://example.org/', 'tama').kind).toBe('bad-link')
})

test('games are read with every ruleset that is asked for', () => {
  const text = '[Variant "Dama"]\n\n1. d3-d4 d6-d5 2. d4xd8 *'
  const read = readImport(text, 'tama')
  expect(read.kind === 'games' && read.games.length).toBe(1)
  const asTama = readImport(text, 'tama', PRESETS.tama)
  if (asTama.kind !== 'games' || !asTama.games[0]?.ok) throw new Error('not read')
  expect(asTama.games[0].value.ruleset).toEqual(PRESETS.tama)
})

test('bare moves on one line are a game, colons between squares too', () => {
  for (const text of ['1. d3-d4 d6-d5', 'd3-d4 d6-d5', '1.d3d4', 'd3-d4 d6-d5 d4:d8']) {
    const read = readImport(text, 'tama')
    expect(read.kind === 'games' && read.games[0]?.ok, text).toBe(true)
  }
})

test('a game with an illegal move says where and keeps what came before', () => {
  const read = readImport('1. d3-d4 d6-d5\n2. d4-d7 *', 'tama')
  if (read.kind !== 'games' || read.games[0]?.ok !== false) throw new Error('read')
  expect(read.games[0].error).toMatchObject({ line: 2, column: 4, problem: { kind: 'illegal-move' } })
  expect(read.games[0].error.kept?.line.steps).toHaveLength(2)
})

test('a text that is no game says so and is counted as none', () => {
  for (const text of ['Hello, is this a game?', '<html>', '[Event "?"]\n\nno moves here at all!']) {
    expect(readImport(text, 'tama').kind, text).toBe('no-game')
  }
  // Other rules may read it.
  expect(readImport('1. d3-e4', 'dama').kind).toBe('games')
})

test('nothing is nothing, and no cut or crossed text makes it throw', () => {
  expect(readImport(' \n', 'tama')).toEqual({ kind: 'nothing' })
  const link = encodePosition({ kind: 'position', ruleset: PRESETS.tama, setup: START })
  const seeds = [FEN, link, `https://example.org/#${link}`, '[FEN "W:W:B"]\n1. a2-a3 {x} (1. b2-b3) $1 *']
  for (const one of seeds) {
    for (const other of seeds) {
      for (let cut = 0; cut <= one.length; cut++) {
        const text = one.slice(0, cut) + other.slice(cut)
        expect(readImport(text, 'tama').kind, text).toBeTypeOf('string')
      }
    }
  }
})

import { describe, expect, test } from 'vitest'
import { runHere } from '../run-here.ts'

const POSITION = '{"kind":"position","ruleset":"dama","fen":"W:Wd4:Bd6,Kh8"}'
const POSITION_LINK = '1DDAl1JLiHrsoQt0FWf4'
const GAME =
  '{"kind":"game","ruleset":"dama","fen":"W:Wd2:Bc2,b3,d3,c4,b5","moves":["d2xb2xb4xb6"],"lastWord":"black-resigns"}'
const GAME_LINK = '20GoQViUKx1lBQMdeU60HGmv'
const PUZZLE =
  '{"kind":"puzzle","ruleset":"dama","fen":"W:Wd2:Bc2,b3,d3,c4,b5","goal":"gain:3","in":1,"solution":["d2xd4xb4xb6",["d2xb2xb4xb6"]],"title":"Şaşırtma"}'
const PUZZLE_LINK = '30WHaf3PEVI2hUXRmlDBjL6HSQNJAvbjEri0A5Yx'

describe.each([
  [POSITION, POSITION_LINK],
  [GAME, GAME_LINK],
  [PUZZLE, PUZZLE_LINK],
])('%s', (json, link) => {
  test('becomes a link and comes back', async () => {
    expect(await runHere(['link', 'encode', json])).toEqual({ code: 0, out: `${link}\n`, err: '' })
    expect(await runHere(['link', 'decode', link])).toEqual({ code: 0, out: `${json}\n`, err: '' })
  })

  test('comes from standard input as well', async () => {
    expect(await runHere(['link', 'encode'], `${json}\n`)).toEqual({ code: 0, out: `${link}\n`, err: '' })
    expect(await runHere(['link', 'decode'], `${link}\n`)).toEqual({ code: 0, out: `${json}\n`, err: '' })
  })
})

test('a game from the start says neither a FEN nor a last word', async () => {
  const json = '{"kind":"game","ruleset":"tama","moves":["d3-e4","d6-e5"]}'
  const { out } = await runHere(['link', 'encode', json])
  expect(await runHere(['link', 'decode', out])).toEqual({ code: 0, out: `${json}\n`, err: '' })
})

test('JSON may stand on several lines, or be one a line', async () => {
  const spread = JSON.stringify(JSON.parse(POSITION), undefined, 2)
  expect((await runHere(['link', 'encode'], spread)).out).toBe(`${POSITION_LINK}\n`)
  expect((await runHere(['link', 'encode'], `${POSITION}\n${GAME}\n`)).out).toBe(
    `${POSITION_LINK}\n${GAME_LINK}\n`,
  )
})

test('links may stand one a line, and one may be broken into lines', async () => {
  expect((await runHere(['link', 'decode'], `${POSITION_LINK}\n${GAME_LINK}\n`)).out).toBe(
    `${POSITION}\n${GAME}\n`,
  )
  const broken = `https://example.org/#${GAME_LINK.slice(0, 10)}\n ${GAME_LINK.slice(10)}\n`
  expect(await runHere(['link', 'decode'], broken)).toEqual({ code: 0, out: `${GAME}\n`, err: '' })
})

test.each([
  ['1DDAl1JLiHrso', 'truncated'],
  ['2000', 'truncated'],
  ['1DDAl1JLiHrsoQu0FWf4', 'damaged'],
  ['9FromALaterVersion', 'newer-version'],
  ['Hello', 'not-a-link'],
])('a refused link prints why: %s', async (link, kind) => {
  expect(await runHere(['link', 'decode', link])).toEqual({ code: 1, out: `{"error":"${kind}"}\n`, err: '' })
})

test('a batch answers every line, and a bad one in its place', async () => {
  const lines = [POSITION, '{"kind":"position","ruleset":"chess","fen":"W:W:B"}', '{"kind":', 'null', GAME]
  expect(await runHere(['link', 'encode', '--batch'], lines.join('\n'))).toEqual({
    code: 1,
    out: [
      POSITION_LINK,
      '{"error":"unknown-preset","at":20}',
      '{"error":"not-json","at":9}',
      '{"error":"not-an-object","at":1}',
      GAME_LINK,
      '',
    ].join('\n'),
    err: '',
  })
  expect(await runHere(['link', 'decode', '--batch'], `${PUZZLE_LINK}\n\n${GAME_LINK}x\n`)).toEqual({
    code: 1,
    out: `${PUZZLE}\n{"error":"not-a-link","at":1}\n{"error":"too-long","at":1}\n`,
    err: '',
  })
})

test.each([
  ['{"kind":"song"}', 'column 2: "kind" is one of position, game, puzzle'],
  ['{"kind":"position","fen":"W:W:B"}', 'column 1: "ruleset" is missing'],
  ['{"kind":"position","ruleset":"dama","fen":7}', 'column 37: "fen" is no text'],
  ['{"kind":"position","ruleset":"dama","fen":"W:Wd9:B"}', 'column 37: "d9" is no square: a1 to h8 are'],
  ['{"kind":"game","ruleset":"dama"}', 'column 1: "moves" is missing'],
  ['{"kind":"game","ruleset":"dama","moves":"d3-d4"}', 'column 33: "moves" is no list'],
  ['{"kind":"game","ruleset":"dama","moves":["d3-d4",7]}', 'column 33: ply 2, not a row of squares'],
  [
    '{"kind":"game","ruleset":"dama","fen":"W:Wd2:Bd3,d5,h7","moves":["d2-c2"]}',
    'column 57: ply 1: not legal: d2xd6',
  ],
  [
    '{"kind":"game","ruleset":"dama","fen":"W:Wd2:Bd3,c4,b5,c2,b3","moves":["d2xb6"]}',
    'column 63: ply 1: not clear: d2xb2xb4xb6, d2xd4xb4xb6',
  ],
  [
    '{"kind":"game","ruleset":"dama","fen":"W:Wa8:Bd3","moves":[]}',
    'column 33: a man stands on its promotion row, a8',
  ],
  ['{"kind":"puzzle","ruleset":"dama","fen":"W:Wd2:Bd3"}', 'column 1: "goal" is missing'],
  [
    '{"kind":"puzzle","ruleset":"dama","fen":"W:Wd2:Bd3","goal":"win","in":0}',
    'column 66: "in" goes from 1 to 99',
  ],
])('%s is refused in one line', async (json, complaint) => {
  const run = await runHere(['link', 'encode', json])
  expect(run).toEqual({
    code: 2,
    out: '',
    err: `tama: link: encode, ${complaint.replace(', not a row', ': not a row')}\n`,
  })
})

test('a game that is too long for a link is refused', async () => {
  const round = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8']
  const moves = Array.from({ length: 1001 }, (_, ply) => round[ply % 4])
  const json = JSON.stringify({ kind: 'game', ruleset: 'tama', fen: 'W:WKa1:BKh8', moves })
  expect(await runHere(['link', 'encode', json])).toMatchObject({
    code: 2,
    err: 'tama: link: encode, column 1: too much for a link, which holds 1000\n',
  })
})

test.each([
  [[], '"" is neither encode nor decode'],
  [['toString'], '"toString" is neither encode nor decode'],
  [['encode'], 'encode: nothing to encode'],
  [['decode', ' '], 'decode: nothing to decode'],
])('bad usage: %s', async (args, complaint) => {
  expect(await runHere(['link', ...args])).toEqual({ code: 2, out: '', err: `tama: link: ${complaint}\n` })
})

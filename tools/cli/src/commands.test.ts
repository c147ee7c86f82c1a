import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './run-here.ts'

const FORCED = 'W:Wd2:Bd3,d5,h7'

/** What bad usage and bad input look like: exit code 2, nothing on standard output, one line on standard error. */
const refused = (line: string) => ({ code: 2, out: '', err: `tama: ${line}\n` })

describe('usage', () => {
  test('a command that does not exist, and none at all', async () => {
    const commands = /^tama: (there is no command "play"|no command given); the commands are .*moves.*\n$/
    for (const args of [['play'], []]) {
      const run = await runHere(args)
      expect(run).toMatchObject({ code: 2, out: '' })
      expect(run.err).toMatch(commands)
    }
  })

  test.each([
    ['moves --fen W:Wd4:Bd5', 'moves: --ruleset is missing'],
    ['moves --ruleset dama', 'moves: --fen is missing'],
    ['status --ruleset dama', 'status: --fen is missing'],
    ['perft --ruleset dama', 'perft: DEPTH is missing'],
    ['perft --ruleset dama three', 'perft: "three" is no depth: a whole number of plies up to 99'],
    ['pdn', 'pdn: FILE is missing'],
    ['pdn no-such-file.pdn', 'pdn: no-such-file.pdn cannot be read'],
    ['moves --ruleset chess --fen W:Wd4:Bd5', 'moves: --ruleset, column 1: there is no ruleset "chess"'],
    ['moves --ruleset dama --fen W:Wd4:Bz5', 'moves: --fen, column 8: "z5" is no square: a1 to h8 are'],
    ['status --ruleset dama --fen W:W:B', 'status: --fen, column 1: the board is empty'],
    [
      'status --ruleset dama --fen Wd4:Bd5',
      'status: --fen, column 1: side to move missing: a FEN begins with W: or B:',
    ],
    [
      'status --ruleset dama --fen W:W9,10:B49',
      'status: --fen, column 4: "9" is a square by number; squares are written a1 to h8',
    ],
  ])('%s', async (line, complaint) => {
    expect(await runHere(line.split(' '))).toEqual(refused(complaint))
  })

  test.each([
    ['moves --colour white', "moves: Unknown option '--colour'"],
    ['moves one', 'moves: "one" is one word too many'],
    ['status --fen', "status: Option '--fen <value>' argument missing"],
  ])('%s, with the usage', async (line, complaint) => {
    const run = await runHere(line.split(' '))
    expect(run).toMatchObject({ code: 2, out: '' })
    expect(run.err).toMatch(/^[^\n]*; usage: tama (moves|status) [^\n]*\n$/)
    expect(run.err).toContain(`tama: ${complaint}`)
  })
})

describe('moves', () => {
  test('prints a move a line', async () => {
    const run = await runHere(['moves', '--ruleset', 'dama', '--fen', 'W:Wd2:Bd3,c4,b5,c2,b3'])
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(run.out.trimEnd().split('\n').sort()).toEqual(['d2xb2xb4xb6', 'd2xd4', 'd2xd4xb4xb6'])
  })

  test('prints nothing where there is no move', async () => {
    const run = await runHere(['moves', '--ruleset', 'dama', '--fen', 'B:Wa3,a4,b5,c5:Ba5'])
    expect(run).toEqual({ code: 0, out: '', err: '' })
  })

  test('--json tells everything of each move', async () => {
    const run = await runHere([
      'moves',
      '--json',
      '--ruleset',
      'dama-federation',
      '--fen',
      'W:Wf6,a1:Bf7,Ke8,h5',
    ])
    expect(JSON.parse(run.out)).toEqual([
      {
        text: 'f6xd8',
        from: 'f6',
        path: ['f8', 'd8'],
        captured: ['f7', 'e8'],
        promotes: true,
        fen: 'B:Wa1,Kd8:Bh5',
      },
    ])
  })

  test('--batch answers line by line, a bad line with its place in the line', async () => {
    const lines = [
      `dama\t${FORCED}`,
      'chess\tW:Wd4:Bd5',
      'dama\tW:Wd4:Bz5',
      'dama',
      '',
      'dama\tW:Wd4,d8:Bd5',
      `tama\t${FORCED}\textra`,
    ]
    const run = await runHere(['moves', '--batch'], lines.join('\r\n'))
    expect(run).toMatchObject({ code: 1, err: '' })
    const answers = run.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(
      answers.map((answer) => (Array.isArray(answer) ? answer.map(({ text }) => text) : answer)),
    ).toEqual([
      ['d2xd6'],
      { error: 'unknown-preset', at: 1 },
      { error: 'unknown-square', at: 13 },
      { error: 'missing-field', at: 5 },
      { error: 'unknown-preset', at: 1 },
      { error: 'man-on-promotion-row', at: 12 },
      ['d2xd6'],
    ])
  })

  test('--batch of nothing answers nothing', async () => {
    expect(await runHere(['moves', '--batch'])).toEqual({ code: 0, out: '', err: '' })
  })
})

describe('perft', () => {
  test('counts from the start by default', async () => {
    expect(await runHere(['perft', '--ruleset', 'tama', '4'])).toEqual({ code: 0, out: '268670\n', err: '' })
  })

  test('the twin counts the same', async () => {
    const run = await runHere(['perft', '--ruleset', 'dama', '--reference', '4'])
    expect(run).toEqual({ code: 0, out: '7538\n', err: '' })
  })

  test('--divide prints a line a move and the sum last', async () => {
    const args = ['perft', '--divide', '--ruleset', 'dama', '--fen', 'W:Wd4,a2:BKd5,a3,h8', '2']
    const { out } = await runHere(args)
    const [sum, ...lines] = out.trimEnd().split('\n').reverse()
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['a2xa4', 'd4xd6'])
    expect(lines.reduce((total, line) => total + Number(line.split(' ')[1]), 0)).toBe(Number(sum))
  })

  test('results of the game do not stop it, depth 0 is one leaf', async () => {
    const lone = ['--ruleset', 'dama', '--fen', 'W:WKa1:BKh8']
    expect((await runHere(['perft', ...lone, '1'])).out).toBe('14\n')
    expect((await runHere(['perft', ...lone, '0'])).out).toBe('1\n')
  })

  test('--batch answers line by line', async () => {
    const lines = [
      `dama\t${FORCED}\t1`,
      `dama\t${FORCED}\tdeep`,
      'tama-igg\tW:WKd4:Bb4,g4,Kh8\t1\t2',
      `dama\t${FORCED}`,
    ]
    const run = await runHere(['perft', '--batch'], `${lines.join('\n')}\n`)
    const bad = [
      { error: 'bad-depth', at: 22 },
      { error: 'missing-field', at: 21 },
    ].map((answer) => JSON.stringify(answer))
    expect(run).toEqual({ code: 1, out: `1\n${bad[0]}\n2\n${bad[1]}\n`, err: '' })
  })
})

describe('status', () => {
  test.each([
    ['dama', 'W:Wd4:Bd6', 'playing'],
    ['dama-federation', 'W:Wd4:Bd6', 'draw: lone men'],
    ['dama', 'W:WKa1:BKh8', 'draw: lone kings'],
    ['dama-federation', 'W:WKa1:Bh7', 'draw: lone man'],
    ['dama', 'B:WKa1:Bh7', 'white wins: lone man'],
    ['dama', 'W:Wh2:BKa8', 'black wins: lone man'],
    ['dama', 'B:Wa3,a4,b5,c5:Ba5', 'white wins: no legal move'],
    ['tama', 'W:W:Ba5', 'black wins: no legal move'],
    ['tama+loneKings=draw', 'W:WKa1:BKh8', 'draw: lone kings'],
  ])('%s %s: %s', async (ruleset, fen, status) => {
    expect(await runHere(['status', '--ruleset', ruleset, '--fen', fen])).toEqual({
      code: 0,
      out: `${status}\n`,
      err: '',
    })
  })
})

describe('pdn', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tama-pdn-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const file = async (name: string, content: string): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  test('prints games normalised', async () => {
    const path = await file(
      'good.pdn',
      '\uFEFF[white "Ann"]\r\n[GameType "30"]\r\n\r\n1.d3d4 D6-D5 2.d4:d8 2-0\r\n',
    )
    expect(await runHere(['pdn', path])).toEqual({
      code: 0,
      out: '[White "Ann"]\n[Result "1-0"]\n[GameType "30,W,8,8,A0,0"]\n\n1. d3-d4 d6-d5 2. d4xd8 1-0\n',
      err: '',
    })
  })

  test('tells notes beside the games', async () => {
    const path = await file('peer.pdn', '[GameType "44"]\n1. d3-e4 *')
    const run = await runHere(['pdn', path])
    expect(run.code).toBe(0)
    expect(run.out).toContain('[Variant "Tama"]')
    expect(run.err).toBe(
      `tama: pdn: ${path}: game 1: GameType 44 is not in the standard; read as HCheckers writes it\n`,
    )
  })

  test('names file, line, column, reason and what could be kept of a bad file', async () => {
    const text = '[GameType "30"]\n1. d3-d4 *\n[GameType "30"]\n\n1. d3-d4 d6-d5\n2. a3-a4\n'
    const path = await file('bad.pdn', text)
    expect(await runHere(['pdn', path])).toEqual(
      refused(`pdn: ${path}:6:4: a3-a4 is not legal: d4xd8; can be kept: 2 plies of game 2, 1 whole of 2`),
    )
    const kept = await runHere(['pdn', '--keep', path])
    expect(kept.code).toBe(1)
    expect(kept.out.match(/^1\. .*$/gm)).toEqual(['1. d3-d4 *', '1. d3-d4 d6-d5 *'])
    expect(kept.err).toContain(`${path}:6:4`)
  })

  test('offers the rulesets that fit, and takes the one it is told', async () => {
    const path = await file('tama.pdn', '[GameType "30"]\n1. d3-e4 *')
    const run = await runHere(['pdn', path])
    expect(run).toMatchObject({ code: 2, out: '' })
    expect(run.err).toContain('all legal under tama, tama-igg')
    expect((await runHere(['pdn', '--ruleset', 'tama-igg', path])).out).toContain('[Ruleset "tama-igg"]')
  })

  test('reads standard input', async () => {
    expect((await runHere(['pdn', '-'], '[GameType "30"]\n1. d3-d4 *')).out).toContain('1. d3-d4 *')
  })

  test('a file with no game is refused', async () => {
    const path = await file('empty.pdn', '')
    expect(await runHere(['pdn', path])).toEqual(
      refused(`pdn: ${path}:1:1: there is no game in it; can be kept: 0 plies of game 1, 0 whole of 1`),
    )
  })
})

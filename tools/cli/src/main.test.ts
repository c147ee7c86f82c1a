import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTama } from './run-tama.ts'

// What every command says is tested in commands.test.ts; here are real processes, their streams and exit codes.

test('answers on standard output with exit code 0', async () => {
  const run = await runTama(['moves', '--ruleset', 'dama-federation', '--fen', 'W:Wd2:Bd3,d5,h7'])
  expect(run).toEqual({ code: 0, out: 'd2xd6\n', err: '' })
})

test('refuses bad input with exit code 2, one line on standard error and nothing on standard output', async () => {
  expect(await runTama(['status', '--ruleset', 'dama', '--fen', 'W:W9,10,K28:B49'])).toEqual({
    code: 2,
    out: '',
    err: 'tama: status: --fen, column 4: "9" is a square by number; squares are written a1 to h8\n',
  })
  const unknown = await runTama(['no-such-command'])
  expect(unknown).toMatchObject({ code: 2, out: '' })
  expect(unknown.err).toMatch(/^tama: there is no command "no-such-command"; the commands are [^\n]+\n$/)
})

test('reads a batch from standard input, whatever its line ends, and goes on after a bad line', async () => {
  const input = 'tama\tW:Wd4:Bd6\t1\r\ntama\tW:Wd9:Bd6\t1\r\ndama\tW:Wd4:Bd6\t1\n'
  const run = await runTama(['perft', '--batch'], input)
  expect(run).toEqual({ code: 1, out: '5\n{"error":"unknown-square","at":9}\n3\n', err: '' })
})

test('reads a file of games with a byte order mark and names of any script', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tama-pdn-'))
  const path = join(folder, 'games.pdn')
  await writeFile(path, '\uFEFF[White "Արամ"]\r\n[GameType "30"]\r\n\r\n1.d3d4 D6-D5 2.d4:d8 2-0\r\n')
  const run = await runTama(['pdn', path])
  await rm(folder, { recursive: true })
  const head = '[White "Արամ"]\n[Result "1-0"]\n[GameType "30,W,8,8,A0,0"]'
  expect(run).toEqual({ code: 0, out: `${head}\n\n1. d3-d4 d6-d5 2. d4xd8 1-0\n`, err: '' })
})

test('bytes that are no text are refused', async () => {
  const run = await runTama(
    ['pdn', '-'],
    Uint8Array.from({ length: 500 }, (_, index) => index % 256),
  )
  expect(run).toMatchObject({ code: 2, out: '' })
  expect(run.err.trimEnd().split('\n').length).toBe(1)
})

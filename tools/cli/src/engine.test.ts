import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { runTama } from './run-tama.ts'

describe('tama engine, as a process', () => {
  test('answers on standard output and ends with its input', async () => {
    const run = await runTama(['engine'], 'uci\nposition startpos\ngo depth 2\n')
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(run.out).toMatch(/\nuciok\n(info .*\n)+bestmove \S+\n$/)
  })

  test('stops an endless search at the end of its input', async () => {
    expect(await runTama(['engine'], 'go infinite\n')).toMatchObject({ code: 0 })
  })
})

test('tama bench ends with the recorded signature and its speed', async () => {
  const fixture = createRequire(import.meta.url).resolve('@tama/search/fixtures/bench.txt')
  const signature = /^signature\t(\d+)$/m.exec(readFileSync(fixture, 'utf8'))?.[1]
  const { code, out } = await runTama(['bench'])
  expect(code).toBe(0)
  expect(out.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^signature ${signature} nps \\d+$`))
})

test('tama bench compares one thread with two or more, not with itself', async () => {
  const { code, out, err } = await runTama(['bench', '--threads', '1'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('"1" is no number of threads to compare with one: 2 to 64')
})

import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCapture } from '@tama/engine/hot'
import { WEIGHT_AT } from '@tama/search/tree'
import { expect, test } from 'vitest'
import { generateGames } from './generate.ts'
import { readSamples } from './samples.ts'
import { train } from './train.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'tune-'))
const quiet = () => {}
const series = { ruleset: 'dama', seed: 5, nodes: 60, games: 6 }

test('a series that was interrupted goes on as if nothing had happened', async () => {
  const [whole, parted] = [folder(), folder()]
  await generateGames({ ...series, folder: whole }, quiet)
  await generateGames({ ...series, games: 2, folder: parted }, quiet)
  // What a killed process wrote after its last note is forgotten.
  appendFileSync(join(parted, 'dama-5.bin'), 'half a game')
  await generateGames({ ...series, folder: parted }, quiet)
  const bytes = (at: string) => readFileSync(join(at, 'dama-5.bin'))
  expect(bytes(parted).equals(bytes(whole))).toBe(true)
  expect(bytes(whole).length).toBeGreaterThan(6 * 20 * 32)
})

test('positions are seen from the side to move, which cannot capture, and know how their game ended', async () => {
  const at = folder()
  await generateGames({ ...series, folder: at }, quiet)
  const samples = readSamples(at, 'dama', 1e6)
  expect(new Set(samples.games).size).toBe(6)
  for (let n = 0; n < samples.count; n++) {
    const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] =
      samples.words.subarray(6 * n, 6 * n + 6)
    expect(hasCapture(0, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)).toBe(false)
    // Own men go up: none stands on the last row.
    expect(((ownEven & ~kingsEven) | (ownOdd & ~kingsOdd)) >>> 28).toBe(0)
    if (n > 0 && samples.games[n] === samples.games[n - 1]) {
      expect(Math.abs(samples.results[n] as number)).toBe(Math.abs(samples.results[n - 1] as number))
    }
  }
})

test('training learns that men are worth something, and the same from the same seed', async () => {
  const at = folder()
  await generateGames({ ...series, games: 40, folder: at }, quiet)
  const samples = readSamples(at, 'dama', 1e6)
  const options = {
    mode: 0,
    seed: 1,
    epochs: 3,
    rate: 0.3,
    resultShare: 0.2,
    inertia: 0.01,
    patternInertia: 40,
  }
  const said: string[] = []
  const weights = train(samples, options, (line) => said.push(line))
  expect(said).toHaveLength(4)
  const ahead = (men: number): number => weights.early[WEIGHT_AT.material + 4 + men] as number
  expect(ahead(3)).toBeGreaterThan(ahead(0))
  expect(ahead(0)).toBeGreaterThan(ahead(-3))
  const again = train(samples, options, quiet)
  expect(again.late.every((weight, index) => weight === weights.late[index])).toBe(true)
})

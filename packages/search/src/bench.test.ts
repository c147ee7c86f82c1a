import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBench, runBench } from './bench.ts'

const { rows, signature } = readBench(readFileSync(new URL('../fixtures/bench.txt', import.meta.url), 'utf8'))

test('the searches of the benchmark take the recorded nodes; a meant change records new ones in fixtures/bench.txt', async () => {
  const nodes = (await runBench(rows, () => 0)).reduce((sum, row) => sum + row.nodes, 0)
  expect(nodes).toBe(signature)
})

test('a benchmark without a signature or with a bad row is refused', () => {
  expect(() => readBench('tama\tW:Wa2:Bh7\t3\n')).toThrow('no signature')
  expect(() => readBench('chess\tW:Wa2:Bh7\t3\nsignature\t1\n')).toThrow('not a row')
})

import { parseArgs } from 'node:util'
import { parseRuleset } from '@tama/engine/notation'
import { makeOpenings } from './make-openings.ts'

// Writes openings to standard output: `node --import tsx src/openings-main.ts --ruleset tama --count 300 --seed 1`.
const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'tama' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '60000' },
    margin: { type: 'string', default: '20' },
  },
})
const ruleset = parseRuleset(values.ruleset)
if (!ruleset.ok) throw new Error(`there is no ruleset "${values.ruleset}"`)
const { count, seed, nodes, margin } = values
process.stdout.write(
  `# Balanced openings for ${values.ruleset}: random moves, seed ${seed}, after which ${nodes} nodes see a score within ${margin}.\n`,
)
for (const line of makeOpenings(ruleset.value, Number(count), Number(seed), Number(nodes), Number(margin)))
  process.stdout.write(`${line}\n`)

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { modeOf } from '@tama/engine/hot'
import { parseRuleset } from '@tama/engine/notation'
import { makeWeights } from '@tama/search/tree'
import { generateGames } from './generate.ts'
import { growBook } from './grow-book.ts'
import { readSamples } from './samples.ts'
import { train } from './train.ts'

const USAGE = `usage: tune play  --ruleset tama --seed 1 --nodes 2000 --games 20000 --folder DATA
       tune train --ruleset tama --folder DATA --out FILE [--most 3000000] [--epochs 6] [--rate 0.6] [--seed 1]
       tune book  --ruleset tama --nodes 200000 [--margin 10] [--width 3] [--plies 5]`

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: { type: 'string', default: 'tama' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '2000' },
    games: { type: 'string', default: '1000000' },
    folder: { type: 'string', default: '.' },
    out: { type: 'string' },
    most: { type: 'string', default: '10000000' },
    epochs: { type: 'string', default: '6' },
    rate: { type: 'string', default: '0.6' },
    share: { type: 'string', default: '0.2' },
    inertia: { type: 'string', default: '0.01' },
    'pattern-inertia': { type: 'string', default: '40' },
    margin: { type: 'string', default: '10' },
    width: { type: 'string', default: '3' },
    plies: { type: 'string', default: '5' },
  },
})
const { ruleset: text, folder, out } = values
const ruleset = parseRuleset(text)
const [task] = positionals
if (ruleset.ok && task === 'play') {
  await generateGames(
    {
      ruleset: text,
      seed: Number(values.seed),
      nodes: Number(values.nodes),
      games: Number(values.games),
      folder,
    },
    say,
  )
} else if (ruleset.ok && task === 'train' && out !== undefined) {
  const weights = train(
    readSamples(folder, text, Number(values.most)),
    {
      mode: modeOf(ruleset.value, 'white'),
      seed: Number(values.seed),
      epochs: Number(values.epochs),
      rate: Number(values.rate),
      resultShare: Number(values.share),
      inertia: Number(values.inertia),
      patternInertia: Number(values['pattern-inertia']),
    },
    say,
  )
  writeFileSync(
    out,
    `// Made by \`tune train\` in tools/tune; not to be edited.\nexport const WEIGHTS =\n  '${makeWeights(weights)}'\n`,
  )
} else if (ruleset.ok && task === 'book') {
  await growBook(
    {
      ruleset: ruleset.value,
      nodes: Number(values.nodes),
      margin: Number(values.margin),
      width: Number(values.width),
      plies: Number(values.plies),
    },
    say,
  )
} else {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
}

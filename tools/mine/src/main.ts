import { parseArgs } from 'node:util'
import { parseRuleset } from '@tama/engine/notation'
import { chooseCollection } from './choose-command.ts'
import { hunt } from './hunt-command.ts'

const USAGE = [
  'usage: hunt --ruleset R --journal FILE [--seed N] [--games N] [PDN …]',
  '       choose --ruleset R --title T --prefix P --count N --out FILE JOURNAL …',
].join('\n')

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const refuse = (): void => {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
}

const {
  values,
  positionals: [command, ...files],
} = parseArgs({
  allowPositionals: true,
  options: {
    ruleset: { type: 'string', default: '' },
    journal: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '0' },
    title: { type: 'string', default: '' },
    prefix: { type: 'string', default: '' },
    count: { type: 'string', default: '150' },
    out: { type: 'string', default: '' },
  },
})

const run = async (): Promise<void> => {
  const ruleset = parseRuleset(values.ruleset)
  if (!ruleset.ok) return refuse()
  const { journal, seed, games, title, prefix, count, out } = values
  if (command === 'hunt' && journal !== '') {
    const order = { ruleset: ruleset.value, seed: Number(seed), games: Number(games), files, journal }
    return hunt(order, tell)
  }
  if (command === 'choose' && out !== '' && files.length > 0) {
    const order = { ruleset: ruleset.value, title, prefix, journals: files, count: Number(count), out }
    return chooseCollection(order, tell)
  }
  return refuse()
}

await run()

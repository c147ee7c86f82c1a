import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Move, play, START } from '@tama/engine'
import { parseMove, parseRuleset } from '@tama/engine/notation'
import { type Duellist, newDuellist, playDuel, type TreeModule } from './duel.ts'
import { openJournal, tallyOf } from './journal.ts'
import { openingsFile, readOpenings } from './openings.ts'
import { summary } from './report.ts'
import { logLikelihoodRatio, SPRT_BOUND } from './statistics.ts'

// Two versions of the search in one process, by nodes: many times as many games in an hour as `main.ts` plays, and
// the same result on a busy machine as on a quiet one. Versions are folders of packages/search, of this tree or of
// another commit; what each took of the processor is reported, so that the nodes can be set to make that equal.

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'tama' },
    a: { type: 'string', default: '../../packages/search' },
    b: { type: 'string', default: '../../packages/search' },
    nodes: { type: 'string', default: '5000' },
    'nodes-b': { type: 'string' },
    games: { type: 'string', default: '400' },
    out: { type: 'string' },
    sprt: { type: 'string' },
  },
})
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const parsed = parseRuleset(values.ruleset)
if (!parsed.ok) throw new Error(`there is no ruleset "${values.ruleset}"`)
if (values.out === undefined) throw new Error('--out names the folder of the games')
const ruleset = parsed.value
const openings = readOpenings(readFileSync(openingsFile(ruleset), 'utf8'), ruleset)
if (!openings.ok) throw new Error(openings.error)
const nodesA = Number(values.nodes)
const nodesB = Number(values['nodes-b'] ?? values.nodes)
const head = JSON.stringify({ ruleset: values.ruleset, a: values.a, b: values.b, nodesA, nodesB })
const journal = openJournal(values.out, head)
if (!journal.ok) throw new Error(journal.error)
const [elo0, elo1] = (values.sprt ?? '').split(',').map(Number)
const sprt = elo0 === undefined || elo1 === undefined ? undefined : { elo0, elo1 }

const movesOf = (texts: readonly string[]): readonly Move[] => {
  let position = START
  return texts.map((text) => {
    const move = parseMove(text, position, ruleset)
    if (!move.ok) throw new Error(text)
    position = play(position, move.value)
    return move.value
  })
}
const version = async (folder: string, nodes: number): Promise<Duellist> =>
  newDuellist((await import(join(resolve(folder), 'src/tree.ts'))) as TreeModule, ruleset, nodes)
const a = await version(values.a, nodesA)
const b = await version(values.b, nodesB)
const clock = (): number => process.cpuUsage().user / 1000
const { games } = journal.value
for (let number = games.length; number < Number(values.games); number++) {
  const opening = movesOf(openings.value[(number >> 1) % openings.value.length] as readonly string[])
  const record = playDuel(ruleset, opening, number % 2 === 0 ? [a, b] : [b, a], clock)
  journal.value.add({ number, ...record, moves: [] })
  if (number % 20 === 19) say(summary(tallyOf(games), sprt))
  const { pairs } = tallyOf(games)
  if (sprt !== undefined && Math.abs(logLikelihoodRatio(pairs, sprt)) >= SPRT_BOUND) break
}
say(`${values.a} (${nodesA} nodes) against ${values.b} (${nodesB} nodes), ${values.ruleset}`)
say(summary(tallyOf(games), sprt))
say(`processor time: ${(a.spentMs / 1000).toFixed(1)} s against ${(b.spentMs / 1000).toFixed(1)} s`)

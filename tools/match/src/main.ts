import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseRuleset } from '@tama/engine/notation'
import { openJournal, tallyOf } from './journal.ts'
import { openingsFile, readOpenings } from './openings.ts'
import { parsePlayer } from './player-spec.ts'
import { pdnOfMatch, summary } from './report.ts'
import { runMatch } from './run-match.ts'
import { logLikelihoodRatio, SPRT_BOUND, type Sprt } from './statistics.ts'

const USAGE = `usage: match --ruleset tama --a "name=new; go=movetime 100" --b "name=old; command=…" --out FOLDER
  [--games 400] [--tables N] [--openings FILE] [--sprt ELO0,ELO1]`

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const fail = (sentence: string): never => {
  process.stderr.write(`match: ${sentence}\n${USAGE}\n`)
  process.exit(2)
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string', default: 'tama' },
      a: { type: 'string', default: '' },
      b: { type: 'string', default: '' },
      out: { type: 'string' },
      games: { type: 'string', default: '400' },
      tables: { type: 'string', default: String(availableParallelism()) },
      openings: { type: 'string' },
      sprt: { type: 'string' },
    },
  })
  const ruleset = parseRuleset(values.ruleset)
  const first = parsePlayer(values.a, 'a')
  const second = parsePlayer(values.b, 'b')
  if (!ruleset.ok) return fail(`there is no ruleset "${values.ruleset}"`)
  if (!first.ok) return fail(first.error)
  if (!second.ok) return fail(second.error)
  if (values.out === undefined) return fail('--out names the folder of the games')
  const [elo0 = Number.NaN, elo1 = Number.NaN] = (values.sprt ?? '').split(',').map(Number)
  if (values.sprt !== undefined && !(elo0 < elo1))
    return fail('--sprt takes two Elo numbers, the lower one first')
  const sprt: Sprt | undefined = values.sprt === undefined ? undefined : { elo0, elo1 }
  const file = values.openings ?? openingsFile(ruleset.value)
  const openings = readOpenings(readFileSync(file, 'utf8'), ruleset.value)
  if (!openings.ok) return fail(openings.error)
  const journal = openJournal(
    values.out,
    JSON.stringify({ ruleset: values.ruleset, a: first.value, b: second.value }),
  )
  if (!journal.ok) return fail(journal.error)
  const { games } = journal.value
  const isDecided = (): boolean => {
    const tally = tallyOf(games)
    if (games.length % 10 === 0) say(summary(tally, sprt))
    return sprt !== undefined && Math.abs(logLikelihoodRatio(tally.pairs, sprt)) >= SPRT_BOUND
  }
  if (!isDecided()) {
    await runMatch(
      {
        ruleset: ruleset.value,
        first: first.value,
        second: second.value,
        openings: openings.value,
        games: Number(values.games),
        tables: Number(values.tables),
      },
      journal.value,
      isDecided,
    )
  }
  const pdn = pdnOfMatch(ruleset.value, games, first.value, second.value)
  if (!pdn.ok) return fail(pdn.error)
  writeFileSync(join(values.out, 'games.pdn'), pdn.value)
  say(`${first.value.name} against ${second.value.name}, ${values.ruleset}`)
  say(summary(tallyOf(games), sprt))
}

await main()

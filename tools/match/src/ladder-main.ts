import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseRuleset } from '@tama/engine/notation'
import { createSearchState, LEVELS, loadEvaluation } from '@tama/search'
import { openJournal, tallyOf } from './journal.ts'
import { type Climber, playLadderGame } from './ladder.ts'
import { openingsFile, readOpenings } from './openings.ts'
import { summary } from './report.ts'

// Each level against the next lower one, level 1 against random moves; one process, no clock.
const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'tama' },
    levels: { type: 'string', default: LEVELS.map((_, index) => index + 1).join() },
    games: { type: 'string', default: '200' },
    fraction: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})
const ruleset = parseRuleset(values.ruleset)
if (!ruleset.ok) throw new Error(`there is no ruleset "${values.ruleset}"`)
if (values.out === undefined) throw new Error('--out names the folder of the games')
const openings = readOpenings(readFileSync(openingsFile(ruleset.value), 'utf8'), ruleset.value)
if (!openings.ok) throw new Error(openings.error)
await loadEvaluation(ruleset.value)
const climber = (level: number): Climber => ({
  level,
  fraction: level === 0 ? 1 : Number(values.fraction),
  state: createSearchState(8),
})
for (const level of values.levels.split(',').map(Number)) {
  const [upper, lower] = [climber(level), climber(level - 1)]
  const settings = [LEVELS[level - 1], LEVELS[level - 2] ?? 'random']
  const journal = openJournal(
    join(values.out, `${values.ruleset}-${level}`),
    JSON.stringify({ ruleset: values.ruleset, settings, fraction: values.fraction }),
  )
  if (!journal.ok) throw new Error(journal.error)
  const { games } = journal.value
  for (let number = games.length; number < Number(values.games); number++) {
    const opening = openings.value[(number >> 1) % openings.value.length] as readonly string[]
    const sides = number % 2 === 0 ? { white: upper, black: lower } : { white: lower, black: upper }
    journal.value.add({ number, ...playLadderGame(ruleset.value, opening, sides, number) })
  }
  process.stdout.write(
    `${values.ruleset}, level ${level} against ${level === 1 ? 'random moves' : level - 1}: ${summary(tallyOf(games), undefined)}\n`,
  )
}

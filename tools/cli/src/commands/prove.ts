import { MAX_TURNS, type Puzzle, parseGoal } from '@tama/puzzles'
import { type Command, type ExitCode, type Io, refuse } from '../command.ts'
import type { Options } from '../options.ts'
import { readPlace } from '../place.ts'
import { goalSentence } from '../puzzle-sentences.ts'
import { createReporter, reportJson, verdictOf } from '../report-json.ts'
import { proveBatch } from './prove-batch.ts'

/** How long a proof may take unless told otherwise, in milliseconds. */
const DEFAULT_MS = 10_000

const readMs = ({ words: { ms } }: Options): number | undefined => {
  if (ms === undefined) return DEFAULT_MS
  return /^\d{1,9}$/.test(ms) ? Number(ms) : undefined
}

const readTurns = (text: string | undefined): number | undefined => {
  const turns = text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : 0
  return turns >= 1 && turns <= MAX_TURNS ? turns : undefined
}

const proveOne = (options: Options, io: Io, timeMs: number): ExitCode => {
  const { goal: goalText, in: turnsText } = options.words
  const place = readPlace(options)
  if (!place.ok) return refuse(io, place.error)
  if (goalText === undefined) return refuse(io, '--goal is missing')
  const goal = parseGoal(goalText)
  if (!goal.ok) return refuse(io, `--goal, column ${goal.error.at}: ${goalSentence(goal.error)}`)
  const inTurns = readTurns(turnsText)
  if (turnsText !== undefined && inTurns === undefined) {
    return refuse(io, `--in: "${turnsText}" is no number of turns: 1 to ${MAX_TURNS}`)
  }
  const puzzle: Puzzle = {
    ...place.value,
    goal: goal.value,
    ...(inTurns === undefined ? {} : { inTurns }),
    solution: [],
    themes: [],
    unknown: {},
  }
  const report = createReporter({}, () => performance.now())(puzzle, timeMs)
  io.print(JSON.stringify(reportJson(puzzle, report)))
  return verdictOf(report) === 'proved' ? 0 : 1
}

/** Proves or refutes that the side to move reaches a goal, and says everything about it that makes a puzzle good or bad. */
export const proveCommand: Command = {
  usage: '--ruleset R --fen F --goal win|gain:K|crown|draw|block [--in N] [--ms T] | --batch [--ms T] [FILE]',
  takes: { words: ['ruleset', 'fen', 'goal', 'in', 'ms'], flags: ['batch'], rest: 1 },
  run: async (options, io) => {
    const timeMs = readMs(options)
    if (timeMs === undefined) return refuse(io, `--ms: "${options.words.ms}" is no time in milliseconds`)
    const [file] = options.rest
    if (options.flags.has('batch')) return proveBatch(io, file ?? '-', timeMs)
    return file === undefined ? proveOne(options, io, timeMs) : refuse(io, `"${file}" goes with --batch`)
  },
}

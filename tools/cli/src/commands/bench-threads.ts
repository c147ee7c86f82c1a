import { setImmediate } from 'node:timers/promises'
import { createCrew, createSearchState, loadEvaluation, search } from '@tama/search'
import type { BenchRow } from '@tama/search/bench'
import type { ExitCode, Io } from '../command.ts'
import { spawnHelper } from '../uci/threads.ts'

/** Deeper than the rows say, by so many plies: threads need time to be of use. */
const DEEPER_PLIES = 3
const HASH_MB = 32
/** So often each row is searched either way, by turns. */
const ROUNDS = 3

/** How long a search took, and how many nodes the answering thread had of it. */
interface Cost {
  readonly timeMs: number
  readonly nodes: number
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/**
 * Searches every row with one thread and with `threads`, by turns, and prints how many times as long one thread takes
 * to the same depth: by the clock, and by the nodes of the answering thread, which say the same on a machine that has
 * other things to do.
 */
export const benchThreads = async (rows: readonly BenchRow[], threads: number, io: Io): Promise<ExitCode> => {
  const state = createSearchState(HASH_MB, { isShared: true })
  const crew = createCrew(spawnHelper, state.table.memory)
  const clock = () => performance.now()

  const measure = ({ question, depthPlies }: BenchRow, count: number): Cost => {
    crew.rest()
    state.forget()
    const helpers = crew.helpers(count - 1)
    const startMs = clock()
    const limits = { depthPlies: depthPlies + DEEPER_PLIES }
    search(state, question, { limits, clock, helpers })
    return { timeMs: clock() - startMs, nodes: state.nodes }
  }

  for (const { question } of rows) await loadEvaluation(question.ruleset)
  crew.helpers(threads - 1)
  while (!crew.isReady(threads - 1)) await setImmediate()
  let logTime = 0
  let logNodes = 0
  for (const [index, row] of rows.entries()) {
    const alone: Cost[] = []
    const together: Cost[] = []
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(measure(row, 1))
      together.push(measure(row, threads))
    }
    const ms = [alone, together].map((costs) => middle(costs.map(({ timeMs }) => timeMs)))
    const nodes = [alone, together].map((costs) => middle(costs.map((cost) => cost.nodes)))
    const [timeRatio, nodeRatio] = [ms, nodes].map(([one = 1, many = 1]) => one / many) as [number, number]
    logTime += Math.log(timeRatio)
    logNodes += Math.log(nodeRatio)
    io.print(
      `position ${index + 1} depth ${row.depthPlies + DEEPER_PLIES} ms ${ms.map(Math.round).join(' ')} ` +
        `nodes ${nodes.join(' ')} ratio ${timeRatio.toFixed(2)} ${nodeRatio.toFixed(2)}`,
    )
  }
  crew.dispose()
  const mean = (sum: number): string => Math.exp(sum / rows.length).toFixed(2)
  io.print(`threads ${threads} ratio ${mean(logTime)} by time, ${mean(logNodes)} by nodes`)
  return 0
}

import { PRESETS, type PresetId } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { createSearchState } from './create.ts'
import { loadEvaluation } from './eval/load.ts'
import type { Clock } from './limits.ts'
import type { Question } from './question.ts'
import { search } from './search.ts'

/** One search of the benchmark. */
export interface BenchRow {
  readonly question: Question
  readonly depthPlies: number
}

/** The benchmark: fixed searches and the nodes they must take in all. */
export interface Bench {
  readonly rows: readonly BenchRow[]
  readonly signature: number
}

/** Reads fixtures/bench.txt: rows of ruleset, position and depth, then the signature; `#` begins a remark. Throws on anything else. */
export const readBench = (text: string): Bench => {
  const rows: BenchRow[] = []
  let signature: number | undefined
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [ruleset = '', fen = '', depth = ''] = line.split('\t')
    if (ruleset === 'signature') {
      signature = Number(fen)
      continue
    }
    const start = parsePosition(fen)
    if (!start.ok || !(ruleset in PRESETS)) throw new Error(`not a row of the benchmark: ${line}`)
    rows.push({
      question: { ruleset: PRESETS[ruleset as PresetId], start: start.value, moves: [] },
      depthPlies: Number(depth),
    })
  }
  if (signature === undefined || rows.length === 0)
    throw new Error('the benchmark has no rows or no signature')
  return { rows, signature }
}

/** Searches every row from an empty memory; the nodes and milliseconds of each. */
export const runBench = async (
  rows: readonly BenchRow[],
  clock: Clock,
): Promise<readonly { readonly nodes: number; readonly timeMs: number }[]> => {
  for (const { question } of rows) await loadEvaluation(question.ruleset)
  return rows.map(({ question, depthPlies }) => {
    const state = createSearchState(8)
    const startMs = clock()
    const info = search(state, question, { limits: { depthPlies }, clock })
    return { nodes: info?.nodes ?? 0, timeMs: clock() - startMs }
  })
}

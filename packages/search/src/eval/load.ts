import type { Ruleset } from '@tama/engine'
import { plainWeights } from './plain.ts'
import { type EvalTables, evalTables } from './tables.ts'
import { parseWeights } from './weights-text.ts'

type Loader = () => Promise<{ readonly WEIGHTS: string }>

// Dynamic imports, so that a page fetches the weights of the game it plays and a worker's script stays small.
const diagonal: Loader = () => import('./data/weights-diagonal.ts')
const orthogonal: Loader = () => import('./data/weights-orthogonal.ts')

/** Which weights fit a ruleset, chosen by its properties. */
const loaderFor = ({ diagonalMoves }: Ruleset): Loader => (diagonalMoves ? diagonal : orthogonal)

const loaded = new Map<Loader, EvalTables>()
let plain: EvalTables | undefined

/**
 * Loads the trained evaluation for a ruleset; searches that begin afterwards use it. Rejects when it cannot be
 * fetched: then searches go on with a plain one, and may be asked to load again.
 */
export const loadEvaluation = async (ruleset: Ruleset): Promise<void> => {
  const loader = loaderFor(ruleset)
  if (loaded.has(loader)) return
  const { WEIGHTS } = await loader()
  loaded.set(loader, evalTables(parseWeights(WEIGHTS)))
}

/** The best evaluation at hand for a ruleset. */
export const tablesFor = (ruleset: Ruleset): EvalTables => {
  const tables = loaded.get(loaderFor(ruleset))
  if (tables !== undefined) return tables
  plain ??= evalTables(plainWeights())
  return plain
}

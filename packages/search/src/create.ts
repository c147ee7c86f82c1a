import { PRESETS } from '@tama/engine'
import { tablesFor } from './eval/load.ts'
import { SearchState } from './state.ts'
import { TranspositionTable } from './tt.ts'

/** The size of the transposition table unless told otherwise, in megabytes. */
export const DEFAULT_HASH_MB = 32

/** The memory of a search, reused from question to question; `hashMegabytes` of it for the transposition table. */
export const createSearchState = (hashMegabytes: number = DEFAULT_HASH_MB): SearchState =>
  new SearchState(new TranspositionTable(hashMegabytes), tablesFor(PRESETS.tama), PRESETS.tama)

import { PRESETS } from '@tama/engine'
import { tablesFor } from './eval/load.ts'
import { SearchState } from './state.ts'
import { TranspositionTable, tableMemory } from './tt.ts'

/** The size of the transposition table unless told otherwise, in megabytes. */
export const DEFAULT_HASH_MB = 32

/** The memory of a search on a table. */
const stateOn = (table: TranspositionTable): SearchState =>
  new SearchState(table, tablesFor(PRESETS.tama), PRESETS.tama)

/**
 * The memory of a search, reused from question to question; `hashMegabytes` of it for the transposition table, which
 * helpers can share if `isShared`.
 */
export const createSearchState = (
  hashMegabytes: number = DEFAULT_HASH_MB,
  { isShared = false }: { readonly isShared?: boolean } = {},
): SearchState => stateOn(new TranspositionTable(tableMemory(hashMegabytes, isShared)))

/** The memory of a helper, which searches with the transposition table of another thread. */
export const createGuestState = (table: ArrayBufferLike): SearchState =>
  stateOn(new TranspositionTable(table, true))

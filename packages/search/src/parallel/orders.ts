import type { Table } from '@tama/endgame'
import type { Question } from '../question.ts'

/** What a helper is told: plain data and shared memory. */
export type HelperOrder =
  /** The first order: who it is, 0 for the first, and the memory that it shares with the others. */
  | {
      readonly kind: 'join'
      readonly helper: number
      readonly signals: Int32Array
      readonly table: ArrayBufferLike
    }
  | ({ readonly kind: 'search' } & HelperTask)

/** A search to help with. */
export interface HelperTask {
  /** Searches are numbered upwards; the signals say which are to end. */
  readonly id: number
  readonly question: Question
  readonly multiPv: number
  /** The age of the transposition table. */
  readonly age: number
  /** The endgame tables that the answering thread asks, their values in shared memory. */
  readonly endgame: readonly Table[]
}

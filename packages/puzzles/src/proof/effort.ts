/** How much a prover may work, and who may interrupt it. */
export interface Effort {
  /** The most nodes it may look at; one is about a microsecond. */
  readonly nodes: number
  /** Asked every few thousand nodes; true ends the work with what is known. */
  readonly isStopped?: () => boolean
}

/** Nodes between two questions to `isStopped` and between two pauses: some ten milliseconds. */
export const SLICE_NODES = 8192

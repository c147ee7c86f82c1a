import type { EndgameTables } from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import { createMoveList, type MoveList } from '@tama/engine/hot'
import type { EvalTables } from './eval/tables.ts'
import type { TranspositionTable } from './tt.ts'

/** The deepest ply of a search tree, quiescence included. */
export const MAX_PLY = 128

/** The deepest iteration; the rest of the plies is for extensions and quiescence. */
export const DEEPEST_ITERATION = 100

/** The longest game before the root whose positions are remembered; older ones can't matter (no-progress rule). */
export const MAX_PLAYED = 1024

/** Words of one frame: own, opponent and kings, even and odd each, and two to spare. */
export const FRAME = 8

/** Why the tree is being left early. */
export const RUNNING = 0
export const STOPPED = 1
export const PAUSED = 2

/** Entries of the history table: side to move, start and final square. */
const HISTORY_SIZE = 2 << 12

/**
 * Everything one search tree works with; made once and reused, so that no node allocates. Arrays with a frame or an
 * entry for each ply have the root at 0; `keysLow`, `keysHigh` and `quietPlies` go on backwards into the game that was
 * played: the root is at `played`.
 */
export class SearchState {
  /** The six words of the position at each ply, from its own side to move's point of view. */
  readonly frames = new Int32Array((MAX_PLY + 2) * FRAME)
  readonly keysLow = new Int32Array(MAX_PLAYED + MAX_PLY + 2)
  readonly keysHigh = new Int32Array(MAX_PLAYED + MAX_PLY + 2)
  /** Plies without a capture and without a forward man step up to this position. */
  readonly quietPlies = new Int32Array(MAX_PLAYED + MAX_PLY + 2)
  readonly list: MoveList = createMoveList(MAX_PLY)
  /** Ordering scores of the moves at the same index of `list`. */
  readonly scores = new Int32Array(this.list.moves.length)
  /** Two killer moves for each ply. */
  readonly killers = new Int32Array((MAX_PLY + 2) * 2)
  readonly history = new Int32Array(HISTORY_SIZE)
  /** The best line found from each ply on, as packed moves and what they take: row `ply`, `MAX_PLY` wide. */
  readonly lineMoves = new Int32Array((MAX_PLY + 2) * MAX_PLY)
  readonly lineTakenEven = new Int32Array((MAX_PLY + 2) * MAX_PLY)
  readonly lineTakenOdd = new Int32Array((MAX_PLY + 2) * MAX_PLY)
  readonly lineLength = new Int32Array(MAX_PLY + 2)
  /** What `search` in alpha-beta.ts needs to go on with a paused node: `SAVED` words for each ply. */
  readonly saved = new Int32Array((MAX_PLY + 2) * 8)
  /** Nodes above this ply go on from `saved`; 0 when nothing is paused. */
  resumePlies = 0

  readonly table: TranspositionTable
  tables: EvalTables
  /** The endgame tables of the ruleset, as far as they are loaded; undefined when the search does without. */
  endgame: EndgameTables | undefined
  ruleset: Ruleset
  /** The mode at the root; each ply flips its lowest bit. */
  rootMode = 0
  /** Index of the root in `keysLow`, `keysHigh` and `quietPlies`. */
  played = 0
  /** Depth of the running iteration. */
  rootDepth = 0
  nodes = 0
  /** How many positions the endgame tables decided. */
  tableHits = 0
  /** Counts up whenever a value is no more than an estimate. */
  estimates = 0
  /** From this ply on captures are not followed: what is due there is overlooked, as weak players do. */
  horizon = MAX_PLY
  /** The deepest ply reached in the running iteration. */
  selectiveDepth = 0
  /** `RUNNING`, `STOPPED` or `PAUSED`: anything else than `RUNNING` makes every node return at once. */
  halted = RUNNING
  /** `poll` is called when so many nodes have been searched. */
  nextPoll = 0
  /** Looks at limits, sets `halted` and `nextPoll`. */
  poll: () => void = () => {}

  /** Forgets what earlier searches learned, so that the next one depends on nothing but its question. */
  forget(): void {
    this.table.clear()
    this.history.fill(0)
    this.killers.fill(0)
  }

  constructor(table: TranspositionTable, tables: EvalTables, ruleset: Ruleset) {
    this.table = table
    this.tables = tables
    this.ruleset = ruleset
  }
}

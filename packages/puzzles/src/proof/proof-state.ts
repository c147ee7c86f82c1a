import type { EndgameTables } from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import { createMoveList, type MoveList } from '@tama/engine/hot'
import { MAX_TURNS } from '../puzzle.ts'
import type { ProofTable } from './proof-table.ts'

/** The deepest ply of a proof: each turn and the reply to it, and what came before the question. */
export const MAX_PLY = 4 * MAX_TURNS + 2

/**
 * Words of one frame: own, opponent and kings, even and odd each; the key's two halves; plies without progress; the
 * two halves of the key of the positions that stood since the last progress.
 */
export const FRAME = 11
export const KEY_LOW = 6
export const KEY_HIGH = 7
export const QUIET = 8
export const PAST_LOW = 9
export const PAST_HIGH = 10

/** Goals as small integers. */
export const WIN = 0
export const GAIN = 1
export const CROWN = 2
export const DRAW = 3
export const BLOCK = 4

/** Room for the moves of a path of ordinary width, with freak nodes on top. */
const LIST_PLIES = 64

/**
 * Everything a proof search works with; made once and reused, so that no node allocates. Frames have the root at 0.
 */
export class ProofState {
  readonly frames = new Int32Array((MAX_PLY + 2) * FRAME)
  readonly list: MoveList = createMoveList(LIST_PLIES)
  /** Proof and disproof number of the child behind the move at the same index of `list`. */
  readonly childPn = new Int32Array(this.list.moves.length)
  readonly childDn = new Int32Array(this.list.moves.length)
  readonly table: ProofTable

  // 1. The task: set once for all questions about one puzzle.
  /** A text that is the same for tasks whose proofs are the same. */
  taskKey = ''
  ruleset: Ruleset
  goal = WIN
  /** What the solver must be ahead by, in pieces, for `GAIN`: the balance at the puzzle's start and the goal together. */
  wantedBalance = 0
  /** The kings that the solver must have more of, for `CROWN`. */
  startKings = 0

  // 2. The question.
  /** The ply of the question's position; below it is what stood before. */
  rootPly = 0
  /** The mode of move generation at ply 0; each ply flips its lowest bit. */
  rootMode = 0
  /** The solver is to move at plies with this parity. */
  solverParity = 0
  /** True when a path that uses up its turns counts as reaching the goal. */
  isHorizonReached = false
  /** True when a position that comes back ends the path, which costs transpositions. */
  isRepetitionSeen = false
  /** True when the no-progress rule can end a path. */
  isProgressCounted = false
  /** True when no number of turns is asked for: what tables know to be won some day counts as reached. */
  isOpen = false
  /** Tells apart the keys of questions that the above make different. */
  salt = 0

  // 3. The search.
  nodes = 0
  /** `poll` is called when so many nodes have been searched. */
  nextPoll = 0
  /** True makes every node return at once. What is known by then is in the table. */
  isHalted = false
  /** A node had more moves than there is room for: nothing can be said. */
  isOverfull = false
  poll: () => void = () => {}
  /** The numbers of the node that was searched or looked at last. */
  pn = 0
  dn = 0
  /** The tables of the task's ruleset, which may grow during a proof; undefined where there are none. */
  tables: EndgameTables | undefined
  /** The tables of a ruleset, as far as they are loaded. */
  readonly tablesOf: (ruleset: Ruleset) => EndgameTables | undefined

  constructor(
    table: ProofTable,
    ruleset: Ruleset,
    tablesOf: (ruleset: Ruleset) => EndgameTables | undefined,
  ) {
    this.table = table
    this.ruleset = ruleset
    this.tablesOf = tablesOf
  }
}

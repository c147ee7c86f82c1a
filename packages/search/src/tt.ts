// HOT: probed and written once per node. No objects, closures, iterators or exceptions below the class head.
import { WIN_FLOOR } from './score.ts'

/** What a stored value says about the true one. */
export const BOUND_UPPER = 1
export const BOUND_LOWER = 2
export const BOUND_EXACT = 3

// One entry is four words: the low half of the key xor the data, the high half xor the best move, that move, and the
// data: value + 2^15 in bits 0..15, depth in bits 16..22, bound in 23..24, age in 25..30. Several threads read and write
// without waiting for each other. Each word is whole, but four of them may come from different entries: then the halves
// of the key do not fit the words that they were mixed with, and nobody finds such an entry.
const ENTRY_WORDS = 4
const BUCKET_ENTRIES = 4
const BUCKET_WORDS = ENTRY_WORDS * BUCKET_ENTRIES
const VALUE_BIAS = 1 << 15
const DEPTH_MAX = 127
const AGES = 64

/** Memory for a table: `megabytes` rounded down to a power of two, at least 1. Threads can share it if `isShared`. */
export const tableMemory = (megabytes: number, isShared = false): ArrayBufferLike => {
  const bytes = 2 ** Math.floor(Math.log2(Math.max(1, megabytes))) * 2 ** 20
  return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)
}

/** The transposition table: buckets of four entries of 16 bytes, one bucket a cache line. */
export class TranspositionTable {
  /** What threads that search together share. */
  readonly memory: ArrayBufferLike
  /** The number of the running search, 0..63: entries remember it. */
  age = 0
  private readonly words: Int32Array
  private readonly bucketMask: number
  private readonly isGuest: boolean
  /** Move and data of the entry that the last successful `find` found: the memory may hold another by now. */
  private foundMove = 0
  private foundData = 0

  /** A table in `memory` (`tableMemory`), which is taken as it is. A guest never empties it: that is its owner's. */
  constructor(memory: ArrayBufferLike, isGuest = false) {
    this.memory = memory
    this.isGuest = isGuest
    this.words = new Int32Array(memory)
    this.bucketMask = this.words.length / BUCKET_WORDS - 1
  }

  /** Size in bytes. */
  get bytes(): number {
    return this.words.byteLength
  }

  /** Forgets everything, unless it is a guest's. */
  clear(): void {
    if (this.isGuest) return
    this.words.fill(0)
    this.age = 0
  }

  /** Starts a new search: what older searches stored is replaced first. */
  grow(): void {
    this.age = (this.age + 1) & (AGES - 1)
  }

  /** The next `grow` leads to `age`: a guest follows its owner. */
  growsTo(age: number): void {
    this.age = age - 1
  }

  /** Looks the key up; when true, `move`, `value`, `depth` and `bound` read the entry until the next call. */
  find(keyLow: number, keyHigh: number): boolean {
    const words = this.words
    const bucket = (keyLow & this.bucketMask) * BUCKET_WORDS
    for (let at = bucket; at < bucket + BUCKET_WORDS; at += ENTRY_WORDS) {
      const data = words[at + 3] as number
      if (((words[at] as number) ^ data) !== keyLow || data === 0) continue
      const move = words[at + 2] as number
      if (((words[at + 1] as number) ^ move) === keyHigh) {
        this.foundMove = move
        this.foundData = data
        return true
      }
    }
    return false
  }

  /** The best move of the found entry, packed; 0 when none was known. */
  get move(): number {
    return this.foundMove
  }

  /** The value of the found entry for a node `ply` plies from the root. */
  valueAt(ply: number): number {
    const stored = (this.foundData & 0xffff) - VALUE_BIAS
    if (stored >= WIN_FLOOR) return stored - ply
    if (stored <= -WIN_FLOOR) return stored + ply
    return stored
  }

  /** The depth in plies to which the found entry was searched. */
  get depth(): number {
    return (this.foundData >>> 16) & DEPTH_MAX
  }

  /** `BOUND_UPPER`, `BOUND_LOWER` or `BOUND_EXACT`. */
  get bound(): number {
    return (this.foundData >>> 23) & 3
  }

  /**
   * Stores a result of a node `ply` plies from the root. Replaces the same position, else the entry of the bucket
   * that is worth least: an old one before a new one, a shallow one before a deep one.
   */
  store(
    keyLow: number,
    keyHigh: number,
    move: number,
    value: number,
    depth: number,
    bound: number,
    ply: number,
  ): void {
    const words = this.words
    const bucket = (keyLow & this.bucketMask) * BUCKET_WORDS
    let slot = bucket
    let kept = move
    let leastWorth = 0x7fffffff
    for (let at = bucket; at < bucket + BUCKET_WORDS; at += ENTRY_WORDS) {
      const data = words[at + 3] as number
      if (data === 0) {
        slot = at
        break
      }
      if (((words[at] as number) ^ data) === keyLow) {
        const known = words[at + 2] as number
        if (((words[at + 1] as number) ^ known) === keyHigh) {
          if (move === 0) kept = known
          slot = at
          break
        }
      }
      const worth = ((data >>> 16) & DEPTH_MAX) - (((this.age - (data >>> 25) + AGES) & (AGES - 1)) << 3)
      if (worth < leastWorth) {
        leastWorth = worth
        slot = at
      }
    }
    let stored = value
    if (value >= WIN_FLOOR) stored += ply
    else if (value <= -WIN_FLOOR) stored -= ply
    const data =
      (stored + VALUE_BIAS) |
      ((depth < 0 ? 0 : depth > DEPTH_MAX ? DEPTH_MAX : depth) << 16) |
      (bound << 23) |
      (this.age << 25)
    words[slot] = keyLow ^ data
    words[slot + 1] = keyHigh ^ kept
    words[slot + 2] = kept
    words[slot + 3] = data
  }

  /** How full it is with entries of this search, 0..1000, from a sample. */
  get fullness(): number {
    const sampled = Math.min(1000, (this.bucketMask + 1) * BUCKET_ENTRIES)
    let used = 0
    for (let entry = 0; entry < sampled; entry++) {
      const data = this.words[entry * ENTRY_WORDS + 3] as number
      if (data !== 0 && data >>> 25 === this.age) used++
    }
    return Math.round((used * 1000) / sampled)
  }
}

// HOT: probed and written once per node. No objects, closures, iterators or exceptions below the class head.
import { WIN_FLOOR } from './score.ts'

/** What a stored value says about the true one. */
export const BOUND_UPPER = 1
export const BOUND_LOWER = 2
export const BOUND_EXACT = 3

// One entry is four words: the two halves of the key, the best move, and packed data:
// value + 2^15 in bits 0..15, depth in bits 16..22, bound in 23..24, age in 25..30.
const ENTRY_WORDS = 4
const BUCKET_ENTRIES = 4
const BUCKET_WORDS = ENTRY_WORDS * BUCKET_ENTRIES
const VALUE_BIAS = 1 << 15
const DEPTH_MAX = 127
const AGES = 64

/** The transposition table: buckets of four entries of 16 bytes, one bucket a cache line. */
export class TranspositionTable {
  private readonly words: Int32Array
  private readonly bucketMask: number
  private age = 0
  /** The entry that the last successful `find` found, as an index into the words. */
  private found = 0

  /** `megabytes` is rounded down to a power of two; at least 1. */
  constructor(megabytes: number) {
    const buckets = 2 ** Math.floor(Math.log2((Math.max(1, megabytes) * 2 ** 20) / (BUCKET_WORDS * 4)))
    this.words = new Int32Array(buckets * BUCKET_WORDS)
    this.bucketMask = buckets - 1
  }

  /** Size in bytes. */
  get bytes(): number {
    return this.words.byteLength
  }

  /** Forgets everything. */
  clear(): void {
    this.words.fill(0)
    this.age = 0
  }

  /** Starts a new search: what older searches stored is replaced first. */
  grow(): void {
    this.age = (this.age + 1) & (AGES - 1)
  }

  /** Looks the key up; when true, `move`, `value`, `depth` and `bound` read the entry until the next call. */
  find(keyLow: number, keyHigh: number): boolean {
    const words = this.words
    const bucket = (keyLow & this.bucketMask) * BUCKET_WORDS
    for (let at = bucket; at < bucket + BUCKET_WORDS; at += ENTRY_WORDS) {
      if (words[at] === keyLow && words[at + 1] === keyHigh && words[at + 3] !== 0) {
        this.found = at
        return true
      }
    }
    return false
  }

  /** The best move of the found entry, packed; 0 when none was known. */
  get move(): number {
    return this.words[this.found + 2] as number
  }

  /** The value of the found entry for a node `ply` plies from the root. */
  valueAt(ply: number): number {
    const stored = ((this.words[this.found + 3] as number) & 0xffff) - VALUE_BIAS
    if (stored >= WIN_FLOOR) return stored - ply
    if (stored <= -WIN_FLOOR) return stored + ply
    return stored
  }

  /** The depth in plies to which the found entry was searched. */
  get depth(): number {
    return ((this.words[this.found + 3] as number) >>> 16) & DEPTH_MAX
  }

  /** `BOUND_UPPER`, `BOUND_LOWER` or `BOUND_EXACT`. */
  get bound(): number {
    return ((this.words[this.found + 3] as number) >>> 23) & 3
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
    let leastWorth = 0x7fffffff
    for (let at = bucket; at < bucket + BUCKET_WORDS; at += ENTRY_WORDS) {
      const data = words[at + 3] as number
      if (data === 0 || (words[at] === keyLow && words[at + 1] === keyHigh)) {
        slot = at
        break
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
    const isSame = words[slot] === keyLow && words[slot + 1] === keyHigh
    if (move !== 0 || !isSame) words[slot + 2] = move
    words[slot] = keyLow
    words[slot + 1] = keyHigh
    words[slot + 3] =
      (stored + VALUE_BIAS) |
      ((depth < 0 ? 0 : depth > DEPTH_MAX ? DEPTH_MAX : depth) << 16) |
      (bound << 23) |
      (this.age << 25)
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

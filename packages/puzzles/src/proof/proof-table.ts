// HOT: probed once per child of every node. No objects, closures, iterators or exceptions below the class head.

/** More than any proof or disproof number: the other side has won the argument. */
export const INFINITE = 1 << 24

// One entry is four words: the two halves of the key, then proof number and disproof number, each below 2^25, with
// the logarithm of the work behind the entry in the bits above the proof number.
const ENTRY_WORDS = 4
const BUCKET_ENTRIES = 4
const BUCKET_WORDS = ENTRY_WORDS * BUCKET_ENTRIES
const NUMBER_BITS = 25
const NUMBER_MASK = (1 << NUMBER_BITS) - 1

/** What the search knows of nodes: proof and disproof numbers by key. Buckets of four entries of 16 bytes. */
export class ProofTable {
  private readonly words: Int32Array
  private readonly bucketMask: number
  /** The proof number of the entry that `find` found. */
  pn = 0
  /** Its disproof number. */
  dn = 0

  /** `megabytes` is rounded down to a power of two; at least 1. */
  constructor(megabytes: number) {
    const buckets = 2 ** Math.floor(Math.log2((Math.max(1, megabytes) * 2 ** 20) / (BUCKET_WORDS * 4)))
    this.words = new Int32Array(buckets * BUCKET_WORDS)
    this.bucketMask = buckets - 1
  }

  /** Forgets everything. */
  clear(): void {
    this.words.fill(0)
  }

  /** Looks the key up; when true, `pn` and `dn` are those of the entry. */
  find(keyLow: number, keyHigh: number): boolean {
    const words = this.words
    const bucket = (keyLow & this.bucketMask) * BUCKET_WORDS
    for (let at = bucket; at < bucket + BUCKET_WORDS; at += ENTRY_WORDS) {
      if (words[at] === keyLow && words[at + 1] === keyHigh && words[at + 3] !== 0) {
        this.pn = (words[at + 2] as number) & NUMBER_MASK
        this.dn = (words[at + 3] as number) - 1
        return true
      }
    }
    return false
  }

  /** Stores a node that `work` nodes were searched for. It takes the place of itself, else of the entry with the least work. */
  store(keyLow: number, keyHigh: number, pn: number, dn: number, work: number): void {
    const words = this.words
    const bucket = (keyLow & this.bucketMask) * BUCKET_WORDS
    let slot = bucket
    let least = 0x7fffffff
    for (let at = bucket; at < bucket + BUCKET_WORDS; at += ENTRY_WORDS) {
      if (words[at + 3] === 0 || (words[at] === keyLow && words[at + 1] === keyHigh)) {
        slot = at
        break
      }
      const worth = (words[at + 2] as number) >>> NUMBER_BITS
      if (worth < least) {
        least = worth
        slot = at
      }
    }
    words[slot] = keyLow
    words[slot + 1] = keyHigh
    words[slot + 2] = pn | ((32 - Math.clz32(work)) << NUMBER_BITS)
    words[slot + 3] = dn + 1
  }
}

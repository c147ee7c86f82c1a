import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WIN } from './score.ts'
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, TranspositionTable, tableMemory } from './tt.ts'

const entry = () =>
  fc.record({
    keyLow: fc.integer(),
    keyHigh: fc.integer(),
    move: fc.integer({ min: 1, max: 2 ** 18 }),
    value: fc.integer({ min: -28_000, max: 28_000 }),
    depth: fc.integer({ min: 0, max: 100 }),
    bound: fc.constantFrom(BOUND_UPPER, BOUND_LOWER, BOUND_EXACT),
  })

describe('the transposition table', () => {
  test('gives back what it was given', () => {
    const table = new TranspositionTable(tableMemory(1))
    fc.assert(
      fc.property(entry(), ({ keyLow, keyHigh, move, value, depth, bound }) => {
        table.store(keyLow, keyHigh, move, value, depth, bound, 7)
        expect(table.find(keyLow, keyHigh)).toBe(true)
        expect([table.move, table.valueAt(7), table.depth, table.bound]).toEqual([move, value, depth, bound])
      }),
    )
  })

  test('counts a win from the position, not from the root of the search that found it', () => {
    const table = new TranspositionTable(tableMemory(1))
    table.store(1, 2, 3, WIN - 9, 5, BOUND_EXACT, 4)
    expect(table.find(1, 2)).toBe(true)
    expect(table.valueAt(0)).toBe(WIN - 5)
    table.store(1, 3, 3, 9 - WIN, 5, BOUND_EXACT, 4)
    expect(table.find(1, 3)).toBe(true)
    expect(table.valueAt(10)).toBe(15 - WIN)
  })

  test('keeps the best move when a later visit has none', () => {
    const table = new TranspositionTable(tableMemory(1))
    table.store(1, 2, 77, 10, 5, BOUND_LOWER, 0)
    table.store(1, 2, 0, -10, 6, BOUND_UPPER, 0)
    expect(table.find(1, 2) && table.move).toBe(77)
    expect(table.depth).toBe(6)
  })

  describe('with a full bucket', () => {
    /** Four entries of this search in one bucket, with the depths given. */
    const bucketOf = (depths: readonly number[]) => {
      const table = new TranspositionTable(tableMemory(1))
      const key = (n: number): number => n * 2 ** 20
      const add = (n: number, depth: number) => table.store(key(n), n, 1, 0, depth, BOUND_EXACT, 0)
      depths.forEach((depth, n) => {
        add(n, depth)
      })
      return { table, add, has: (n: number) => table.find(key(n), n) }
    }

    test('gives up the shallowest entry', () => {
      const { add, has } = bucketOf([5, 2, 4, 7])
      add(4, 1)
      expect([0, 1, 2, 3, 4].map(has)).toEqual([true, false, true, true, true])
    })

    test('gives up an entry of an older search before a shallower one of this', () => {
      const { table, add, has } = bucketOf([5, 9, 9, 9])
      table.grow()
      for (const n of [1, 2, 3]) add(n, 2)
      add(4, 1)
      expect([0, 1, 2, 3, 4].map(has)).toEqual([false, true, true, true, true])
    })
  })

  test('does not take one position for another', () => {
    const table = new TranspositionTable(tableMemory(1))
    table.store(5, 6, 1, 0, 1, BOUND_EXACT, 0)
    expect(table.find(5, 7)).toBe(false)
    expect(table.find(6, 6)).toBe(false)
    table.clear()
    expect(table.find(5, 6)).toBe(false)
  })

  test('does not find an entry whose words were written by two threads, wherever one came between the other', () => {
    fc.assert(
      fc.property(
        entry(),
        entry(),
        fc.integer({ min: 1, max: 14 }),
        fc.boolean(),
        (first, second, mask, isSame) => {
          const one = { ...first, keyLow: 3, keyHigh: 4 }
          const other = { ...second, keyLow: isSame ? 3 : 3 + 2 ** 16, keyHigh: isSame ? 4 : 5 }
          const wordsOf = ({ keyLow, keyHigh, move, value, depth, bound }: typeof one): Int32Array => {
            const table = new TranspositionTable(tableMemory(1))
            table.store(keyLow, keyHigh, move, value, depth, bound, 0)
            return new Int32Array(table.memory)
          }
          const [a, b] = [wordsOf(one), wordsOf(other)]
          const at = a.findIndex((word) => word !== 0) & ~3
          const torn = new TranspositionTable(tableMemory(1))
          const words = new Int32Array(torn.memory)
          for (let word = 0; word < 4; word++)
            words[at + word] = ((mask >> word) & 1 ? a : b)[at + word] as number
          for (const asked of [one, other]) {
            if (!torn.find(asked.keyLow, asked.keyHigh)) continue
            // Found all the same: then each word is one that was stored for this very position.
            expect(isSame ? [one.move, other.move] : [asked.move]).toContain(torn.move)
            expect(isSame ? [one.depth, other.depth] : [asked.depth]).toContain(torn.depth)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('is emptied by its owner, not by its guests', () => {
    const owner = new TranspositionTable(tableMemory(1, true))
    const guest = new TranspositionTable(owner.memory, true)
    owner.store(1, 2, 3, 4, 5, BOUND_EXACT, 0)
    guest.clear()
    expect(guest.find(1, 2) && [guest.move, guest.valueAt(0)]).toEqual([3, 4])
    owner.clear()
    expect(guest.find(1, 2)).toBe(false)
  })

  test('takes the memory it was given and says how full it is', () => {
    const table = new TranspositionTable(tableMemory(3))
    expect(table.bytes).toBe(2 * 2 ** 20)
    expect(table.fullness).toBe(0)
    for (let key = 0; key < 20_000; key++) table.store(key, key, 1, 0, 1, BOUND_EXACT, 0)
    expect(table.fullness).toBeGreaterThan(100)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Move, moveKey } from '../move.ts'
import { play } from '../play.ts'
import { referenceMoves, referenceRoutes } from '../reference.ts'
import { legalMoves, legalRoutes } from '../rules.ts'
import { PRESETS, type Ruleset } from '../ruleset.ts'
import { type Position, START } from '../setup.ts'
import { positions, rulesets } from '../testing/index.ts'
import { keyAt, squaresOf, type Words, wordsOf } from './bridge.ts'
import { capturingMenEven, capturingMenOdd } from './captures.ts'
import { countMenCaptures } from './count-men.ts'
import { generate, hasCapture } from './generate.ts'
import { BLACK, modeOf } from './mode.ts'
import { CAPTURE, createMoveList, fromOf, KING, PROMOTES, toOf } from './move-list.ts'
import { highChange, highKey, lowChange, lowKey } from './zobrist.ts'

type Six = readonly [number, number, number, number, number, number]

const six = (words: Words): Six => [
  words.ownEven,
  words.ownOdd,
  words.oppEven,
  words.oppOdd,
  words.kingsEven,
  words.kingsOdd,
]

const moveOf = (position: Position, ruleset: Ruleset, key: string): Move => {
  const found = referenceMoves(position, ruleset).find((move) => moveKey(move) === key)
  if (found === undefined) throw new Error(`${key} is not legal`)
  return found
}

const keyOf = (position: Position, mode: number): readonly [number, number] => {
  const words = six(wordsOf(position))
  return [lowKey(mode, ...words), highKey(mode, ...words)]
}

test('the fast generator writes the moves of its readable twin, each once', () => {
  const list = createMoveList(1)
  fc.assert(
    fc.property(positions(), rulesets(), (position, ruleset) => {
      const mode = modeOf(ruleset, position.turn)
      const words = six(wordsOf(position))
      const end = generate(mode, ...words, list, 7)
      const found = Array.from({ length: end - 7 }, (_, i) => keyAt(list, 7 + i)).sort()
      const expected = referenceMoves(position, ruleset).map(moveKey).sort()
      expect(found).toEqual(expected)
      expect(hasCapture(mode, ...words)).toBe(
        legalMoves(position, ruleset).some((m) => m.captured.length > 0),
      )
    }),
    { numRuns: 3000 },
  )
})

test('captures of men that are counted without being written are those of the readable twin', () => {
  const seen = { long: 0, unsure: 0 }
  fc.assert(
    fc.property(positions({ maxPieces: 16, kingsInTen: 0 }), rulesets(), (position, ruleset) => {
      const mode = modeOf(ruleset, position.turn)
      const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
      fc.pre(((ownEven & kingsEven) | (ownOdd & kingsOdd)) === 0)
      const emptyEven = ~(ownEven | oppEven)
      const emptyOdd = ~(ownOdd | oppOdd)
      const menEven = capturingMenEven(mode & BLACK, ownEven, oppEven, oppOdd, emptyEven)
      const menOdd = capturingMenOdd(mode & BLACK, ownOdd, oppEven, oppOdd, emptyOdd)
      const captures = referenceMoves(position, ruleset).filter(({ captured }) => captured.length > 0)
      const found = countMenCaptures(mode, menEven, menOdd, oppEven, oppOdd, emptyEven, emptyOdd)
      if (found === -1) seen.unsure++
      else {
        expect(found).toBe(captures.length)
        if ((captures[0]?.captured.length ?? 0) > 2) seen.long++
      }
    }),
    { numRuns: 3000 },
  )
  expect(seen.long).toBeGreaterThan(0)
  expect(seen.unsure).toBeGreaterThan(0)
})

test('the flags of a packed move say what moved, how much it took and whether it was crowned', () => {
  const list = createMoveList(1)
  fc.assert(
    fc.property(positions(), rulesets(), (position, ruleset) => {
      const end = generate(modeOf(ruleset, position.turn), ...six(wordsOf(position)), list, 0)
      for (let i = 0; i < end; i++) {
        const packed = list.moves[i] as number
        const move = moveOf(position, ruleset, keyAt(list, i))
        expect(fromOf(packed)).toBe(move.from)
        expect(toOf(packed)).toBe(move.path.at(-1))
        expect((packed & KING) !== 0).toBe(position.board[move.from]?.kind === 'king')
        expect((packed & PROMOTES) !== 0).toBe(move.promotes)
        expect(packed >>> 14).toBe(move.captured.length)
        if (packed >= CAPTURE) {
          const taken = squaresOf(list.takenEven[i] as number, list.takenOdd[i] as number)
          expect(taken).toEqual([...move.captured].sort((a, b) => a - b))
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('the key changed by a move is the key of the position after it', () => {
  const list = createMoveList(1)
  fc.assert(
    fc.property(positions(), rulesets(), (position, ruleset) => {
      const mode = modeOf(ruleset, position.turn)
      const words = wordsOf(position)
      const [low, high] = keyOf(position, mode)
      const end = generate(mode, ...six(words), list, 0)
      for (let i = 0; i < end; i++) {
        const change = [
          mode,
          list.moves[i] as number,
          list.takenEven[i] as number,
          list.takenOdd[i] as number,
          words.kingsEven,
          words.kingsOdd,
        ] as const
        const after = play(position, moveOf(position, ruleset, keyAt(list, i)))
        expect([low ^ lowChange(...change), high ^ highChange(...change)]).toEqual(keyOf(after, mode ^ 1))
      }
    }),
    { numRuns: 300 },
  )
})

test('different positions of one game have different keys', () => {
  const seen = new Map<string, string>()
  let layer: readonly Position[] = [START]
  for (let ply = 0; ply < 4; ply++) {
    layer = layer.flatMap((position) =>
      legalMoves(position, PRESETS.dama).map((move) => play(position, move)),
    )
    for (const position of layer) {
      const key = keyOf(position, modeOf(PRESETS.dama, position.turn)).join()
      const text = JSON.stringify(position)
      expect(seen.get(key) ?? text).toBe(text)
      seen.set(key, text)
    }
  }
  expect(seen.size).toBeGreaterThan(3000)
})

test('legal moves are those of the readable twin, each with a way that can be walked', () => {
  fc.assert(
    fc.property(positions(), rulesets(), (position, ruleset) => {
      const legal = legalMoves(position, ruleset)
      expect(legal.map(moveKey).sort()).toEqual(referenceMoves(position, ruleset).map(moveKey).sort())
      const walks = new Set(referenceRoutes(position, ruleset, 1000).map((move) => JSON.stringify(move)))
      for (const move of legal) expect(walks).toContain(JSON.stringify(move))
    }),
    { numRuns: 1000 },
  )
})

test('the ways to walk legal moves are those of the readable twin while each move has few', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 9 }), rulesets(), (position, ruleset) => {
      const all = referenceRoutes(position, ruleset, 1000)
      const ways = new Map<string, number>()
      for (const move of all) ways.set(moveKey(move), (ways.get(moveKey(move)) ?? 0) + 1)
      fc.pre([...ways.values()].every((count) => count <= 12))
      const text = (move: Move): string => JSON.stringify(move)
      expect(legalRoutes(position, ruleset).map(text).sort()).toEqual(all.map(text).sort())
    }),
    { numRuns: 1000 },
  )
})

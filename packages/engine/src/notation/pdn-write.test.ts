import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreeDraw, positionOf, resign, runOutOfTime, startGame, status, undo } from '../game.ts'
import { type Move, moveKey } from '../move.ts'
import { play } from '../play.ts'
import { legalMoves } from '../rules.ts'
import { PRESETS, type Ruleset } from '../ruleset.ts'
import { type Position, START } from '../setup.ts'
import { games, positions, rulesets } from '../testing/arbitraries.ts'
import { fromFen, fromMoves } from '../testing/from-text.ts'
import { makeFen } from './fen.ts'
import {
  endedGameOfPdn,
  gameOfPdn,
  PDN_RESULTS,
  type PdnGame,
  type PdnLine,
  type PdnStep,
  type PdnVariation,
  pdnOfGame,
} from './pdn-game.ts'
import { parsePdn } from './pdn-read.ts'
import { makePdn } from './pdn-write.ts'

/** Reads as a move, but no move has so many hops. */
const NEVER_LEGAL = Array.from({ length: 18 }, () => 'a1').join('-')

const again = (text: string): string => {
  const read = parsePdn(text).map((game) => {
    if (!game.ok) throw new Error(JSON.stringify(game.error))
    return game.value
  })
  return makePdn(read)
}

describe('form', () => {
  test('tags, an empty line, moves with numbers, the result', () => {
    const game = fromMoves(makeFen(START), PRESETS.dama, 'd3-d4 d6-d5')
    const tags = [
      { name: 'Event', value: 'A "small" game' },
      { name: 'White', value: 'a\\b' },
    ]
    expect(makePdn([pdnOfGame(resign(game, 'black'), tags)])).toBe(
      '[Event "A \\"small\\" game"]\n[White "a\\\\b"]\n[Result "1-0"]\n[GameType "30,W,8,8,A0,0"]\n\n1. d3-d4 d6-d5 1-0\n',
    )
  })

  test.each([
    ['tama', '[Variant "Tama"]'],
    ['tama-igg', '[Variant "Tama"]\n[Ruleset "tama-igg"]'],
    ['dama', '[GameType "30,W,8,8,A0,0"]'],
    ['dama-federation', '[GameType "30,W,8,8,A0,0"]\n[Ruleset "dama-federation"]'],
  ] as const)('the tags of %s', (preset, head) => {
    const pdn = makePdn([pdnOfGame(startGame(START, PRESETS[preset]))])
    expect(pdn).toBe(`[Result "*"]\n${head}\n\n*\n`)
  })

  test('a start position is written with SetUp and FEN, and Black may begin', () => {
    const game = agreeDraw(fromMoves('B:Wa2,g4:Bg6,h7', PRESETS.tama, 'h7-g7 a2-a3 g7-h7'))
    expect(makePdn([pdnOfGame(game)])).toBe(
      '[Result "1/2-1/2"]\n[Variant "Tama"]\n[SetUp "1"]\n[FEN "B:Wa2,g4:Bg6,h7"]\n\n1... h7-g7 2. a2-a3 g7-h7 1/2-1/2\n',
    )
  })

  test('Black has a number again behind a comment and a variation', () => {
    const text =
      '[Result "*"]\n[Variant "Tama"]\n\n1. d3-d4! $3 {so} 1... e6-e5 (1... d6-d5 2. d4xd8) 2. c3-c4(?) *\n'
    expect(again(text)).toBe(text)
  })

  test('no line is longer than 80 characters unless a word is', () => {
    const long = `{${'word '.repeat(100)}} d3-d4 {${'x'.repeat(100)}}`
    const lengths = again(long)
      .split('\n')
      .map(({ length }) => length)
      .filter((length) => length > 80)
    expect(lengths).toEqual([102])
  })

  test('a comment with a closing brace takes the rest of a line', () => {
    const text = '[Result "*"]\n[Variant "Tama"]\n\n1. d3-d4\n; a } b\n1... e6-e5 *\n'
    expect(again('[Variant "Tama"]\n1. d3-d4 ; a } b\ne6-e5')).toContain('; a } b\n1... e6-e5')
    expect(again(again(text))).toBe(again(text))
  })

  test('plies that were undone are written, too', () => {
    const game = undo(fromMoves(makeFen(START), PRESETS.tama, 'd3-d4 e6-e5'))
    expect(makePdn([pdnOfGame(game)])).toContain('1. d3-d4 e6-e5 *')
  })
})

test('text of a variation that cannot be read is written as it will be read again', () => {
  for (const odd of ['5$0', '1-0!', '"', '%x', '31-27', '1234567', '…', 'a]b', '*']) {
    const once = again(`[Variant "Tama"]\n1. d3-d4 (e3-e6 ${odd} {x} ${odd}) 1... e6-e5`)
    expect(again(once)).toBe(once)
  }
})

/** Everything that a file says of a game, with moves by what they are and not by how they are routed. */
const essence = (game: PdnGame) => {
  const line = (of: PdnLine<Move | string>): unknown => ({
    comments: of.comments,
    steps: of.steps.map((step) => ({
      ...step,
      move: typeof step.move === 'string' ? step.move : moveKey(step.move),
      variations: step.variations.map((variation) => ({ kind: variation.kind, line: line(variation.line) })),
    })),
  })
  return { ...game, notes: [], line: line(game.line) }
}

const commentText = fc
  .string({ unit: fc.constantFrom(...'ab ÄИ1.-x{};()[]"%$!*') })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')

const marks = fc.constantFrom('!', '?', '!?', '(?)', '*')

/** A line of random moves from `position` with remarks of every kind, variations as deep as `depth`. */
const lines = (position: Position, ruleset: Ruleset, depth: number): fc.Arbitrary<PdnLine<Move>> =>
  fc.gen().map((gen) => {
    const texts = () => gen(fc.array, commentText, { maxLength: 2 })
    const lineFrom = (start: Position, left: number): PdnLine<Move> => {
      const steps: PdnStep<Move>[] = []
      let at = start
      const length = gen(fc.integer, { min: left === depth ? 0 : 1, max: 6 })
      while (steps.length < length) {
        const legal = legalMoves(at, ruleset)
        const move = legal[gen(fc.nat, { max: 999 }) % legal.length]
        if (move === undefined) break
        const before = at
        const variations = Array.from({ length: left > 0 ? gen(fc.integer, { min: 0, max: 2 }) : 0 }, () =>
          variationFrom(before, left - 1),
        )
        const bare = gen(fc.boolean)
        steps.push({
          move,
          marks: bare ? [] : gen(fc.array, marks, { maxLength: 1 }),
          nags: bare ? [] : gen(fc.array, fc.nat({ max: 255 }), { maxLength: 2 }),
          comments: bare ? [] : texts(),
          variations: variations.filter(({ line }) => line.steps.length > 0),
        })
        at = play(at, move)
      }
      return { comments: texts(), steps }
    }
    const variationFrom = (start: Position, left: number): PdnVariation => {
      const line = lineFrom(start, left)
      if (gen(fc.integer, { min: 0, max: 3 }) > 0) return { kind: 'moves', line }
      const steps = line.steps.map((step) => ({ ...step, variations: [] }))
      return {
        kind: 'unread',
        line: { comments: line.comments, steps: steps.map((step) => ({ ...step, move: NEVER_LEGAL })) },
      }
    }
    return lineFrom(position, depth)
  })

const pdnGames = (): fc.Arbitrary<PdnGame> =>
  fc
    .record({
      ruleset: rulesets(),
      start: fc.oneof(fc.constant(START), positions({ maxPieces: 5 })),
      names: fc.uniqueArray(fc.constantFrom('Event', 'Site', 'White', 'Black', 'ECO', 'Annotator')),
      values: fc.array(
        fc.string({ unit: fc.constantFrom(...'aÄИ "\\[]{};%') }).map((text) => text.replace(/\s+/g, ' ')),
        { minLength: 6, maxLength: 6 },
      ),
      result: fc.constantFrom(...PDN_RESULTS),
    })
    .chain(({ ruleset, start, names, values, result }) =>
      lines(start, ruleset, 2).map((line) => ({
        tags: names.map((name, index) => ({ name, value: values[index] ?? '' })),
        ruleset,
        start,
        line,
        result,
        notes: [],
      })),
    )

test('reading what is written gives the same games, with every remark and variation', () => {
  fc.assert(
    fc.property(fc.array(pdnGames(), { minLength: 1, maxLength: 2 }), (written) => {
      const text = makePdn(written)
      const read = parsePdn(text)
      expect(read.map((game) => (game.ok ? essence(game.value) : game.error))).toEqual(written.map(essence))
      expect(makePdn(read.flatMap((game) => (game.ok ? game.value : [])))).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test('a game that was played is the same game again', () => {
  fc.assert(
    fc.property(games(PRESETS.tama, positions({ maxPieces: 4 })), (game) => {
      const [read] = parsePdn(makePdn([pdnOfGame(game)]))
      if (!read?.ok) throw new Error(JSON.stringify(read))
      const back = gameOfPdn(read.value)
      expect(back.plies.map(({ move }) => moveKey(move))).toEqual(game.plies.map(({ move }) => moveKey(move)))
      expect(makeFen(positionOf(back))).toBe(makeFen(positionOf(game)))
      expect(makeFen(back.start.position)).toBe(makeFen(game.start.position))
    }),
    { numRuns: 50 },
  )
})

test('how the players ended a game is read back: resigned, agreed, lost on time or drawn on it', () => {
  const open = fromMoves(makeFen(START), PRESETS.dama, 'd3-d4 d6-d5')
  const bare = startGame(fromFen('W:Wd4,a2:Bd5'), PRESETS.dama)
  const ended = [
    resign(open, 'black'),
    agreeDraw(open),
    runOutOfTime(open, 'white'),
    runOutOfTime(bare, 'white'),
    open,
  ]
  for (const game of ended) {
    const [read] = parsePdn(makePdn([pdnOfGame(game)]))
    if (!read?.ok) throw new Error(JSON.stringify(read))
    expect(status(endedGameOfPdn(read.value))).toEqual(status(game))
  }
  expect(makePdn([pdnOfGame(runOutOfTime(open, 'white'))])).toContain('[Termination "time forfeit"]')
})

test('a game that goes on loses the tag that says it ended on time', () => {
  const open = fromMoves(makeFen(START), PRESETS.dama, 'd3-d4 d6-d5')
  const tags = [{ name: 'termination', value: 'Time forfeit' }]
  expect(makePdn([pdnOfGame(open, tags)])).not.toContain('ermination')
})

test('the start of a FEN tag is the one that was written', () => {
  const pdn = makePdn([pdnOfGame(startGame(fromFen('B:WKa1:Bh7,Kg2'), PRESETS['tama-igg']))])
  const [read] = parsePdn(pdn)
  expect(read?.ok && makeFen(read.value.start)).toBe('B:WKa1:BKg2,h7')
  expect(read?.ok && read.value.ruleset).toEqual(PRESETS['tama-igg'])
})

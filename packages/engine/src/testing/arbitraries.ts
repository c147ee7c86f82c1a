import fc from 'fast-check'
import { type Game, playOn, startGame } from '../game.ts'
import type { Move } from '../move.ts'
import { COLOURS, type Colour, type Kind, opponent, PIECES, type Piece, promotionRow } from '../piece.ts'
import { play } from '../play.ts'
import { legalMoves } from '../rules.ts'
import { LONE_MAN, LONE_SAME, PRESET_IDS, PRESETS, PROMOTIONS, REVERSALS, type Ruleset } from '../ruleset.ts'
import { checkSetup, MAX_PIECES, type Position, type Setup, START } from '../setup.ts'
import { rowOf, SQUARES, type Square } from '../square.ts'

/** Any colour. */
export const colours = (): fc.Arbitrary<Colour> => fc.constantFrom(...COLOURS)

/** Any of the four presets. */
export const presets = (): fc.Arbitrary<Ruleset> =>
  fc.constantFrom(...PRESET_IDS.map((preset) => PRESETS[preset]))

/** Any ruleset, the presets half of the time. */
export const rulesets = (): fc.Arbitrary<Ruleset> =>
  fc.oneof(
    presets(),
    fc.record({
      diagonalMoves: fc.boolean(),
      reversal: fc.constantFrom(...REVERSALS),
      promotion: fc.constantFrom(...PROMOTIONS),
      loneMan: fc.constantFrom(...LONE_MAN),
      loneKings: fc.constantFrom(...LONE_SAME),
      loneMen: fc.constantFrom(...LONE_SAME),
      repetition: fc.integer({ min: 2, max: 9 }),
      noProgressPlies: fc.integer({ min: 1, max: 200 }),
    }),
  )

/** Anything on a board: any number of pieces anywhere, legal or not. */
export const setups = (): fc.Arbitrary<Setup> => {
  const piece = fc.constantFrom<Piece>(...COLOURS.flatMap((colour) => Object.values(PIECES[colour])))
  const board = fc.array(fc.option(piece, { nil: undefined, freq: 3 }), { minLength: 64, maxLength: 64 })
  return fc.record({ turn: colours(), board })
}

/** A man that would stand on its promotion row is a king. */
const standing = (colour: Colour, kind: Kind, at: Square): Piece =>
  PIECES[colour][rowOf(at) === promotionRow(colour) ? 'king' : kind]

/** How a random placement is made up. */
export interface PlacementShape {
  /** The largest number of pieces of each side, 16 unless said. */
  readonly maxPieces?: number
  /** How many of ten pieces are kings, 0..10; 5 unless said. */
  readonly kingsInTen?: number
}

/** Positions by random placement, each side with at least one piece: rich in kings and captures, few of them ever played. */
export const positions = ({
  maxPieces = MAX_PIECES,
  kingsInTen = 5,
}: PlacementShape = {}): fc.Arbitrary<Position> => {
  const squares = fc.shuffledSubarray([...SQUARES], { minLength: 2, maxLength: 2 * maxPieces })
  const throws = fc.array(fc.integer({ min: 0, max: 19 }), {
    minLength: 2 * maxPieces,
    maxLength: 2 * maxPieces,
  })
  return fc.record({ turn: colours(), squares, throws }).map(({ turn, squares, throws }) => {
    const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
    const left = { white: maxPieces, black: maxPieces }
    for (const [index, at] of squares.entries()) {
      const chance = throws[index] ?? 0
      const wanted = COLOURS[index < 2 ? index : Math.floor(chance / 10)] ?? 'white'
      const colour = left[wanted] > 0 ? wanted : opponent(wanted)
      left[colour] -= 1
      board[at] = standing(colour, chance % 10 < kingsInTen ? 'king' : 'man', at)
    }
    const checked = checkSetup({ turn, board })
    if (!checked.ok) throw new Error(`not a position: ${JSON.stringify(checked.error)}`)
    return checked.value
  })
}

/** The move that `choice`, any natural number, stands for. */
const choose = (legal: readonly Move[], choice: number): Move | undefined => legal[choice % legal.length]

const choices = (maxPlies: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat({ max: 9999 }), { maxLength: maxPlies, size: 'max' })

/** Positions that random play from the start reaches in at most `maxPlies` plies. */
export const reachedPositions = (ruleset: Ruleset, maxPlies = 120): fc.Arbitrary<Position> =>
  choices(maxPlies).map((picks) => {
    let position: Position = START
    for (const pick of picks) {
      const move = choose(legalMoves(position, ruleset), pick)
      if (move === undefined) break
      position = play(position, move)
    }
    return position
  })

/** Games of at most `maxPlies` random moves from `start`, played on past draws until nobody can move. */
export const games = (
  ruleset: Ruleset,
  start: fc.Arbitrary<Position> = fc.constant(START),
  maxPlies = 60,
): fc.Arbitrary<Game> =>
  fc.record({ start, picks: choices(maxPlies) }).map(({ start, picks }) => {
    let game = startGame(start, ruleset)
    for (const pick of picks) {
      const move = choose(game.legal, pick)
      const next = move === undefined ? undefined : playOn(game, move)
      if (!next?.ok) break
      game = next.value
    }
    return game
  })

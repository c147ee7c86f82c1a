// HOT: retrograde analysis of two materials that differ in the side to move.
import {
  DRAWN,
  isMirrored,
  isSymmetric,
  type Layout,
  lossIn,
  type Material,
  materialOfWords,
  numberOf,
  numberOfWords,
  pliesOf,
  swapSides,
  WORDS,
  winIn,
  writeAfter,
  writeSquares,
  writeWords,
} from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import { CAPTURE, createMoveList, generate, modeOf, PROMOTES } from '@tama/engine/hot'
import { NO_POSITION, type SolvedTable, type SolvedTables, workingLayout } from './solved.ts'
import { kingOrigins, manOrigins } from './unmove.ts'

/** The rules to solve by. */
export interface Rules {
  readonly ruleset: Ruleset
  /**
   * Two lone pieces end the game even when one can capture the other, which no ruleset of ours says: for comparison
   * with tables of other programs. False unless said.
   */
  readonly loneAtOnce?: boolean
}

/** A material while it is solved. */
interface Side extends SolvedTable {
  /** How many quiet moves within the material are not known to lose, or one of the two marks below. */
  readonly open: Uint8Array
  /** The longest loss that a promotion leads to, in plies; 0 without one. */
  readonly exitPlies: Uint8Array
}

/** There is a promotion that draws: the position cannot be lost. */
const NEVER_LOST = 255
/** No quiet move within the material is legal: the value is final. */
const CLOSED = 254

const list = createMoveList(0)
const squares = new Int32Array(4)
const before = new Int32Array(4)
const origins = new Int32Array(64)
const occupied = new Uint8Array(64)
/** The six words of the position under way and of the one after a move. */
const words = new Int32Array(WORDS)
const after = new Int32Array(WORDS)

const createSide = (material: Material): Side => {
  const layout = workingLayout(material)
  return {
    layout,
    values: new Int16Array(layout.size),
    open: new Uint8Array(layout.size),
    exitPlies: new Uint8Array(layout.size),
  }
}

/** Looks the position of `after` up, for its side to move, which is Black. Throws when its table is not solved yet. */
const lookUpAfter = (tables: SolvedTables): number => {
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = after
  if ((ownEven | ownOdd) === 0) return lossIn(0)
  const material = materialOfWords(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  const table = tables[material]
  if (table === undefined) throw new Error('a material is needed before it is solved')
  return table.values[
    numberOfWords(table.layout, 1, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  ] as number
}

/** How two lone pieces end the game, for the side to move; undefined when it goes on. */
const loneValue = (layout: Layout, { ruleset, loneAtOnce = false }: Rules, canCapture: boolean) => {
  const { pieces, ownMenAt, oppKingsAt, oppMenAt } = layout
  if (pieces !== 2 || (canCapture && !loneAtOnce)) return undefined
  const isKing = ownMenAt === 1
  if (isKing === oppMenAt > oppKingsAt) {
    return (isKing ? ruleset.loneKings : ruleset.loneMen) === 'draw' ? DRAWN : undefined
  }
  if (ruleset.loneMan === 'playOn') return undefined
  if (ruleset.loneMan === 'draw') return DRAWN
  return isKing ? winIn(0) : lossIn(0)
}

/** Generates the moves of every position once: what is final, what promotions promise, how much is open. */
const begin = (side: Side, rules: Rules, tables: SolvedTables): number => {
  const { layout, values, open, exitPlies } = side
  const mode = modeOf(rules.ruleset, 'white')
  let latest = 0
  for (let number = 0; number < layout.size; number++) {
    open[number] = CLOSED
    if (!writeSquares(layout, number, squares)) {
      values[number] = NO_POSITION
      continue
    }
    writeWords(layout, squares, words)
    const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words
    const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, 0)
    if (end === 0) {
      values[number] = lossIn(0)
      continue
    }
    const isCapture = (list.moves[0] as number) >= CAPTURE
    const lone = loneValue(layout, rules, isCapture)
    if (lone !== undefined) {
      values[number] = lone
      continue
    }
    let within = 0
    let soonestWin = 0x7fff
    let latestLoss = -1
    let isDrawn = false
    for (let index = 0; index < end; index++) {
      if (!isCapture && ((list.moves[index] as number) & PROMOTES) === 0) {
        within++
        continue
      }
      writeAfter(words, list, index, after)
      const reply = lookUpAfter(tables)
      if (reply === DRAWN) isDrawn = true
      else if (reply < 0) soonestWin = Math.min(soonestWin, pliesOf(reply) + 1)
      else latestLoss = Math.max(latestLoss, pliesOf(reply) + 1)
    }
    if (within > 0) open[number] = isDrawn ? NEVER_LOST : within
    if (soonestWin < 0x7fff) {
      values[number] = winIn(soonestWin)
      latest = Math.max(latest, soonestWin)
    } else if (!isDrawn && latestLoss >= 0) {
      if (within === 0) {
        values[number] = lossIn(latestLoss)
        latest = Math.max(latest, latestLoss)
      } else {
        exitPlies[number] = latestLoss
      }
    }
  }
  return latest
}

/** A position of the other side to move is lost in `plies`: its predecessor at `number` is won one ply before. */
const claimWin = (side: Side, number: number, plies: number): void => {
  if (side.open[number] === CLOSED) return
  const known = side.values[number] as number
  if (known === DRAWN || known > winIn(plies + 1)) side.values[number] = winIn(plies + 1)
}

/** A position of the other side to move is won in `plies`: its predecessor at `number` has one move less to try. */
const closeMove = (side: Side, number: number, plies: number): number => {
  const open = side.open[number] as number
  if (open >= CLOSED || side.values[number] !== DRAWN) return 0
  side.open[number] = open - 1
  if (open > 1) return 0
  const latest = Math.max(plies + 1, side.exitPlies[number] as number)
  side.values[number] = lossIn(latest)
  return latest
}

/** Tells every predecessor of `number` of `side`, which belong to `other`, its value; the longest loss that follows. */
const tell = (side: Side, other: Side, isDiagonal: boolean, number: number, plies: number): number => {
  const isWin = (side.values[number] as number) > 0
  const layout = side.layout
  const pieces = layout.pieces
  writeSquares(layout, number, squares)
  // The position as the side that moved sees it, whose pieces come first.
  const own = layout.oppKingsAt
  const moved = pieces - own
  for (let i = 0; i < pieces; i++) {
    const square = (squares[i] as number) ^ 56
    before[i < own ? i + moved : i - own] = square
    occupied[square] = 1
  }
  const isAmbiguous = isSymmetric(layout, squares)
  let latest = 0
  for (let piece = 0; piece < moved; piece++) {
    const square = before[piece] as number
    const count =
      piece < other.layout.ownMenAt
        ? kingOrigins(isDiagonal, square, occupied, origins)
        : manOrigins(isDiagonal, square, occupied, origins)
    for (let i = 0; i < count; i++) {
      before[piece] = origins[i] as number
      // A position with two numbers is told of each, and tells only those that lead to itself, not to its image.
      if (isAmbiguous && isMirrored(other.layout, before)) continue
      const from = numberOf(other.layout, before)
      if (isWin) latest = Math.max(latest, closeMove(other, from, plies))
      else claimWin(other, from, plies)
      if (!isAmbiguous && isSymmetric(other.layout, before)) {
        for (let j = 0; j < pieces; j++) before[j] = (before[j] as number) ^ 7
        const image = numberOf(other.layout, before)
        if (isWin) latest = Math.max(latest, closeMove(other, image, plies))
        else claimWin(other, image, plies)
        for (let j = 0; j < pieces; j++) before[j] = (before[j] as number) ^ 7
      }
    }
    before[piece] = square
  }
  for (let i = 0; i < pieces; i++) occupied[before[i] as number] = 0
  return isWin ? latest : plies + 1
}

/**
 * Solves `material` and the same pieces with the other side to move, and adds both to `tables`, which must hold every
 * material that a capture or a promotion leads to. `onLevel` hears of each number of plies that is done.
 */
export const solve = (
  material: Material,
  rules: Rules,
  tables: SolvedTables,
  onLevel: (plies: number) => void = () => {},
): void => {
  const side = createSide(material)
  const other = swapSides(material) === material ? side : createSide(swapSides(material))
  const sides = side === other ? [side] : [side, other]
  let latest = 0
  for (const each of sides) latest = Math.max(latest, begin(each, rules, tables))
  for (let plies = 0; plies <= latest; plies++) {
    for (const each of sides) {
      const values = each.values
      const won = winIn(plies)
      const lost = lossIn(plies)
      for (let number = 0; number < values.length; number++) {
        if (values[number] !== won && values[number] !== lost) continue
        const follows = tell(each, each === side ? other : side, rules.ruleset.diagonalMoves, number, plies)
        if (follows > latest) latest = follows
      }
    }
    onLevel(plies)
  }
  for (const { layout, values } of sides) tables[layout.material] = { layout, values }
}

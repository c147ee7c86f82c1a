// HOT: runs once per leaf. Below: no objects, closures, iterators or exceptions.
import { BLACK, DIAGONAL, popcount } from '@tama/engine/hot'
import type { EvalTables } from './tables.ts'
import { taper } from './taper.ts'
import { kingPlaces, passers, placement, steps, structure } from './terms.ts'

/**
 * What the position is worth to the side to move, in centimen; an estimate, never a win. Meant for positions in which
 * nothing can be captured. The six words are those of the side to move, as everywhere in `@tama/engine/hot`.
 */
export const evaluate = (
  tables: EvalTables,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const blackMoves = (mode & BLACK) !== 0
  const diagonal = (mode & DIAGONAL) !== 0
  const whiteEven = blackMoves ? oppEven : ownEven
  const whiteOdd = blackMoves ? oppOdd : ownOdd
  const blackEven = blackMoves ? ownEven : oppEven
  const blackOdd = blackMoves ? ownOdd : oppOdd
  const whiteMenEven = whiteEven & ~kingsEven
  const whiteMenOdd = whiteOdd & ~kingsOdd
  const blackMenEven = blackEven & ~kingsEven
  const blackMenOdd = blackOdd & ~kingsOdd
  const occupiedEven = whiteEven | blackEven
  const occupiedOdd = whiteOdd | blackOdd
  const whiteMen = popcount(whiteMenEven) + popcount(whiteMenOdd)
  const blackMen = popcount(blackMenEven) + popcount(blackMenOdd)

  let sum = tables.man * (whiteMen - blackMen)
  sum +=
    placement(tables.whiteMen, whiteMenEven, whiteMenOdd) -
    placement(tables.blackMen, blackMenEven, blackMenOdd)
  sum +=
    steps(
      tables,
      true,
      diagonal,
      whiteMenEven,
      whiteMenOdd,
      blackMenEven,
      blackMenOdd,
      ~occupiedEven,
      ~occupiedOdd,
    ) -
    steps(
      tables,
      false,
      diagonal,
      blackMenEven,
      blackMenOdd,
      whiteMenEven,
      whiteMenOdd,
      ~occupiedEven,
      ~occupiedOdd,
    )
  sum +=
    structure(tables, true, whiteMenEven, whiteMenOdd, whiteEven, whiteOdd, blackEven, blackOdd) -
    structure(tables, false, blackMenEven, blackMenOdd, blackEven, blackOdd, whiteEven, whiteOdd)
  const anyKing = (kingsEven | kingsOdd) !== 0
  const whiteHasKing = anyKing && ((whiteEven & kingsEven) | (whiteOdd & kingsOdd)) !== 0
  const blackHasKing = anyKing && ((blackEven & kingsEven) | (blackOdd & kingsOdd)) !== 0
  sum +=
    passers(
      tables,
      true,
      whiteMenEven,
      whiteMenOdd,
      blackMenEven,
      blackMenOdd,
      occupiedEven,
      occupiedOdd,
      blackHasKing,
    ) -
    passers(
      tables,
      false,
      blackMenEven,
      blackMenOdd,
      whiteMenEven,
      whiteMenOdd,
      occupiedEven,
      occupiedOdd,
      whiteHasKing,
    )
  if (whiteHasKing) {
    sum += tables.king * (popcount(whiteEven & kingsEven) + popcount(whiteOdd & kingsOdd))
    sum += kingPlaces(tables, whiteEven & kingsEven, whiteOdd & kingsOdd, occupiedEven, occupiedOdd)
    if (!blackHasKing) sum += tables.onlyKing
  }
  if (blackHasKing) {
    sum -= tables.king * (popcount(blackEven & kingsEven) + popcount(blackOdd & kingsOdd))
    sum -= kingPlaces(tables, blackEven & kingsEven, blackOdd & kingsOdd, occupiedEven, occupiedOdd)
    if (!whiteHasKing) sum -= tables.onlyKing
  }
  sum += blackMoves ? -tables.tempo : tables.tempo
  const value = taper(sum, whiteMen + blackMen)
  return blackMoves ? 0 - value : value
}

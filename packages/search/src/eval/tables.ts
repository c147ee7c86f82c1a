import { mirrorPattern, WINDOW_PATTERNS, WINDOW_ROWS, WINDOWS_A_ROW, windowSquares } from './blocks.ts'
import { pack } from './taper.ts'
import { WEIGHT_AT, type WeightName, type Weights } from './weights.ts'

/** Weights in the shape the evaluation reads: packed early and late values (`taper.ts`). */
export interface EvalTables {
  /** What the men of a window are worth, bare worth included: 21 windows of `WINDOW_PATTERNS`. */
  readonly patterns: Int32Array
  readonly material: Int32Array
  /** By square, 0..63, from the side to move. */
  readonly ownKing: Int32Array
  readonly oppKing: Int32Array
  /** By row from the owner's side. */
  readonly ownPassed: Int32Array
  readonly oppPassed: Int32Array
  readonly ownRunaway: Int32Array
  readonly oppRunaway: Int32Array
  readonly ownReach: number
  readonly oppReach: number
  readonly ownSteps: number
  readonly oppSteps: number
  readonly threatened: number
}

/** Index of a square in a table by row and pair of files. */
const byPair = (square: number): number => (square >> 3) * 4 + Math.min(square & 7, 7 - (square & 7))

/** The one window that pays for the man on a square, though two or four windows see it. */
const homeOf = (square: number): { readonly row: number; readonly column: number } => ({
  row: Math.min(square >> 3, WINDOW_ROWS - 1) & ~1,
  column: (square & 7) < 4 ? 0 : 2,
})

/** Prepares weights for the evaluation. */
export const evalTables = ({ early, late }: Weights): EvalTables => {
  const at = (name: WeightName, index: number): number => {
    const place = WEIGHT_AT[name] + index
    return pack(early[place] as number, late[place] as number)
  }
  const group = (name: WeightName, count: number, index = (each: number): number => each): Int32Array =>
    Int32Array.from({ length: count }, (_, each) => at(name, index(each)))

  const patterns = new Int32Array(WINDOW_ROWS * WINDOWS_A_ROW * WINDOW_PATTERNS)
  for (let row = 0; row < WINDOW_ROWS; row++) {
    for (let column = 0; column < WINDOWS_A_ROW; column++) {
      const squares = windowSquares(row, column)
      const paid = squares.map((square) => {
        const home = homeOf(square)
        return home.row === row && home.column === column
      })
      const base = (row * WINDOWS_A_ROW + column) * WINDOW_PATTERNS
      const stored = (2 * row + (column === 1 ? 1 : 0)) * WINDOW_PATTERNS
      for (let index = 0; index < WINDOW_PATTERNS; index++) {
        const mirrored = mirrorPattern(index)
        const canonical = column === 0 ? index : column === 2 ? mirrored : Math.min(index, mirrored)
        let worth = at('patterns', stored + canonical)
        for (let place = 0, rest = index; rest !== 0; place++, rest = Math.trunc(rest / 3)) {
          if (!paid[place] || rest % 3 === 0) continue
          worth += at(rest % 3 === 1 ? 'ownMan' : 'oppMan', byPair(squares[place] as number))
        }
        patterns[base + index] = worth
      }
    }
  }
  return {
    patterns,
    material: group('material', 144),
    ownKing: group('ownKing', 64, byPair),
    oppKing: group('oppKing', 64, byPair),
    ownPassed: group('ownPassed', 8),
    oppPassed: group('oppPassed', 8),
    ownRunaway: group('ownRunaway', 8),
    oppRunaway: group('oppRunaway', 8),
    ownReach: at('reach', 0),
    oppReach: at('reach', 1),
    ownSteps: at('steps', 0),
    oppSteps: at('steps', 1),
    threatened: at('threatened', 0),
  }
}

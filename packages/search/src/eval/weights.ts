/**
 * What a feature is worth in centimen (100 = one man), early in the game and late: between them the value moves with
 * the number of men on the board. Positive is good for the side that has the feature.
 */
export interface Weight {
  readonly early: number
  readonly late: number
}

/** A weight for each pair of files that mirror each other: a and h, b and g, c and f, d and e. */
export type ByFilePair = readonly [Weight, Weight, Weight, Weight]

/** The weights of the evaluation, by name. Rows count from the owner's side, 0 is the first. */
export interface Weights {
  readonly man: Weight
  readonly king: Weight
  /** Having a king at all while the other side has none. */
  readonly onlyKing: Weight
  /** A man on a square: rows 0..6, file pairs. */
  readonly manOn: readonly ByFilePair[]
  /** A man with no enemy man ahead of it on its own file or a neighbouring one: rows 0..6. */
  readonly passed: readonly Weight[]
  /** The same when the enemy has no king either and the file ahead is empty: nothing can stop it. Rows 0..6. */
  readonly runaway: readonly Weight[]
  /** A step ahead that a man can make onto a square where no enemy man can take it. */
  readonly safeStep: Weight
  /** A man whose square ahead is occupied by an enemy. */
  readonly blocked: Weight
  /** A man with a piece of its own right behind it. */
  readonly backed: Weight
  /** A man with a piece of its own right beside it, for each such pair. */
  readonly paired: Weight
  /** An empty square that a king can reach along its file or row. */
  readonly kingReach: Weight
  /** Being the side to move. */
  readonly tempo: Weight
}

const same = (value: number): Weight => ({ early: value, late: value })
const rows = (...values: readonly number[]): readonly Weight[] => values.map(same)
const level = (value: number): ByFilePair => [same(value), same(value), same(value), same(value)]

const orthogonal: Weights = {
  man: same(100),
  king: same(450),
  onlyKing: same(50),
  manOn: [level(0), level(0), level(0), level(4), level(10), level(18), level(30)],
  passed: rows(0, 0, 5, 10, 20, 35, 60),
  runaway: rows(0, 0, 20, 40, 70, 110, 160),
  safeStep: same(3),
  blocked: same(-2),
  backed: same(3),
  paired: same(2),
  kingReach: same(3),
  tempo: same(5),
}

const diagonal: Weights = { ...orthogonal }

/** The weights for a ruleset, chosen by its properties. */
export const weightsFor = (ruleset: { readonly diagonalMoves: boolean }): Weights =>
  ruleset.diagonalMoves ? diagonal : orthogonal

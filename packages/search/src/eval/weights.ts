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
  /** A square that a man can step onto, ahead (or diagonally where the ruleset says so), without an enemy man taking it there. */
  readonly safeStep: Weight
  /** A man whose square ahead is occupied by an enemy. */
  readonly blocked: Weight
  /** A man with a piece of its own right behind it. */
  readonly backed: Weight
  /** A man with a piece of its own right beside it, for each such pair. */
  readonly paired: Weight
  /** An empty square that a king can reach along its file or row. */
  readonly kingReach: Weight
  /** A king by its distance from the nearest edge, 0..3. */
  readonly kingInside: readonly [Weight, Weight, Weight, Weight]
  /** Being the side to move. */
  readonly tempo: Weight
}

/** A weight by its early and its late value. */
export const weigh = (early: number, late: number): Weight => ({ early, late })

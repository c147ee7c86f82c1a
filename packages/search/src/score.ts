/** A score for the side to move at the root: an estimate in centimen (100 = one man), or a win in so many plies (negative: a loss). */
export type Score =
  | { readonly kind: 'estimate'; readonly centimen: number }
  | { readonly kind: 'win'; readonly plies: number }

// Inside the search a score is one integer from the point of view of the side to move: centimen while it is an
// estimate, `WIN` less the plies to the end of the game when it is a win, the negative of that when it is a loss.

/** A game won on the spot. A win in N plies is `WIN - N`. */
export const WIN = 30_000

/** Values of this size or more are wins, of the negative or less losses; estimates stay between. */
export const WIN_FLOOR = 29_000

/** Beyond every value. */
export const INFINITE = 31_000

/** Repetition, no progress, a lone-piece draw. */
export const DRAW = 0

/** True when `value` is a proven win or loss, no estimate. */
export const isDecided = (value: number): boolean => value >= WIN_FLOOR || value <= -WIN_FLOOR

/** The public form of a value of the search. */
export const scoreOf = (value: number): Score => {
  if (value >= WIN_FLOOR) return { kind: 'win', plies: WIN - value }
  if (value <= -WIN_FLOOR) return { kind: 'win', plies: -WIN - value }
  return { kind: 'estimate', centimen: value }
}

/** The value of a public score: the inverse of `scoreOf`. */
export const scoreValue = (score: Score): number => {
  if (score.kind === 'estimate') return score.centimen
  return score.plies > 0 ? WIN - score.plies : -WIN - score.plies
}

/** A score for the side to move at the root: an estimate in centimen (100 = one man), or a win in so many plies (negative: a loss). */
export type Score =
  | { readonly kind: 'estimate'; readonly centimen: number }
  | { readonly kind: 'win'; readonly plies: number }

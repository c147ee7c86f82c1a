// HOT: what a table says of a position, for the side to move, as one small integer: 0 a draw, n + 1 a win in n plies,
// -(n + 1) a loss in n plies. The game can end on the spot either way, so n may be 0. No objects or closures here.

/** Nobody can force a win. */
export const DRAWN = 0

/** Returned where a position has no value: too many pieces, no table. */
export const UNKNOWN = -0x8000

/** The value of a win in so many plies. */
export const winIn = (plies: number): number => plies + 1

/** The value of a loss in so many plies. */
export const lossIn = (plies: number): number => -1 - plies

/** In how many plies a won or lost position ends. */
export const pliesOf = (value: number): number => (value < 0 ? 0 - value : value) - 1

// HOT: an early and a late value in one int32, so that both are added up at once: the early one in the upper half,
// the late one, with its sign, in the lower.

/** The men of both sides at the start: a position with so many is wholly early. */
export const FULL_PHASE = 32

/** Both values in one int32; each must stay within 16 bits also after adding up. */
export const pack = (early: number, late: number): number =>
  (Math.round(early) * 65536 + Math.round(late)) | 0

/** The value of a packed sum when `men` men of both sides are on the board. */
export const taper = (packed: number, men: number): number => {
  const late = (packed << 16) >> 16
  const early = (packed - late) >> 16
  return ((early * men + late * (FULL_PHASE - men)) / FULL_PHASE) | 0
}

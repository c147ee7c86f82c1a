import { WEIGHT_AT, WEIGHT_COUNT, type Weights } from './weights.ts'

const KING = 440
/** What a man gains by each row it has come forward. */
const A_ROW = 5

/** Weights that know material and the way forward only: what is used until trained ones are loaded, or when none can be. */
export const plainWeights = (): Weights => {
  const both = new Int16Array(WEIGHT_COUNT)
  for (let index = 0; index < 32; index++) {
    const row = index >> 2
    both[WEIGHT_AT.ownMan + index] = 100 + A_ROW * row
    both[WEIGHT_AT.oppMan + index] = -100 - A_ROW * (7 - row)
    both[WEIGHT_AT.ownKing + index] = KING
    both[WEIGHT_AT.oppKing + index] = -KING
  }
  return { early: both, late: both }
}

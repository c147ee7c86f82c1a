import { type Weights, w } from './weights.ts'

/** For rulesets in which quiet moves may also go diagonally. */
export const DIAGONAL: Weights = {
  man: w(96, 121),
  king: w(435, 446),
  onlyKing: w(41, 61),
  manOn: [
    [w(-3, 11), w(-13, 7), w(-12, -5), w(-7, -7)],
    [w(-3, 11), w(-13, 7), w(-12, -5), w(-7, -7)],
    [w(1, 12), w(-8, -6), w(-5, -17), w(-5, -16)],
    [w(5, -4), w(-1, 3), w(1, -9), w(-1, -15)],
    [w(15, 10), w(19, 17), w(8, 4), w(11, 2)],
    [w(31, 33), w(28, 38), w(21, 24), w(17, 14)],
    [w(42, 53), w(38, 50), w(35, 40), w(29, 30)],
  ],
  passed: [w(0, 0), w(-5, -7), w(-1, 5), w(0, 3), w(10, 11), w(33, 45), w(63, 96)],
  runaway: [w(0, 0), w(5, 8), w(18, 17), w(37, 34), w(66, 65), w(109, 112), w(157, 161)],
  safeStep: w(-7, 15),
  blocked: w(-2, -2),
  backed: w(10, 11),
  paired: w(-1, 7),
  kingReach: w(-6, -3),
  kingInside: [w(-4, 18), w(-3, -8), w(-5, -9), w(-3, -4)],
  tempo: w(21, 20),
}

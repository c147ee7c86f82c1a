import { type Weights, w } from './weights.ts'

/** For rulesets in which quiet moves may also go diagonally. */
export const DIAGONAL: Weights = {
  man: w(93, 121),
  king: w(433, 448),
  onlyKing: w(41, 74),
  manOn: [
    [w(-4, 10), w(-13, 13), w(-15, -2), w(-12, -8)],
    [w(-4, 10), w(-13, 13), w(-15, -2), w(-12, -8)],
    [w(4, 5), w(-6, -8), w(-5, -15), w(-9, -18)],
    [w(10, 4), w(4, 2), w(-2, -7), w(-4, -16)],
    [w(19, 11), w(22, 16), w(8, 5), w(12, -3)],
    [w(31, 33), w(25, 34), w(19, 25), w(17, 14)],
    [w(43, 56), w(36, 48), w(34, 42), w(30, 29)],
  ],
  passed: [w(0, 0), w(-9, -10), w(1, 1), w(2, 3), w(12, 9), w(34, 45), w(63, 96)],
  runaway: [w(0, 0), w(4, 10), w(19, 17), w(37, 35), w(68, 67), w(110, 113), w(158, 166)],
  safeStep: w(-10, 16),
  blocked: w(-1, -2),
  backed: w(10, 10),
  paired: w(1, 7),
  kingReach: w(-5, -1),
  kingInside: [w(-9, 19), w(-2, -7), w(-4, -9), w(-2, -5)],
  tempo: w(28, 19),
}

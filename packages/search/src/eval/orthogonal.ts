import { type Weights, w } from './weights.ts'

/** For rulesets in which men and kings move along rows and files only. */
export const ORTHOGONAL: Weights = {
  man: w(107, 113),
  king: w(437, 445),
  onlyKing: w(41, 82),
  manOn: [
    [w(7, 7), w(-9, -5), w(-7, 8), w(-12, -14)],
    [w(7, 7), w(-9, -5), w(-7, 8), w(-12, -14)],
    [w(4, 18), w(-6, -10), w(-5, -10), w(-7, -20)],
    [w(11, 6), w(3, -7), w(2, -9), w(5, -14)],
    [w(8, 18), w(8, 8), w(4, 7), w(-3, -6)],
    [w(34, 44), w(29, 33), w(23, 21), w(22, 19)],
    [w(44, 62), w(36, 40), w(34, 33), w(33, 32)],
  ],
  passed: [w(0, 0), w(-4, -11), w(2, -5), w(6, 5), w(16, 18), w(34, 35), w(64, 87)],
  runaway: [w(0, 0), w(8, 13), w(19, 18), w(38, 36), w(68, 68), w(109, 113), w(161, 168)],
  safeStep: w(-3, 7),
  blocked: w(-1, -3),
  backed: w(-3, 4),
  paired: w(-2, -11),
  kingReach: w(-10, -2),
  kingInside: [w(5, 19), w(-3, -12), w(-8, -6), w(-7, -7)],
  tempo: w(12, 19),
}

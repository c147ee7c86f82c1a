import { type Weights, w } from './weights.ts'

/** For rulesets in which men and kings move along rows and files only. */
export const ORTHOGONAL: Weights = {
  man: w(103, 108),
  king: w(436, 444),
  onlyKing: w(44, 91),
  manOn: [
    [w(8, 2), w(-10, 8), w(-4, 6), w(-15, -11)],
    [w(8, 2), w(-10, 8), w(-4, 6), w(-15, -11)],
    [w(4, 12), w(-9, -7), w(-9, -14), w(-11, -22)],
    [w(13, 9), w(4, -1), w(5, -12), w(7, -21)],
    [w(10, 20), w(7, 9), w(4, 7), w(-7, -12)],
    [w(34, 45), w(33, 37), w(21, 20), w(20, 18)],
    [w(44, 62), w(34, 39), w(35, 32), w(32, 31)],
  ],
  passed: [w(0, 0), w(-4, -12), w(2, -2), w(5, 1), w(17, 17), w(36, 36), w(65, 87)],
  runaway: [w(0, 0), w(8, 13), w(19, 18), w(38, 37), w(68, 68), w(111, 117), w(161, 169)],
  safeStep: w(0, 6),
  blocked: w(-1, -4),
  backed: w(5, 8),
  paired: w(-1, -7),
  kingReach: w(-6, -2),
  kingInside: [w(5, 25), w(-1, -12), w(-9, -8), w(-10, -11)],
  tempo: w(15, 19),
}

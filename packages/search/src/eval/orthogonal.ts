import { type Weights, weigh } from './weights.ts'

/** For rulesets in which men and kings move along rows and files only. */
export const ORTHOGONAL: Weights = {
  man: weigh(107, 113),
  king: weigh(437, 445),
  onlyKing: weigh(41, 82),
  manOn: [
    [weigh(7, 7), weigh(-9, -5), weigh(-7, 8), weigh(-12, -14)],
    [weigh(7, 7), weigh(-9, -5), weigh(-7, 8), weigh(-12, -14)],
    [weigh(4, 18), weigh(-6, -10), weigh(-5, -10), weigh(-7, -20)],
    [weigh(11, 6), weigh(3, -7), weigh(2, -9), weigh(5, -14)],
    [weigh(8, 18), weigh(8, 8), weigh(4, 7), weigh(-3, -6)],
    [weigh(34, 44), weigh(29, 33), weigh(23, 21), weigh(22, 19)],
    [weigh(44, 62), weigh(36, 40), weigh(34, 33), weigh(33, 32)],
  ],
  passed: [
    weigh(0, 0),
    weigh(-4, -11),
    weigh(2, -5),
    weigh(6, 5),
    weigh(16, 18),
    weigh(34, 35),
    weigh(64, 87),
  ],
  runaway: [
    weigh(0, 0),
    weigh(8, 13),
    weigh(19, 18),
    weigh(38, 36),
    weigh(68, 68),
    weigh(109, 113),
    weigh(161, 168),
  ],
  safeStep: weigh(-3, 7),
  blocked: weigh(-1, -3),
  backed: weigh(-3, 4),
  paired: weigh(-2, -11),
  kingReach: weigh(-10, -2),
  kingInside: [weigh(5, 19), weigh(-3, -12), weigh(-8, -6), weigh(-7, -7)],
  tempo: weigh(12, 19),
}

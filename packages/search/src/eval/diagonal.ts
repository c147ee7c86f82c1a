import { type Weights, weigh } from './weights.ts'

/** For rulesets in which quiet moves may also go diagonally. */
export const DIAGONAL: Weights = {
  man: weigh(96, 121),
  king: weigh(435, 446),
  onlyKing: weigh(41, 61),
  manOn: [
    [weigh(-3, 11), weigh(-13, 7), weigh(-12, -5), weigh(-7, -7)],
    [weigh(-3, 11), weigh(-13, 7), weigh(-12, -5), weigh(-7, -7)],
    [weigh(1, 12), weigh(-8, -6), weigh(-5, -17), weigh(-5, -16)],
    [weigh(5, -4), weigh(-1, 3), weigh(1, -9), weigh(-1, -15)],
    [weigh(15, 10), weigh(19, 17), weigh(8, 4), weigh(11, 2)],
    [weigh(31, 33), weigh(28, 38), weigh(21, 24), weigh(17, 14)],
    [weigh(42, 53), weigh(38, 50), weigh(35, 40), weigh(29, 30)],
  ],
  passed: [
    weigh(0, 0),
    weigh(-5, -7),
    weigh(-1, 5),
    weigh(0, 3),
    weigh(10, 11),
    weigh(33, 45),
    weigh(63, 96),
  ],
  runaway: [
    weigh(0, 0),
    weigh(5, 8),
    weigh(18, 17),
    weigh(37, 34),
    weigh(66, 65),
    weigh(109, 112),
    weigh(157, 161),
  ],
  safeStep: weigh(-7, 15),
  blocked: weigh(-2, -2),
  backed: weigh(10, 11),
  paired: weigh(-1, 7),
  kingReach: weigh(-6, -3),
  kingInside: [weigh(-4, 18), weigh(-3, -8), weigh(-5, -9), weigh(-3, -4)],
  tempo: weigh(21, 20),
}

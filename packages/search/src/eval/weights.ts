import { WINDOW_PATTERNS, WINDOW_ROWS } from './blocks.ts'

/**
 * Groups of weights in the order in which they are stored, and how many each has; a weight is two numbers, early and
 * late (`taper.ts`). Rows count from the owner's side, 0 is the first; squares in a row count pairs of files, 0 for a
 * and h .. 3 for d and e. `own` is the side to move, `opp` the other.
 *
 * - `material`: by kings, own and opp, 3 standing for more, and by own men less opp men, -4..4 standing for more:
 *   (4 * own kings + opp kings) * 9 + difference + 4. Holds the worth of the move, too.
 * - `ownMan` .. `oppKing`: a piece by row * 4 + pair of files; the row is the board's, from the side to move.
 * - `ownPassed`, `oppPassed`: a man that no enemy man can meet, by row; `..Runaway`: the same with a free file while
 *   the enemy has no king.
 * - `reach`: an empty square that a king reaches along its file or row: own, opp.
 * - `steps`: a square that a man can step onto without being taken by a man: own, opp.
 * - `threatened`: the other side could capture if it were to move.
 * - `patterns`: windows (`blocks.ts`), for each pair of rows first those at the edge, then the one in the middle; the
 *   window at the right edge is the mirror image of the one at the left.
 */
const WEIGHT_GROUPS = [
  { name: 'material', count: 144 },
  { name: 'ownMan', count: 32 },
  { name: 'oppMan', count: 32 },
  { name: 'ownKing', count: 32 },
  { name: 'oppKing', count: 32 },
  { name: 'ownPassed', count: 8 },
  { name: 'oppPassed', count: 8 },
  { name: 'ownRunaway', count: 8 },
  { name: 'oppRunaway', count: 8 },
  { name: 'reach', count: 2 },
  { name: 'steps', count: 2 },
  { name: 'threatened', count: 1 },
  { name: 'patterns', count: 2 * WINDOW_ROWS * WINDOW_PATTERNS },
] as const

export type WeightName = (typeof WEIGHT_GROUPS)[number]['name']

/** Where each group begins among all weights. */
export const WEIGHT_AT = Object.fromEntries(
  WEIGHT_GROUPS.map(({ name }, at) => [
    name,
    WEIGHT_GROUPS.slice(0, at).reduce((sum, { count }) => sum + count, 0),
  ]),
) as Readonly<Record<WeightName, number>>

/** How many weights there are in all. */
export const WEIGHT_COUNT = WEIGHT_GROUPS.reduce((sum, { count }) => sum + count, 0)

/** Weights in centimen (100 = one man), each for the side to move. */
export interface Weights {
  readonly early: Int16Array
  readonly late: Int16Array
}

import { DRAWN, isSymmetric, type Material, materialName, pliesOf, writeSquares } from '@tama/endgame'
import { NO_POSITION, type SolvedTable } from './solved.ts'

/** What a solved table holds, a position and its mirror image counted apart. */
export interface Figures {
  readonly material: Material
  readonly positions: number
  /** Shares in percent. */
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** In plies; undefined without a win. */
  readonly longestWin: number | undefined
  readonly longestLoss: number | undefined
}

/** Counts a solved table. */
export const figuresOf = ({ layout, values }: SolvedTable): Figures => {
  const squares = new Int32Array(layout.pieces)
  let [wins, draws, losses, longestWin, longestLoss] = [0, 0, 0, -1, -1]
  for (const [number, value] of values.entries()) {
    if (value === NO_POSITION) continue
    writeSquares(layout, number, squares)
    // A leading pair that is its own mirror image is listed with either image of the rest.
    const weight = isSymmetric(layout, squares) ? 1 : 2
    if (value === DRAWN) {
      draws += weight
    } else if (value > 0) {
      wins += weight
      longestWin = Math.max(longestWin, pliesOf(value))
    } else {
      losses += weight
      longestLoss = Math.max(longestLoss, pliesOf(value))
    }
  }
  const positions = wins + draws + losses
  return {
    material: layout.material,
    positions,
    wins: (100 * wins) / positions,
    draws: (100 * draws) / positions,
    losses: (100 * losses) / positions,
    longestWin: longestWin < 0 ? undefined : longestWin,
    longestLoss: longestLoss < 0 ? undefined : longestLoss,
  }
}

/** Figures as a table in Markdown, a row for each material. */
export const figuresTable = (rows: readonly Figures[]): string => {
  const percent = (share: number): string => (share === 0 ? '0' : `${share.toFixed(1)} %`)
  const cells = rows.map((row) => [
    materialName(row.material),
    row.positions.toLocaleString('en'),
    percent(row.wins),
    percent(row.draws),
    percent(row.losses),
    String(row.longestWin ?? '–'),
    String(row.longestLoss ?? '–'),
  ])
  return [
    '| to move – other | positions | win | draw | loss | longest win | longest loss |',
    '|---|---|---|---|---|---|---|',
    ...cells.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

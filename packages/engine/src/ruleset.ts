/** Values of the `reversal` option, of `promotion` and of the lone-piece options (docs/rules.md). */
export const REVERSALS = ['forbidden', 'allowed'] as const
export const PROMOTIONS = ['immediate', 'atEnd'] as const
export const LONE_MAN = ['kingWins', 'playOn', 'draw'] as const
export const LONE_SAME = ['draw', 'playOn'] as const

/** A game as a record of properties. Shared code reads properties, it never asks which game it is. */
export interface Ruleset {
  /** Rules 2 and 3: quiet moves also go diagonally. */
  readonly diagonalMoves: boolean
  /** Whether the second of two consecutive jumps may go back in the direction it came from. */
  readonly reversal: (typeof REVERSALS)[number]
  /** When a man that lands on the last row during a capture becomes a king. */
  readonly promotion: (typeof PROMOTIONS)[number]
  /** One king against one man, and the side to move cannot capture. */
  readonly loneMan: (typeof LONE_MAN)[number]
  /** One king against one king, and the side to move cannot capture. */
  readonly loneKings: (typeof LONE_SAME)[number]
  /** One man against one man, and the side to move cannot capture. */
  readonly loneMen: (typeof LONE_SAME)[number]
  /** The same placement and side to move for this many times is a draw; 2 or more. */
  readonly repetition: number
  /** So many plies without a capture and without a forward man step are a draw; 1 or more. */
  readonly noProgressPlies: number
}

/** Names of the rulesets that have one, the default of each game first. */
export const PRESET_IDS = ['tama', 'tama-igg', 'dama', 'dama-federation'] as const
export type PresetId = (typeof PRESET_IDS)[number]

const tama: Ruleset = {
  diagonalMoves: true,
  reversal: 'forbidden',
  promotion: 'immediate',
  loneMan: 'playOn',
  loneKings: 'playOn',
  loneMen: 'playOn',
  repetition: 3,
  noProgressPlies: 100,
}

const dama: Ruleset = { ...tama, diagonalMoves: false, loneMan: 'kingWins', loneKings: 'draw' }

/** The presets; sources and reasons in docs/rules.md. */
export const PRESETS: Readonly<Record<PresetId, Ruleset>> = {
  tama,
  'tama-igg': { ...tama, reversal: 'allowed', promotion: 'atEnd' },
  dama,
  'dama-federation': { ...dama, promotion: 'atEnd', loneMan: 'draw', loneMen: 'draw' },
}

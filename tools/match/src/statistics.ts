/** Points of the first player in games that were played in pairs, the same opening with both colours. */
export interface Tally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Points of each finished pair, 0..2. */
  readonly pairs: readonly number[]
}

/** What a tally says about the first player. */
export interface Standing {
  readonly games: number
  /** Its share of the points, 0..1. */
  readonly score: number
  /** Half the width of the 95 % interval of the score; from pairs, which share an opening and are not independent. */
  readonly margin: number
  readonly elo: number
  /** The 95 % interval of the Elo difference. */
  readonly eloLow: number
  readonly eloHigh: number
}

/** Elo difference that makes a score of `score`, 0..1; large but finite at the ends. */
export const eloOf = (score: number): number => {
  const inside = Math.min(Math.max(score, 0.0005), 0.9995)
  return 400 * Math.log10(inside / (1 - inside))
}

/** The score, 0..1, that an Elo difference makes. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

const Z95 = 1.96

/** Mean and variance of the points of a pair, as shares of 2. */
const momentsOf = (pairs: readonly number[]): { readonly mean: number; readonly variance: number } => {
  const shares = pairs.map((points) => points / 2)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance =
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1)
  return { mean, variance }
}

/** Evaluates a tally of at least one pair. */
export const standingOf = ({ wins, draws, losses, pairs }: Tally): Standing => {
  const games = wins + draws + losses
  const score = (wins + draws / 2) / games
  const { variance } = momentsOf(pairs)
  const margin = Z95 * Math.sqrt(variance / pairs.length)
  return {
    games,
    score,
    margin,
    elo: eloOf(score),
    eloLow: eloOf(score - margin),
    eloHigh: eloOf(score + margin),
  }
}

/** The hypotheses of a sequential test, in Elo, with equal chances of error. */
export interface Sprt {
  readonly elo0: number
  readonly elo1: number
}

/** Chance of a wrong verdict either way. */
const ERROR = 0.05
/** Beyond plus or minus this log-likelihood ratio the test is decided. */
export const SPRT_BOUND = Math.log((1 - ERROR) / ERROR)
/** No verdict before so many pairs: the variance is not known well enough. */
const LEAST_PAIRS = 16

/** The log-likelihood ratio of `elo1` against `elo0`, by the normal approximation over pairs. */
export const logLikelihoodRatio = (pairs: readonly number[], { elo0, elo1 }: Sprt): number => {
  if (pairs.length < LEAST_PAIRS) return 0
  const { mean, variance } = momentsOf(pairs)
  if (variance === 0) return 0
  const low = scoreOfElo(elo0)
  const high = scoreOfElo(elo1)
  return (pairs.length * (high - low) * (2 * mean - low - high)) / (2 * variance)
}

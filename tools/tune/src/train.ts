import { chanceFrom, WEIGHT_AT, WEIGHT_COUNT, type Weights } from '@tama/search/tree'
import { COUNT_SHIFT, INDEX_MASK, MOST_ENTRIES, menOf, writeFeatures } from './features.ts'
import type { Samples } from './samples.ts'

/** How to train. */
export interface TrainOptions {
  readonly mode: number
  readonly seed: number
  readonly epochs: number
  /** Of the first epoch; falls to nothing in a straight line. */
  readonly rate: number
  /** How much of the target is the game's result; the rest is the score of the search. */
  readonly resultShare: number
  /** What the squared gradients of a weight begin with: the larger, the less a rare weight moves. */
  readonly inertia: number
  readonly patternInertia: number
}

/** Games with a number that this divides are kept for validation. */
const VALIDATION_GAMES = 10
/** Early weights count fully with so many men. */
const FULL_MEN = 32
/** Scores beyond this are cut: the game is decided. */
const MOST_SCORE = 2000

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))
const entropy = (target: number, chance: number): number =>
  -(target * Math.log(Math.max(chance, 1e-9)) + (1 - target) * Math.log(Math.max(1 - chance, 1e-9)))

/** The centimen that one unit of log odds is worth: the scale by which scores predict results best. */
const fitScale = ({ count, scores, results }: Samples): number => {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let scale = 60; scale <= 400; scale += 5) {
    let loss = 0
    for (let at = 0; at < count; at += 13) {
      loss += entropy(((results[at] as number) + 1) / 2, sigmoid((scores[at] as number) / scale))
    }
    if (loss < least) {
      least = loss
      best = scale
    }
  }
  return best
}

/** Writes each sample's features one after the other. */
const collect = (samples: Samples, mode: number) => {
  const starts = new Int32Array(samples.count + 1)
  let entries = new Int32Array(samples.count * 64 + MOST_ENTRIES)
  let end = 0
  for (let at = 0; at < samples.count; at++) {
    if (end + MOST_ENTRIES > entries.length) {
      const larger = new Int32Array(Math.ceil(entries.length * 1.2))
      larger.set(entries)
      entries = larger
    }
    end = writeFeatures(mode, samples.words, 6 * at, entries, end)
    starts[at + 1] = end
  }
  return { starts, entries }
}

/**
 * Logistic regression by stochastic gradients with a rate for each weight (AdaGrad), on what a search thought and how
 * the game ended. `say` hears of each epoch: loss on games that were kept apart, above the least that is possible.
 */
export const train = (samples: Samples, options: TrainOptions, say: (line: string) => void): Weights => {
  const { mode, seed, epochs, rate, resultShare, inertia, patternInertia } = options
  const { count, scores, results, words } = samples
  const scale = fitScale(samples)
  const { starts, entries } = collect(samples, mode)
  const targets = new Float32Array(count)
  const phases = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const score = Math.max(-MOST_SCORE, Math.min(MOST_SCORE, scores[at] as number))
    targets[at] =
      (resultShare * ((results[at] as number) + 1)) / 2 + (1 - resultShare) * sigmoid(score / scale)
    phases[at] = menOf(words, 6 * at) / FULL_MEN
  }
  const early = new Float32Array(WEIGHT_COUNT)
  const late = new Float32Array(WEIGHT_COUNT)
  const sums = [0, 1].map(() =>
    new Float32Array(WEIGHT_COUNT).fill(inertia).fill(patternInertia, WEIGHT_AT.patterns),
  )
  const [earlySum, lateSum] = sums as [Float32Array, Float32Array]

  const predict = (at: number): number => {
    let sumEarly = 0
    let sumLate = 0
    for (let i = starts[at] as number; i < (starts[at + 1] as number); i++) {
      const entry = entries[i] as number
      const index = entry & INDEX_MASK
      const times = entry >>> COUNT_SHIFT
      sumEarly += (early[index] as number) * times
      sumLate += (late[index] as number) * times
    }
    const phase = phases[at] as number
    return sigmoid(sumEarly * phase + sumLate * (1 - phase))
  }
  const learn = (at: number, step: number): void => {
    const phase = phases[at] as number
    const error = predict(at) - (targets[at] as number)
    for (let i = starts[at] as number; i < (starts[at + 1] as number); i++) {
      const entry = entries[i] as number
      const index = entry & INDEX_MASK
      const gradient = error * (entry >>> COUNT_SHIFT)
      const byEarly = gradient * phase
      const byLate = gradient - byEarly
      const squareEarly = (earlySum[index] as number) + byEarly * byEarly
      const squareLate = (lateSum[index] as number) + byLate * byLate
      earlySum[index] = squareEarly
      lateSum[index] = squareLate
      early[index] = (early[index] as number) - (step * byEarly) / Math.sqrt(squareEarly)
      late[index] = (late[index] as number) - (step * byLate) / Math.sqrt(squareLate)
    }
  }

  const isKept = (at: number): boolean => (samples.games[at] as number) % VALIDATION_GAMES === 0
  const order = Int32Array.from(Array.from({ length: count }, (_, at) => at).filter((at) => !isKept(at)))
  const chance = chanceFrom(seed)
  say(`${count} positions, ${order.length} to learn from, ${scale} centimen a unit`)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(chance() * (i + 1))
      const kept = order[i] as number
      order[i] = order[j] as number
      order[j] = kept
    }
    for (const [done, at] of order.entries()) learn(at, rate * (1 - (epoch + done / order.length) / epochs))
    let loss = 0
    let least = 0
    let resultLoss = 0
    let kept = 0
    for (let at = 0; at < count; at++) {
      if (!isKept(at)) continue
      const chanceOfWin = predict(at)
      const target = targets[at] as number
      loss += entropy(target, chanceOfWin)
      least += entropy(target, target)
      resultLoss += entropy(((results[at] as number) + 1) / 2, chanceOfWin)
      kept++
    }
    const shown = [(loss - least) / kept, resultLoss / kept].map((value) => value.toFixed(5))
    say(`epoch ${epoch + 1}: excess loss ${shown[0]}, against results ${shown[1]}`)
  }
  const inCentimen = (weights: Float32Array): Int16Array =>
    Int16Array.from(weights, (weight) => Math.round(weight * scale))
  return { early: inCentimen(early), late: inCentimen(late) }
}

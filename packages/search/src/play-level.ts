import { legalMoves } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { bookMove } from './book/book.ts'
import { type Chance, chanceFrom, mix, normal } from './chance.ts'
import { deepen } from './deepen.ts'
import type { Info, Line } from './info.ts'
import { LEVELS, type Level } from './levels.ts'
import type { Limits, SearchOptions } from './limits.ts'
import { type Question, rootOf } from './question.ts'
import { scoreValue } from './score.ts'
import type { SearchState } from './state.ts'

/** A move as some level plays it. */
export interface LevelAnswer {
  /** With its full landing path. */
  readonly move: string
  /** What the search behind it knew: the chosen move need not be the first of its lines, nor one of them. */
  readonly info: Info
}

/** How to answer: a search's options, a level with the seed of its errors, or both. */
export interface AnswerOptions extends Omit<SearchOptions, 'limits'> {
  /**
   * 1 (weakest) .. 10; the strongest search that `limits` allow when left out. A fraction is how often a move is
   * played as the next higher level plays it.
   */
  readonly level?: number
  readonly seed?: number
  readonly limits?: Limits
}

/** What is searched beside a move from the book, so that there is something to say about the position. */
const BOOK_GLANCE: Limits = { depthPlies: 4 }

/**
 * Answers `question` with a move; undefined when there is none. Yields where the search pauses. The same question,
 * level and seed give the same move as long as no clock or stop cuts the search short and no helper takes part: only a
 * level that says so lets helpers in.
 */
export function* answerAt(
  state: SearchState,
  question: Question,
  { level: number, seed = 0, limits = {}, helpers: given, ...options }: AnswerOptions,
  report?: (info: Info) => void,
): Generator<void, LevelAnswer | undefined> {
  const chance = chanceFrom(mix(seed) ^ mix(question.moves.length))
  const level = number === undefined ? undefined : levelAt(number, chance)
  const fromBook =
    level?.usesBook === true
      ? bookMove(question, legalMoves(rootOf(question), question.ruleset), chance)
      : undefined
  const helpers = level === undefined || level.usesThreads ? given : undefined
  // A level's move must not depend on what was asked before.
  if (level !== undefined) state.forget()
  const info = yield* deepen(
    state,
    question,
    {
      ...options,
      helpers,
      // Only who plays the best it finds knows endings by heart.
      endgame: level === undefined || level.candidates === 1 ? options.endgame : undefined,
      limits:
        level === undefined
          ? limits
          : tighter(limits, fromBook ? BOOK_GLANCE : shared(level.limits, 1 + (helpers?.count ?? 0))),
      ...(level?.sightPlies === undefined ? {} : { sightPlies: level.sightPlies }),
      multiPv: Math.max(options.multiPv ?? 1, level?.candidates ?? 1),
    },
    report,
  )
  const best = info?.lines[0]?.moves[0]
  if (info === undefined || best === undefined) return undefined
  if (fromBook !== undefined) return { move: fromBook, info }
  return { move: level === undefined ? best : choose(level, question, info.lines, best, chance), info }
}

/** True when a job of this level, or of none, can make use of more than one thread. */
export const mayUseThreads = (level: number | undefined): boolean =>
  level === undefined || LEVELS[Math.min(Math.ceil(level), LEVELS.length) - 1]?.usesThreads === true

/** The level to play one move by: between two levels chance decides, as often as the fraction says. */
const levelAt = (number: number, chance: Chance): Level | undefined => {
  const whole = Math.trunc(number)
  const raised = whole === number || chance() >= number - whole ? whole : whole + 1
  return LEVELS[Math.min(Math.max(raised, 1), LEVELS.length) - 1]
}

/** The move that a level plays when the search found `lines`. */
const choose = (
  level: Level,
  question: Question,
  lines: readonly Line[],
  best: string,
  chance: Chance,
): string => {
  if (level.candidates === 1) return best
  if (chance() < level.carelessness) {
    const legal = legalMoves(rootOf(question), question.ruleset)
    const picked = legal[Math.floor(chance() * legal.length)]
    return picked === undefined ? best : makeFullMove(picked)
  }
  let chosen = best
  let highest = Number.NEGATIVE_INFINITY
  for (const { score, moves } of lines.slice(0, level.candidates)) {
    const judged = scoreValue(score) + level.noiseCentimen * normal(chance)
    if (judged > highest) {
      highest = judged
      chosen = moves[0] ?? best
    }
  }
  return chosen
}

/** Limits for so many threads: the nodes are each one's. */
const shared = ({ nodes, ...rest }: Limits, threads: number): Limits =>
  nodes === undefined ? rest : { ...rest, nodes: nodes * threads }

/** The stricter of two limits, each by itself. */
const tighter = (a: Limits, b: Limits): Limits => {
  const smaller = <K extends keyof Limits>(key: K): Limits => {
    const values = [a[key], b[key]].filter((value) => value !== undefined)
    return values.length === 0 ? {} : { [key]: Math.min(...values) }
  }
  return { ...smaller('depthPlies'), ...smaller('nodes'), ...smaller('timeMs') }
}

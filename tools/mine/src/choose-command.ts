import { writeFile } from 'node:fs/promises'
import { isCapture, type Ruleset } from '@tama/engine'
import {
  canonicalKey,
  createProofState,
  finish,
  mainLine,
  makeCollection,
  type Puzzle,
  type Report,
  reportOn,
  themesOf,
} from '@tama/puzzles'
import { createSearchState, loadEvaluation } from '@tama/search'
import { readJournal } from './journal.ts'
import { choose, emptyChoice, isLikeChosen } from './likeness.ts'
import { plainGoal } from './plain-goal.ts'
import { isBestMove } from './second-opinion.ts'
import { ratingBySolvers } from './solvers.ts'

/** What to choose from, and how many. */
export interface ChoiceOrder {
  readonly ruleset: Ruleset
  readonly title: string
  /** Stands before the ids. */
  readonly prefix: string
  readonly journals: readonly string[]
  readonly count: number
  readonly out: string
}

/** A puzzle that was proved again. */
interface Candidate {
  readonly puzzle: Puzzle
  readonly report: Report
  readonly quality: number
}

const REPORT_NODES = 6_000_000

/** A short name that depends on the position alone, so that it stays when the collection changes. */
const idOf = (prefix: string, { position }: Puzzle): string => {
  let hash = 0x811c9dc5
  for (const letter of canonicalKey(position)) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  }
  return prefix + hash.toString(36).padStart(7, '0')
}

/** How good a sound puzzle is: more ideas, fewer flaws, fewer pieces that only stand there. */
const qualityOf = (puzzle: Puzzle, { findings, decisions, tries }: Report): number => {
  const line = mainLine(puzzle.solution)
  const pieces = puzzle.position.board.filter((piece) => piece !== undefined).length
  const flaws = findings.filter(({ severity }) => severity === 'warning').length
  const isLong = line.length >= 5 ? 2 : 0
  const isCaptureLast = line.at(-1) !== undefined && isCapture(line.at(-1) as never) ? 1 : 0
  return (
    themesOf(puzzle).length +
    2 * decisions +
    isLong +
    isCaptureLast +
    tries.length / 2 -
    2 * flaws -
    pieces / 8
  )
}

/** Puzzles from hard to easy in as many groups, so that all of the scale is there. */
const GROUPS = 10

const byRating = (a: Puzzle, b: Puzzle): number => (a.rating ?? 0) - (b.rating ?? 0)

/** The best of each group of ratings, no two alike, sorted from easy to hard. */
const spread = (candidates: readonly Candidate[], count: number): readonly Puzzle[] => {
  const sorted = [...candidates].sort((a, b) => byRating(a.puzzle, b.puzzle))
  const size = Math.ceil(sorted.length / GROUPS)
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    sorted.slice(group * size, (group + 1) * size).sort((a, b) => b.quality - a.quality),
  )
  const chosen: Puzzle[] = []
  const like = emptyChoice()
  for (let round = 0; round < size && chosen.length < count; round++) {
    for (const group of groups) {
      const puzzle = group[round]?.puzzle
      if (puzzle === undefined || chosen.length >= count || isLikeChosen(puzzle, like)) continue
      choose(puzzle, like)
      chosen.push(puzzle)
    }
  }
  return chosen.sort(byRating)
}

/**
 * Proves what the journals hold once more, asks the computer player for its opinion, rates it, and writes the best as a
 * collection.
 */
export const chooseCollection = async (
  { ruleset, title, prefix, journals, count, out }: ChoiceOrder,
  tell: (line: string) => void,
): Promise<void> => {
  const proofs = createProofState(32)
  const search = createSearchState(8)
  await loadEvaluation(ruleset)
  const found = (await Promise.all(journals.map(readJournal))).flatMap(({ puzzles }) => puzzles)
  const candidates: Candidate[] = []
  for (const raw of found) {
    const puzzle: Puzzle = { ...raw, ruleset, goal: plainGoal(raw.goal, raw.position) }
    const [key] = mainLine(raw.solution)
    if (key === undefined || !isBestMove(search, puzzle.position, ruleset, key)) {
      tell(`not the best move: ${idOf(prefix, puzzle)}`)
      continue
    }
    const options = { seeksIdle: false, defences: 4, steps: 60 }
    const report = finish(reportOn(proofs, puzzle, { nodes: REPORT_NODES }, options))
    if (report.soundness !== 'sound') {
      tell(`not sound: ${idOf(prefix, puzzle)}`)
      continue
    }
    const rating = ratingBySolvers(search, puzzle)
    const signed = { ...puzzle, id: idOf(prefix, puzzle), themes: themesOf(puzzle), rating }
    candidates.push({ puzzle: signed, report, quality: qualityOf(signed, report) })
    if (candidates.length % 20 === 0) tell(`${candidates.length} of ${found.length} proved and rated`)
  }
  const puzzles = spread(candidates, count)
  await writeFile(out, makeCollection({ title, puzzles, unknown: {} }))
  tell(`${puzzles.length} puzzles of ${candidates.length}`)
}

import { firstStanding, type Standing, standingsAlong } from '../game-standing.ts'
import type { Move } from '../move.ts'
import { play } from '../play.ts'
import { err, ok, type Result } from '../result.ts'
import { PRESET_IDS, PRESETS, type PresetId, type Ruleset } from '../ruleset.ts'
import { type Position, START } from '../setup.ts'
import { type MoveError, parseMove } from './move-text.ts'
import type { PdnGame, PdnLine, PdnNote, PdnStep, PdnVariation } from './pdn-game.ts'
import {
  type SyntaxGame,
  type SyntaxLine,
  type SyntaxProblem,
  type SyntaxStep,
  syntaxGamesOf,
} from './pdn-syntax.ts'
import { brokenTag, otherTags, resultOfTags, rulesOfTags, startOfTags, type TagProblem } from './pdn-tags.ts'
import { placesIn, type TextPlace } from './text-place.ts'

/** Longer texts are refused unread. */
export const MAX_PDN_LENGTH = 4_000_000

/** Why a game was not read to its end. */
export type PdnProblem =
  | { readonly kind: 'too-long' }
  /** The text holds no game. */
  | { readonly kind: 'no-game' }
  | { readonly kind: SyntaxProblem['kind'] }
  | TagProblem
  /** Neither a move nor anything else. */
  | { readonly kind: 'unknown-word'; readonly found: string }
  /** A move with squares by number. */
  | { readonly kind: 'numeric-move'; readonly found: string }
  | MoveProblem

/** A move that is not clear or not legal; `ply` counts from 1, `candidates` are the legal moves it may have meant. */
export interface MoveProblem {
  readonly kind: 'illegal-move' | 'ambiguous-move'
  readonly found: string
  readonly ply: number
  readonly candidates: readonly string[]
  /** The presets under which every move of the main line is legal. */
  readonly rulesets: readonly PresetId[]
}

/** A game that was not read to its end. Line and column are those of the problem, both from 1. */
export interface PdnRefusal extends TextPlace {
  readonly problem: PdnProblem
  /** The game up to the problem; undefined when the problem is in its head. */
  readonly kept: PdnGame | undefined
}

/** How to read a file. */
export interface PdnOptions {
  /** The ruleset of every game, whatever its tags say. */
  readonly ruleset?: Ruleset
}

const NUMERIC_MOVE = /^\d+\s*[-x:]\s*\d/i

/** A line with a move that is not legal, as it was written. */
const unread = (line: SyntaxLine): PdnLine<string> => ({
  comments: line.comments,
  steps: line.steps.map(({ text, marks, nags, comments, variations }) => ({
    move: text,
    marks,
    nags,
    comments,
    variations: variations.map((variation) => ({ kind: 'unread', line: unread(variation) })),
  })),
})

/** The first move of a line that cannot be read. */
interface Stop {
  readonly step: SyntaxStep
  readonly error: MoveError
}

/** A line up to its first move that cannot be read. */
interface ReadLine {
  readonly line: PdnLine<Move>
  readonly stop: Stop | undefined
}

/** Called for each variation that is kept unread, with the move that is not legal. */
type OnUnread = (step: SyntaxStep) => void

const readVariation = (
  syntax: SyntaxLine,
  position: Position,
  ruleset: Ruleset,
  onUnread: OnUnread,
): PdnVariation => {
  const { line, stop } = readLine(syntax, position, ruleset, onUnread)
  if (stop === undefined) return { kind: 'moves', line }
  onUnread(stop.step)
  return { kind: 'unread', line: unread(syntax) }
}

const readLine = (syntax: SyntaxLine, start: Position, ruleset: Ruleset, onUnread: OnUnread): ReadLine => {
  const steps: PdnStep<Move>[] = []
  const line = { comments: syntax.comments, steps }
  let position = start
  for (const step of syntax.steps) {
    const move = parseMove(step.text, position, ruleset)
    if (!move.ok) return { line, stop: { step, error: move.error } }
    const before = position
    const { marks, nags, comments } = step
    const variations = step.variations.map((variation) => readVariation(variation, before, ruleset, onUnread))
    steps.push({ move: move.value, marks, nags, comments, variations })
    position = play(position, move.value)
  }
  return { line, stop: undefined }
}

/** True when every move of the main line is legal under `ruleset`. */
const fits = (syntax: SyntaxLine, start: Position, ruleset: Ruleset): boolean => {
  let position = start
  for (const step of syntax.steps) {
    const move = parseMove(step.text, position, ruleset)
    if (!move.ok) return false
    position = play(position, move.value)
  }
  return true
}

const moveProblem = ({ step, error }: Stop, game: SyntaxGame, start: Position): PdnProblem => {
  const found = step.text.slice(0, 60)
  if (error.kind === 'not-a-move') {
    return { kind: NUMERIC_MOVE.test(step.text) ? 'numeric-move' : 'unknown-word', found }
  }
  return {
    kind: error.kind === 'illegal' ? 'illegal-move' : 'ambiguous-move',
    found,
    ply: game.line.steps.indexOf(step) + 1,
    candidates: error.candidates,
    rulesets: PRESET_IDS.filter((id) => fits(game.line, start, PRESETS[id])),
  }
}

/** Where our rules end the game, when its moves go on after that. */
const endNotes = ({ start, ruleset, line }: PdnGame): readonly PdnNote[] => {
  const moves = line.steps.map(({ move }) => move)
  const first = firstStanding(start, ruleset)
  let ply = 0
  const note = ({ outcome }: Standing): readonly PdnNote[] => [{ kind: 'ended-earlier', ply, outcome }]
  if (moves.length > 0 && first.standing.outcome.kind !== 'playing') return note(first.standing)
  for (const { standing } of standingsAlong(first, ruleset, moves)) {
    ply++
    if (ply < moves.length && standing.outcome.kind !== 'playing') return note(standing)
  }
  return []
}

const readGame = (
  syntax: SyntaxGame,
  place: (offset: number) => TextPlace,
  told: Ruleset | undefined,
): Result<PdnGame, PdnRefusal> => {
  const { tags, badTags, problem } = syntax
  const refused = (at: number, why: PdnProblem, kept?: PdnGame): Result<never, PdnRefusal> =>
    err({ ...place(at), problem: why, kept })
  const broken = brokenTag(badTags)
  if (broken) return refused(broken.at, broken.problem)
  const rules = told === undefined ? rulesOfTags(tags) : ok({ ruleset: told, notes: [] })
  if (!rules.ok) return refused(rules.error.at, rules.error.problem)
  const start = startOfTags(tags)
  if (!start.ok) return refused(start.error.at, start.error.problem)
  const isBare = tags.length === 0 && syntax.line.steps.length === 0
  if (isBare && problem === undefined) return refused(syntax.at, { kind: 'no-game' })

  const { ruleset } = rules.value
  const notes: PdnNote[] = [
    ...badTags.map(({ at, text }) => ({ kind: 'bad-tag', ...place(at), found: text.slice(0, 40) }) as const),
    ...rules.value.notes,
  ]
  const { line, stop } = readLine(syntax.line, start.value, ruleset, ({ at, text }) =>
    notes.push({ kind: 'unread-variation', ...place(at), found: text.slice(0, 60) }),
  )
  const { result, notes: resultNotes } = resultOfTags(tags, syntax.result)
  const read = { tags: otherTags(tags), ruleset, start: start.value, line, result, notes }
  if (line.steps.length === 0 && start.value === START) notes.push({ kind: 'no-moves' })
  const game = { ...read, notes: [...notes, ...resultNotes, ...endNotes(read)] }
  if (stop !== undefined) return refused(stop.step.at, moveProblem(stop, syntax, start.value), game)
  return problem === undefined ? ok(game) : refused(problem.at, { kind: problem.kind }, game)
}

/**
 * Reads every game of a PDN text, in order; at least one answer, so that a text without a game is not silently empty.
 * A record is read to its last legal move, also past the end that our rules would have made: a note says where. Takes
 * time linear in the length of the text and never throws.
 */
export const parsePdn = (
  text: string,
  { ruleset }: PdnOptions = {},
): readonly Result<PdnGame, PdnRefusal>[] => {
  const nothing = (kind: 'too-long' | 'no-game') =>
    err({ line: 1, column: 1, problem: { kind }, kept: undefined } as const)
  if (text.length > MAX_PDN_LENGTH) return [nothing('too-long')]
  const plain = text.replace(/^\uFEFF/, '')
  const place = placesIn(plain)
  const games = Array.from(syntaxGamesOf(plain), (game) => readGame(game, place, ruleset))
  return games.length === 0 ? [nothing('no-game')] : games
}

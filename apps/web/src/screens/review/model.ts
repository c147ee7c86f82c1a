import {
  type Colour,
  type Game,
  goTo,
  type Move,
  opponent,
  playMove,
  status,
  unreachable,
} from '@tama/engine'
import { type PlayState, shownPly, stateOf } from '../play/state.ts'
import { chanceOfOutcome, type Evaluation } from './evaluation.ts'
import { type Evaluations, nextLook, turningPoints } from './turning-points.ts'

/** What is known of a game besides its moves. */
export interface ReviewedGame {
  /** What names it in the address: its id in the archive, or a link. */
  readonly key: string
  readonly state: PlayState
  /** What the user calls it; empty: nothing. */
  readonly name: string
  /** Names out of a record; empty: none. */
  readonly players: Readonly<Record<Colour, string>>
  /** When it was played, in milliseconds since 1970; undefined when nobody knows. */
  readonly playedMs: number | undefined
  readonly isKept: boolean
}

/** Whether the computer looks at the game. */
export type Pass = 'running' | 'stopped' | 'done' | 'failed'

/** A better way to go on than the one of the game. */
export interface BetterLine {
  /** The ply of the move in whose place it stands. */
  readonly ply: number
  /** The game up to there with the line behind it; `looking` says how much of it is on the board. */
  readonly state: PlayState
}

/** A game that is looked through. */
export interface ReviewState {
  readonly about: Omit<ReviewedGame, 'state'>
  /** The game as it is shown on the board: nothing can be entered. */
  readonly main: PlayState
  readonly line: BetterLine | undefined
  readonly evaluations: Evaluations
  readonly pass: Pass
}

/** What can happen in a review. */
export type ReviewEvent =
  | { readonly type: 'looked'; readonly at: 'first' | 'previous' | 'next' | 'last' | number }
  | { readonly type: 'flipped' }
  /** Shows the next turning point; after the last one the first. */
  | { readonly type: 'turn-sought' }
  /** Shows what would have been better than the move of `ply`, from its first move on. */
  | { readonly type: 'line-opened'; readonly ply: number }
  /** Shows the better line up to one of its moves, 1 for the first. */
  | { readonly type: 'line-looked'; readonly at: number }
  | { readonly type: 'line-left' }
  | { readonly type: 'evaluated'; readonly ply: number; readonly evaluation: Evaluation }
  | { readonly type: 'pass-stopped' }
  | { readonly type: 'pass-resumed' }
  | { readonly type: 'pass-failed' }
  /** The game is kept in the archive now, under this id. */
  | { readonly type: 'kept'; readonly id: string }

/** The moves on the board alone: what was taken back does not belong to the game. */
const wholeGame = (game: Game): Game =>
  game.cursor === game.plies.length
    ? game
    : { ...game, plies: game.plies.slice(0, game.cursor), agreed: undefined }

const still = (game: Game, { ruleset, seats, seed, orientation }: PlayState): PlayState =>
  stateOf(game, { ruleset, seats, seed, orientation, pause: 'paused', isResultOpen: false })

/** The state of a board that shows so many plies of a game, 0 .. all. */
const lookingAt = (state: PlayState, ply: number): PlayState => {
  const { cursor } = state.game
  const shown = Math.max(0, Math.min(cursor, ply))
  const looking = shown === cursor ? undefined : shown
  return looking === state.looking ? state : { ...state, looking }
}

/** Where the game is over the result is the judgement. */
const ended = (game: Game): readonly (Evaluation | undefined)[] =>
  [game.start, ...game.plies.map(({ after }) => after)].map(({ outcome }, ply) => {
    const isLast = ply === game.plies.length
    const result = isLast ? status(game) : outcome
    // A player may resign where the board does not say that it is over: then the board is looked at.
    if (result.kind === 'playing' || result.kind !== outcome.kind) return undefined
    return { chance: chanceOfOutcome(result), depthPlies: 0, line: [], isDeep: true }
  })

/** A pass with nothing left to look at is done; it never runs on. */
const settled = (review: ReviewState): ReviewState => {
  const isAllKnown = review.pass === 'running' && nextLook(review.main.game, review.evaluations) === undefined
  return isAllKnown ? { ...review, pass: 'done' } : review
}

/** The first state of a review: the start of the game is on the board. */
export const firstReview = ({ state, ...about }: ReviewedGame): ReviewState => {
  const game = wholeGame(state.game)
  return settled({
    about,
    main: lookingAt(still(game, state), 0),
    line: undefined,
    evaluations: ended(game),
    pass: 'running',
  })
}

/** What the board shows. */
export const shownState = ({ main, line }: ReviewState): PlayState => line?.state ?? main

/** Plays the line as far as it is legal from where the move of `ply` was made. */
const branch = (main: PlayState, ply: number, line: readonly Move[]): Game =>
  line.reduce<Game>(
    (game, move) => {
      const next = playMove(game, move)
      return next.ok ? next.value : game
    },
    goTo({ ...main.game, agreed: undefined }, ply - 1),
  )

const openLine = (review: ReviewState, ply: number): ReviewState => {
  const line = review.evaluations[ply - 1]?.line ?? []
  if (line.length === 0 || ply < 1) return review
  const main = lookingAt(review.main, ply - 1)
  const game = branch(main, ply, line)
  const state = lookingAt(still(game, review.main), ply)
  return { ...review, main, line: { ply, state: { ...state, orientation: review.main.orientation } } }
}

const leaveLine = (review: ReviewState): ReviewState =>
  review.line === undefined ? review : { ...review, line: undefined }

const lookInLine = (review: ReviewState, line: BetterLine, at: 'first' | 'previous' | 'next' | 'last') => {
  const shown = shownPly(line.state)
  const wanted = { first: line.ply, previous: shown - 1, next: shown + 1, last: line.state.game.cursor }[at]
  // A step back from the first move of the line leads into the game again.
  if (wanted < line.ply) return leaveLine(review)
  return { ...review, line: { ...line, state: lookingAt(line.state, wanted) } }
}

const look = (review: ReviewState, at: (ReviewEvent & { readonly type: 'looked' })['at']): ReviewState => {
  if (typeof at === 'number') return { ...leaveLine(review), main: lookingAt(review.main, at) }
  if (review.line !== undefined) return lookInLine(review, review.line, at)
  const shown = shownPly(review.main)
  const wanted = { first: 0, previous: shown - 1, next: shown + 1, last: review.main.game.cursor }[at]
  return { ...review, main: lookingAt(review.main, wanted) }
}

const seekTurn = (review: ReviewState): ReviewState => {
  const points = turningPoints(review.main.game, review.evaluations)
  const next = points.find(({ ply }) => ply > mainPly(review)) ?? points[0]
  return next === undefined ? review : look(review, next.ply)
}

const flip = (state: PlayState): PlayState => ({ ...state, orientation: opponent(state.orientation) })

const change = (review: ReviewState, event: ReviewEvent): ReviewState => {
  switch (event.type) {
    case 'looked':
      return look(review, event.at)
    case 'flipped':
      return {
        ...review,
        main: flip(review.main),
        line: review.line && { ...review.line, state: flip(review.line.state) },
      }
    case 'turn-sought':
      return seekTurn(review)
    case 'line-opened':
      return openLine(review, event.ply)
    case 'line-looked':
      if (review.line === undefined) return review
      return {
        ...review,
        line: {
          ...review.line,
          state: lookingAt(review.line.state, review.line.ply - 1 + Math.max(1, event.at)),
        },
      }
    case 'line-left':
      return leaveLine(review)
    case 'evaluated':
      return {
        ...review,
        evaluations: review.evaluations.map((known, ply) => (ply === event.ply ? event.evaluation : known)),
      }
    case 'pass-stopped':
      return review.pass === 'running' ? { ...review, pass: 'stopped' } : review
    case 'pass-resumed':
      return review.pass === 'stopped' || review.pass === 'failed' ? { ...review, pass: 'running' } : review
    case 'pass-failed':
      return review.pass === 'running' ? { ...review, pass: 'failed' } : review
    case 'kept':
      return { ...review, about: { ...review.about, key: event.id, isKept: true } }
    default:
      return unreachable(event)
  }
}

/** The review after `event`. Pure. */
export const reviewAfter = (review: ReviewState, event: ReviewEvent): ReviewState =>
  settled(change(review, event))

/** The position that is shown, by its ply in the game; in a line the one that it branches off from. */
export const mainPly = ({ main, line }: ReviewState): number =>
  line === undefined ? shownPly(main) : line.ply - 1

/** The moves of the better line. */
export const lineMoves = ({ line }: ReviewState): readonly Move[] =>
  line === undefined ? [] : line.state.game.plies.slice(line.ply - 1).map(({ move }) => move)

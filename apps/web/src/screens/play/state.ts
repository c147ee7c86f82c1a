import type { Refusal } from '@tama/board'
import { type Colour, type Game, type Move, type Position, positionOf, startGame, status } from '@tama/engine'
import type { RulesetText } from '../../games.ts'
import { rulesetOf } from '../../games.ts'
import type { Seats } from '../../seats.ts'
import type { Match } from '../start/model.ts'

/** What the engine is asked for: its own move, a hint for a person, or whether it takes a draw. */
export type Purpose = 'move' | 'hint' | 'draw'

/** Why the engine gave nothing that can be used. */
export type EngineTrouble = 'no-worker' | 'crashed' | 'silent' | 'bad-answer'

/** What the engine does for this game. */
export type EngineTask =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'busy'
      /** Tells this request from older ones, whose answers are dropped. */
      readonly id: number
      readonly purpose: Purpose
      /** It takes longer than people like to wait. */
      readonly isSlow: boolean
      /** The user wants the best move so far. */
      readonly isHurried: boolean
    }
  | { readonly kind: 'failed'; readonly why: EngineTrouble }

/** A sentence about the last thing the user tried; gone with the next move. */
export type Remark =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'draw-declined' }
  | { readonly kind: 'no-hint' }
  | { readonly kind: 'no-draw-answer' }

/** A move that the engine advises; first only its piece is shown, then where it goes. */
export interface Hint {
  readonly move: Move
  readonly shown: 'piece' | 'move'
}

/** Something that needs a yes. */
export type Question = 'resign' | 'draw'

/** A game being played. */
export interface PlayState {
  readonly ruleset: RulesetText
  readonly seats: Seats
  readonly seed: number
  readonly game: Game
  /** The side at the bottom of the board. */
  readonly orientation: Colour
  /** The ply whose position is looked at, 0 for the start; undefined while the board shows the game as it stands. */
  readonly looking: number | undefined
  readonly engine: EngineTask
  readonly question: Question | undefined
  readonly remark: Remark | undefined
  readonly hint: Hint | undefined
  /** How many hints were taken in this game. */
  readonly hintsTaken: number
  /** False once the user has put the result away. */
  readonly isResultOpen: boolean
  /** Number of the last request to the engine. */
  readonly lastId: number
}

export const IDLE: EngineTask = { kind: 'idle' }

/** A fresh state around a game that may have been played before. */
export const stateOf = (
  game: Game,
  about: Pick<PlayState, 'ruleset' | 'seats' | 'seed' | 'orientation'>,
): PlayState => ({
  ...about,
  game,
  looking: undefined,
  engine: IDLE,
  question: undefined,
  remark: undefined,
  hint: undefined,
  hintsTaken: 0,
  isResultOpen: true,
  lastId: 0,
})

/** The first state of a match; run it through `settle` so that the computer begins where it has to. */
export const firstState = (match: Match): PlayState =>
  stateOf(startGame(match.start, rulesetOf(match.ruleset)), match)

/** The position of the game as it stands, whatever is looked at. */
export const livePosition = (state: PlayState): Position => positionOf(state.game)

/** True while the game goes on. */
export const isPlaying = (state: PlayState): boolean => status(state.game).kind === 'playing'

/** True when a person is to move. */
export const isHumanTurn = (state: PlayState): boolean =>
  isPlaying(state) && state.seats[livePosition(state).turn].kind === 'human'

/** True while the computer looks for its own move. */
export const isThinking = (state: PlayState): boolean =>
  state.engine.kind === 'busy' && state.engine.purpose === 'move'

/** The ply that the board shows. */
export const shownPly = (state: PlayState): number => state.looking ?? state.game.cursor

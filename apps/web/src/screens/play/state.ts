import type { Refusal } from '@tama/board'
import { type Colour, type Game, type Move, type Position, positionOf, status } from '@tama/engine'
import type { ExactResult } from '@tama/i18n'
import { type GameClock, newClock } from '../../clock/game-clock.ts'
import type { RulesetText } from '../../games.ts'
import { companyOf, type Seats } from '../../seats.ts'
import type { Match } from './match.ts'

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
  /** The move entered in advance is not legal now. */
  | { readonly kind: 'premove-gone' }

/** A move that the engine advises; first only its piece is shown, then where it goes. */
export interface Hint {
  readonly move: Move
  readonly shown: 'piece' | 'move'
  /** What endgame tables prove of the position. */
  readonly exact?: ExactResult
}

/** Something that needs a yes. */
export type Question = 'resign' | 'draw'

/** Whether the game waits for the user: clocks and the computer stand. `step`: the computer makes one move, then it waits again. */
export type Pause = 'no' | 'paused' | 'step'

/** What is particular to a game whose other side plays at another device. */
export interface LinkPlay {
  /** What was last handed over, as `messageOf` names it; undefined: nothing yet. */
  readonly sent: string | undefined
  /** Who offers a draw along with the last move. */
  readonly drawOffer: Colour | undefined
}

/** A game being played. */
export interface PlayState {
  readonly ruleset: RulesetText
  readonly seats: Seats
  /** Seed of the chances of the game; tells it from other games, too. */
  readonly seed: number
  readonly game: Game
  /** The side at the bottom of the board. */
  readonly orientation: Colour
  /** Two people sit on two sides of the board: what belongs to the far side is turned to it. */
  readonly isAcross: boolean
  /** Undefined in a game without clocks. */
  readonly clock: GameClock | undefined
  readonly pause: Pause
  /** The ply whose position is looked at, 0 for the start; undefined while the board shows the game as it stands. */
  readonly looking: number | undefined
  readonly engine: EngineTask
  readonly question: Question | undefined
  readonly remark: Remark | undefined
  readonly hint: Hint | undefined
  /** How many hints were taken in this game, and how often moves were taken back. */
  readonly hintsTaken: number
  readonly takeBacks: number
  /** A move that was entered for the person's next turn. */
  readonly premove: Move | undefined
  /** Undefined unless somebody plays by link. */
  readonly link: LinkPlay | undefined
  /** False once the user has put the result away. */
  readonly isResultOpen: boolean
  /** The result has moved the level that follows the person. */
  readonly isCounted: boolean
  /** Number of the last request to the engine. */
  readonly lastId: number
}

export const IDLE: EngineTask = { kind: 'idle' }

/** What a state around a game is made of; the rest begins empty. */
export type About = Pick<PlayState, 'ruleset' | 'seats' | 'seed' | 'orientation'> &
  Partial<Pick<PlayState, 'isAcross' | 'clock' | 'pause' | 'hintsTaken' | 'takeBacks' | 'link'>> &
  Partial<Pick<PlayState, 'isResultOpen' | 'isCounted'>>

/** A fresh state around a game that may have been played before. */
export const stateOf = (game: Game, about: About): PlayState => ({
  isAcross: false,
  clock: undefined,
  pause: 'no',
  looking: undefined,
  engine: IDLE,
  question: undefined,
  remark: undefined,
  hint: undefined,
  hintsTaken: 0,
  takeBacks: 0,
  premove: undefined,
  link: companyOf(about.seats) === 'link' ? { sent: undefined, drawOffer: undefined } : undefined,
  isResultOpen: true,
  isCounted: false,
  lastId: 0,
  ...about,
  game,
})

/** The first state of a match; run it through `settle` so that the computer begins where it has to. */
export const firstState = ({ game, time, ...about }: Match): PlayState =>
  stateOf(game, { ...about, clock: time.kind === 'none' ? undefined : newClock(time, game.cursor) })

/** The position of the game as it stands, whatever is looked at. */
export const livePosition = (state: PlayState): Position => positionOf(state.game)

/** True while the game goes on. */
export const isPlaying = (state: PlayState): boolean => status(state.game).kind === 'playing'

/** True when a person at this device is to move. */
export const isHumanTurn = (state: PlayState): boolean =>
  isPlaying(state) && state.seats[livePosition(state).turn].kind === 'human'

/** True where there is something to pause: clocks that have begun, or the computer playing by itself. */
export const mayPause = (state: PlayState): boolean =>
  isPlaying(state) &&
  (companyOf(state.seats) === 'watch' || (state.clock !== undefined && state.game.cursor > 0))

/** True when a person may enter a move now. */
export const mayMove = (state: PlayState): boolean => isHumanTurn(state) && state.pause === 'no'

/** True when the computer is to move. */
export const isComputerTurn = (state: PlayState): boolean =>
  isPlaying(state) && state.seats[livePosition(state).turn].kind === 'computer'

/** True while the computer looks for its own move. */
export const isThinking = (state: PlayState): boolean =>
  state.engine.kind === 'busy' && state.engine.purpose === 'move'

/** The ply that the board shows. */
export const shownPly = (state: PlayState): number => state.looking ?? state.game.cursor

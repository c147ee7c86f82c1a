import type { Colour, Kind, Move, Setup, Square } from '@tama/engine'
import type { Art } from './art/art.ts'
import type { Cue } from './cue.ts'

/** What a board shows. Plain data; a board holds the last one it was given and repaints from it alone. */
export interface BoardView {
  readonly setup: Setup
  /** The side at the bottom. */
  readonly orientation: Colour
  /** Every way to walk every legal move the user may enter now (`legalRoutes`); empty: the board only shows. */
  readonly choices: readonly Move[]
  /** Drawn with its whole path. */
  readonly lastMove?: Move
  /** Squares to ring as a hint, first the piece, then where it goes. */
  readonly hint?: readonly Square[]
  /** `play`: enter moves; `edit`: every square reports taps and drags (puzzle editor). */
  readonly mode: 'play' | 'edit'
  /**
   * While `choices` is empty: moves that may be entered now for the next turn (`premoveRoutes`). What
   * they would take is not shown, because nobody knows yet.
   */
  readonly premoves?: readonly Move[]
  /** The move entered for the next turn; the owner keeps it and plays it (`premovedMove`) or drops it. */
  readonly premove?: Move
  /**
   * A move that the user enters is shown with the position after it and told by `onMove` only when accepted. A touch
   * of a piece alone then plays nothing but the only capture.
   */
  readonly confirm?: boolean
  /**
   * false: no first touch plays a move, neither of a piece nor of the square where it goes, unless that is the only
   * capture there is.
   */
  readonly oneTouch?: boolean
  /** The game is over: marks what decided it. */
  readonly over?: GameOver
}

/** How a game ended, as far as the board shows it. */
export interface GameOver {
  /** undefined: a draw. */
  readonly winner: Colour | undefined
  /** The pieces that could not move any more; empty when the game ended otherwise. */
  readonly stuck: readonly Square[]
}

/** Why a touched piece cannot move. */
export type Refusal =
  /** Another piece must capture; `must` are the squares of the pieces that can. */
  | {
      readonly kind: 'must-capture'
      readonly square: Square
      readonly must: readonly Square[]
      readonly count: number
    }
  | { readonly kind: 'blocked'; readonly square: Square }
  | { readonly kind: 'not-yours'; readonly square: Square }
  /** The piece is right, the target is not: `targets` are the ones it has. */
  | { readonly kind: 'not-a-target'; readonly square: Square; readonly targets: readonly Square[] }

/** What a board tells its owner. */
export interface BoardEvents {
  /** The user entered a whole legal move: one of `choices`. */
  readonly onMove?: (move: Move) => void
  readonly onRefused?: (refusal: Refusal) => void
  /** A move was entered for the next turn, or taken back (undefined). Show it by `BoardView.premove`. */
  readonly onPremove?: (premove: Move | undefined) => void
  /** With `BoardView.confirm`: this move waits for `accept` or `takeBack`; undefined: none does any more. */
  readonly onPending?: (move: Move | undefined) => void
  /** Something that may be heard or felt happens now: hand it to the sounds and the haptics of `@tama/board/sound`. */
  readonly onCue?: (cue: Cue) => void
  /** `edit` mode: a square was tapped or activated by keyboard. */
  readonly onEditTap?: (square: Square) => void
  /** `edit` mode: a piece was dragged; `to` is undefined when it was dropped off the board. */
  readonly onEditDrag?: (from: Square, to: Square | undefined) => void
  /** A key that the board does not use itself was pressed while a square had the focus; either mode. */
  readonly onKey?: (event: KeyboardEvent, square: Square) => void
  /** Told once of what draws the board, when its drawing has been fetched or cannot be had. */
  readonly onDrawn?: (renderer: Board['renderer']) => void
}

/** Sentences for the accessible grid and its live regions; handed in so that the board knows no language. */
export interface BoardWords {
  readonly board: string
  /** Label of a square: its name, what stands there, and what it may do. */
  readonly square: (info: SquareInfo) => string
  /** Announces a move that was played. */
  readonly moved: (move: Move, by: Colour) => string
  readonly refused: (refusal: Refusal) => string
  /** Announced when a capture is half entered and goes on. */
  readonly goOn: (targets: readonly Square[]) => string
  /** Announced when a piece was chosen; without it only the label says so. */
  readonly chosen?: (square: Square, targets: readonly Square[]) => string
  readonly cancelled: string
  /** Announces a move entered for the next turn. */
  readonly premoved?: (move: Move) => string
  /** Announces a move that waits to be accepted. */
  readonly pending?: (move: Move) => string
}

export interface SquareInfo {
  readonly square: Square
  readonly piece: Setup['board'][number]
  readonly selected: boolean
  readonly canMove: boolean
  readonly mustCapture: boolean
  readonly isTarget: boolean
  /** A question is open and this square is one of its answers. */
  readonly isFork: boolean
  /** A move entered for the next turn starts or ends here. */
  readonly premove: 'from' | 'to' | undefined
}

/** Animation speed. `off` also drops every delay. */
export type Speed = 'off' | 'fast' | 'normal' | 'slow'

/** Which technique paints. `auto`: the best one to be had, with an SVG board until it is loaded and where there is none. */
export type RendererChoice = 'auto' | 'svg' | 'canvas' | 'webgl'

/** What a new board needs. */
export interface BoardOptions {
  readonly events: BoardEvents
  readonly words: BoardWords
  readonly speed: Speed
  readonly view: BoardView
  /** What it looks like; default `DEFAULT_ART`. Others come from `loadArt`. */
  readonly art?: Art
  /** Default `auto`. */
  readonly renderer?: RendererChoice
}

/** One piece as it is painted now. */
export interface PieceSnapshot {
  /** Where it stands, or stood before the move that is shown under way. */
  readonly square: Square
  readonly colour: Colour
  readonly kind: Kind
  /** Its centre in CSS pixels of the window, like `clientX` and `clientY`. */
  readonly x: number
  readonly y: number
  /** 1 at rest; larger when lifted. */
  readonly scale: number
  /** 0..1 */
  readonly alpha: number
}

/** What a board shows now, for tests. */
export interface BoardSnapshot {
  readonly renderer: Board['renderer']
  readonly orientation: Colour
  /** Side of one square in CSS pixels. */
  readonly squareSize: number
  readonly pieces: readonly PieceSnapshot[]
  /** Every mark under the pieces by its kind, such as `must` or `target`. */
  readonly marks: readonly { readonly kind: string; readonly square: Square }[]
  /** The chosen piece's square, and the landings entered so far. */
  readonly chosen: Square | undefined
  readonly trail: readonly Square[]
  readonly dragging: boolean
  readonly animation:
    | { readonly move: Move; readonly elapsedMs: number; readonly totalMs: number }
    | undefined
  /** How many times the board has been painted; it stays the same while nothing happens. */
  readonly paints: number
}

/** A board on the page: the only door to the renderer. */
export interface Board {
  /**
   * Shows a view at once, without motion; ends any running animation. What the user has half entered is kept when
   * pieces, choices, mode and orientation are the same as before, and dropped otherwise.
   */
  show(view: BoardView): void
  /**
   * Plays `move` hop by hop from what is shown, then shows `after`. Resolves when done, finished early or overtaken
   * by `show`. A move that the user has just entered goes on from where the hand left it. After `onMove` the board
   * waits for `animate` or `show`.
   */
  animate(move: Move, after: BoardView): Promise<void>
  /** Takes `move`, the last one shown, back: the same motion backwards, quicker. Then shows `after`. */
  rewind(move: Move, after: BoardView): Promise<void>
  /** Puts the pieces of `view` on the board one after the other: the start of a game. */
  deal(view: BoardView): Promise<void>
  /**
   * Plays a move that was played before once more, from `before`; then everything is as it was. Without motion it is
   * shown as still pictures, one for each landing, because it was asked for to be seen.
   */
  replay(move: Move, before: Setup): Promise<void>
  /** Plays the move that waits to be accepted; nothing when none does. */
  accept(): void
  /** Takes the last thing entered back: a move that waits, a hop, the choice of a piece, a premove. */
  takeBack(): void
  /** Jumps to the end of the running animation. */
  finish(): void
  /** Changes what the board looks like, at once. */
  setArt(art: Art): void
  setSpeed(speed: Speed): void
  setWords(words: BoardWords): void
  /** Repaints with the colours of the page's current theme. */
  refreshTheme(): void
  /** Moves the keyboard focus to the board's grid; to `square` if given. */
  focus(square?: Square): void
  /** The square under a point of the window (`clientX`, `clientY`); undefined off the board. For drags from outside. */
  squareAt(clientX: number, clientY: number): Square | undefined
  /** What is painted now. For tests: nothing else should depend on it. */
  snapshot(): BoardSnapshot
  /** Which renderer paints: it starts as `svg` and may stay so. */
  readonly renderer: 'svg' | 'webgl' | 'canvas'
  destroy(): void
}

import type { Colour, Kind, Move, Setup, Square } from '@tama/engine'

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
  /** `edit` mode: a square was tapped or activated by keyboard. */
  readonly onEditTap?: (square: Square) => void
  /** `edit` mode: a piece was dragged; `to` is undefined when it was dropped off the board. */
  readonly onEditDrag?: (from: Square, to: Square | undefined) => void
  /** A key that the board does not use itself was pressed while a square had the focus; either mode. */
  readonly onKey?: (event: KeyboardEvent, square: Square) => void
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
}

export interface SquareInfo {
  readonly square: Square
  readonly piece: Setup['board'][number]
  readonly selected: boolean
  readonly canMove: boolean
  readonly mustCapture: boolean
  readonly isTarget: boolean
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
  /** Jumps to the end of the running animation. */
  finish(): void
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

import type { Colour, Move, Setup, Square } from '@tama/engine'

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

/** A board on the page: the only door to the renderer. */
export interface Board {
  /** Shows a view at once, without motion; ends any running animation. */
  show(view: BoardView): void
  /** Plays `move` hop by hop from what is shown, then shows `after`. Resolves when done, finished early or overtaken by `show`. */
  animate(move: Move, after: BoardView): Promise<void>
  /** Jumps to the end of the running animation. */
  finish(): void
  setSpeed(speed: Speed): void
  setWords(words: BoardWords): void
  /** Repaints with the colours of the page's current theme. */
  refreshTheme(): void
  /** Moves the keyboard focus to the board's grid. */
  focus(): void
  /** Which renderer paints: it starts as `svg` and may stay so. */
  readonly renderer: 'svg' | 'webgl' | 'canvas'
  destroy(): void
}

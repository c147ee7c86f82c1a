import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { GameOfRecord } from './exchange/game-of-record.ts'
import type { Route } from './route.ts'
import type { PlayState } from './screens/play/state.ts'
import type { ReviewEvent, ReviewState } from './screens/review/model.ts'

/** Kept games and reviews: everything of them that the first screen can do without. */
export interface LibraryPart {
  readonly Games: ComponentType
  readonly ReviewStrip: ComponentType<{ readonly place: 'top' | 'bottom' }>
  readonly ReviewSide: ComponentType
  /** The game that is looked through; undefined elsewhere, and while it is being opened. */
  readonly review: ReadonlySignal<ReviewState | undefined>
  readonly sendReview: (event: ReviewEvent) => void
  /** What the board shows of it. */
  readonly shown: ReadonlySignal<PlayState | undefined>
  /** Where the game at the board can be looked through, once it is kept; undefined for one that is not worth it. */
  readonly reviewNow: () => Promise<Route | undefined>
  /** Keeps games of a record, those that are kept already only once; answers how many are new. */
  readonly keepRecords: (games: readonly GameOfRecord[]) => Promise<number>
  /** Keeps a game of a record and answers where it can be looked through. */
  readonly reviewRecord: (game: GameOfRecord) => Promise<Route>
}

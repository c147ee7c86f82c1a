import type { BoardView } from '@tama/board'
import type { PlayState } from './screens/play/state.ts'

/** What the board is to show: a game, or a still position beside another screen. */
export type Scene =
  | { readonly kind: 'play'; readonly state: PlayState }
  | { readonly kind: 'still'; readonly view: BoardView }

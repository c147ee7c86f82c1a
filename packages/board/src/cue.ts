import type { Colour } from '@tama/engine'
import type { Tween } from './tween.ts'

/** Something on the board that may be heard or felt, told when it happens, on the clock of the picture. */
export type Cue =
  /** A motion begins now: the times of `tweens` count from this moment. */
  | { readonly kind: 'started'; readonly tweens: readonly Tween[] }
  /** The motion that was told last was cut short. */
  | { readonly kind: 'stopped' }
  /** A piece was chosen or taken into the hand. */
  | { readonly kind: 'chosen' }
  | { readonly kind: 'refused' }
  /** The game is over; undefined: a draw. */
  | { readonly kind: 'over'; readonly winner: Colour | undefined }

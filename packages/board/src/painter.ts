import type { Style } from './art/art.ts'
import type { Layout } from './geometry.ts'
import type { Picture } from './picture.ts'
import type { Board } from './view.ts'

/** Paints pictures; one for each technique, all alike to look at. */
export interface Painter {
  readonly kind: Board['renderer']
  /** What to put on the page: fills the board. */
  readonly element: Element
  /** Sizes, colours or both have changed; the next `paint` shows it. */
  readonly prepare: (layout: Layout, style: Style) => void
  /** Shows a picture now. Only after `prepare`. */
  readonly paint: (picture: Picture) => void
  readonly destroy: () => void
}

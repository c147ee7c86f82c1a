import type { Picture } from '../picture.ts'
import { node, toElement } from './node.ts'
import { type Drawing, pieceUses, type Use } from './picture-nodes.ts'

/**
 * The pieces, each on a layer of its own: from frame to frame only transforms and opacities are written, which the
 * browser composes without layout and without painting anything anew.
 */
export interface PieceLayers {
  readonly element: HTMLElement
  readonly paint: (of: Drawing, picture: Picture) => void
  /** Forgets what was drawn: symbols or sizes have changed. */
  readonly clear: () => void
}

/** A layer and what was written on it last: writing the same again would cost the browser a style. */
interface Layer {
  readonly element: HTMLElement
  transform: string
  opacity: string
}

const fade = (layer: Layer, opacity: string): void => {
  if (layer.opacity !== opacity) layer.element.style.opacity = opacity
  layer.opacity = opacity
}

const place = (layer: Layer, { squarePx, ratio }: Drawing['layout'], { region, alpha }: Use): void => {
  const { left, top, size } = region
  const transform = `translate(${left / ratio}px, ${top / ratio}px) scale(${size / squarePx})`
  if (layer.transform !== transform) layer.element.style.transform = transform
  layer.transform = transform
  fade(layer, String(alpha))
}

/** Makes the layers; they lie in the upper left corner of the board and are moved by transforms alone. */
export const createPieceLayers = (page: Document): PieceLayers => {
  const element = page.createElement('div')
  element.className = 'tama-board-pieces'
  const layers = new Map<string, Layer>()

  /** An HTML element around the drawing: the transform of an SVG element is a matter of layout. */
  const make = ({ layout: { squarePx, ratio } }: Drawing, href: string): Layer => {
    const made = page.createElement('div')
    made.className = 'tama-board-piece'
    made.style.width = `${squarePx / ratio}px`
    made.style.height = `${squarePx / ratio}px`
    made.append(toElement(node('svg', { viewBox: '0 0 100 100' }, [node('use', { href })]), page))
    element.append(made)
    return { element: made, transform: '', opacity: '' }
  }

  /** What is not shown any more is gone; while something moves it is only not seen, because that costs no layout. */
  const leave = (key: string, layer: Layer, isMoving: boolean): void => {
    if (isMoving) {
      fade(layer, '0')
      return
    }
    layer.element.remove()
    layers.delete(key)
  }

  return {
    element,
    paint: (of, { pieces, isMoving }) => {
      const wanted = new Set<string>()
      let top: readonly Layer[] = []
      for (const piece of pieces) {
        top = pieceUses(of, piece).map((use) => {
          const key = `${piece.key}${use.href}`
          const layer = layers.get(key) ?? make(of, use.href)
          layers.set(key, layer)
          wanted.add(key)
          place(layer, of.layout, use)
          return layer
        })
      }
      for (const [key, layer] of layers) if (!wanted.has(key)) leave(key, layer, isMoving)
      // Pieces at rest hide nothing of each other: only the last one, which moves, must be above them.
      if (isMoving && element.lastElementChild !== top.at(-1)?.element)
        element.append(...top.map((layer) => layer.element))
    },
    clear: () => {
      layers.clear()
      element.replaceChildren()
    },
  }
}

import type { Style } from '../art/art.ts'
import type { Layout } from '../geometry.ts'
import type { Painter } from '../painter.ts'
import type { Picture, ShownPiece } from '../picture.ts'
import { node, toElement } from './node.ts'
import { type Drawing, groundNode, marksNodes, pieceSymbols, pieceUses } from './picture-nodes.ts'
import { createDefinitions } from './shape-nodes.ts'

let boards = 0

/** A piece on the page and where it was put last: writing the same again would cost the browser a layout. */
interface Placed {
  readonly element: SVGElement
  transform: string
  alpha: number
}

/** One picture of the stack: the ground, which stays, or what lies on it. */
const sheet = (page: Document, name: string): SVGElement =>
  toElement(node('svg', { class: `tama-board-${name}`, 'aria-hidden': 'true', focusable: 'false' }), page)

/** Paints with SVG elements: the first paint, and all there is where no canvas can be had. */
export const createSvgPainter = (page: Document): Painter => {
  const prefix = `board${boards++}-`
  const root = page.createElement('div')
  const under = sheet(page, 'ground')
  const over = sheet(page, 'over')
  root.append(under, over)
  let drawing: Drawing | undefined
  let shownFrom: Picture['orientation'] | undefined
  let defs = toElement(node('defs'), page)
  let defined = 0
  let marks = toElement(node('g'), page)
  let markText = ''
  let pieces = toElement(node('g'), page)
  const uses = new Map<string, Placed>()

  const prepare = (layout: Layout, style: Style): void => {
    drawing = { layout, style, definitions: createDefinitions(`${prefix}d`), prefix }
    for (const svg of [under, over]) svg.setAttribute('viewBox', `0 0 ${layout.sizePx} ${layout.sizePx}`)
    shownFrom = undefined
  }

  /** Puts gradients and clips on the page that the last drawing was the first to use. */
  const define = ({ definitions }: Drawing): void => {
    const nodes = definitions.nodes()
    defs.append(...nodes.slice(defined).map((made) => toElement(made, page)))
    defined = nodes.length
  }

  const paintGround = (of: Drawing, orientation: Picture['orientation']): void => {
    if (shownFrom === orientation) return
    shownFrom = orientation
    under.replaceChildren(toElement(groundNode(of, orientation), page))
    defs = toElement(node('defs', {}, pieceSymbols(of)), page)
    defined = 0
    marks = toElement(node('g'), page)
    markText = ''
    pieces = toElement(node('g'), page)
    uses.clear()
    over.replaceChildren(defs, marks, pieces)
    define(of)
  }

  const paintMarks = (of: Drawing, picture: Picture): void => {
    const text = JSON.stringify([picture.marks, picture.trails])
    if (text === markText) return
    markText = text
    marks.replaceChildren(...marksNodes(of, picture).map((mark) => toElement(mark, page)))
    define(of)
  }

  const paintPieces = (of: Drawing, shown: readonly ShownPiece[]): void => {
    const wanted: SVGElement[] = []
    const keys = new Set<string>()
    for (const piece of shown) {
      for (const { href, transform, alpha } of pieceUses(of, piece)) {
        const key = `${piece.key}${href}`
        const placed = uses.get(key) ?? {
          element: toElement(node('use', { href }), page),
          transform: '',
          alpha: 1,
        }
        uses.set(key, placed)
        keys.add(key)
        const { element: use } = placed
        if (placed.transform !== transform) use.setAttribute('transform', transform)
        if (placed.alpha !== alpha) {
          if (alpha === 1) use.removeAttribute('opacity')
          else use.setAttribute('opacity', String(alpha))
        }
        placed.transform = transform
        placed.alpha = alpha
        wanted.push(use)
      }
    }
    for (const [key, { element }] of uses) {
      if (keys.has(key)) continue
      element.remove()
      uses.delete(key)
    }
    // From the last on: a piece that comes to the top is the only one that is moved.
    let next: SVGElement | null = null
    for (const use of wanted.reverse()) {
      if (use.parentNode !== pieces || use.nextSibling !== next) pieces.insertBefore(use, next)
      next = use
    }
  }

  return {
    kind: 'svg',
    element: root,
    prepare,
    paint: (picture) => {
      if (drawing === undefined) return
      paintGround(drawing, picture.orientation)
      paintMarks(drawing, picture)
      paintPieces(drawing, picture.pieces)
    },
    destroy: () => root.remove(),
  }
}

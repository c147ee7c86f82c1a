import type { Style } from '../art/art.ts'
import type { Layout } from '../geometry.ts'
import type { Painter } from '../painter.ts'
import type { Picture } from '../picture.ts'
import { node, toElement } from './node.ts'
import { type Drawing, groundNode, marksNodes, pieceSymbols } from './picture-nodes.ts'
import { createPieceLayers } from './piece-layers.ts'
import { createDefinitions } from './shape-nodes.ts'

let boards = 0

/** One picture of the stack: the ground, which stays, or the marks on it. */
const sheet = (page: Document, name: string): SVGElement =>
  toElement(node('svg', { class: `tama-board-${name}`, 'aria-hidden': 'true', focusable: 'false' }), page)

/** Paints with SVG elements: the first paint, and all there is where no canvas can be had. */
export const createSvgPainter = (page: Document): Painter => {
  const prefix = `board${boards++}-`
  const root = page.createElement('div')
  const under = sheet(page, 'ground')
  const over = sheet(page, 'over')
  const pieces = createPieceLayers(page)
  root.append(under, over, pieces.element)
  let drawing: Drawing | undefined
  let shownFrom: Picture['orientation'] | undefined
  let defs = toElement(node('defs'), page)
  let defined = 0
  let marks = toElement(node('g'), page)
  let markText = ''

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
    pieces.clear()
    over.replaceChildren(defs, marks)
    define(of)
  }

  const paintMarks = (of: Drawing, picture: Picture): void => {
    const text = JSON.stringify([picture.marks, picture.trails])
    if (text === markText) return
    markText = text
    marks.replaceChildren(...marksNodes(of, picture).map((mark) => toElement(mark, page)))
    define(of)
  }

  return {
    kind: 'svg',
    element: root,
    prepare,
    paint: (picture) => {
      if (drawing === undefined) return
      paintGround(drawing, picture.orientation)
      paintMarks(drawing, picture)
      pieces.paint(drawing, picture)
    },
    destroy: () => root.remove(),
  }
}

import type { Style } from '../art/art.ts'
import type { Layout } from '../geometry.ts'
import type { Painter } from '../painter.ts'
import type { Picture, ShownPiece } from '../picture.ts'
import { node, toElement } from './node.ts'
import { type Drawing, groundNode, marksNodes, pieceSymbols, pieceUses } from './picture-nodes.ts'
import { createDefinitions } from './shape-nodes.ts'

let boards = 0

/** Paints with SVG elements: the first paint, and all there is where no canvas can be had. */
export const createSvgPainter = (page: Document): Painter => {
  const prefix = `board${boards++}-`
  const root = toElement(node('svg', { 'aria-hidden': 'true', focusable: 'false' }), page)
  let drawing: Drawing | undefined
  let ground: { readonly orientation: Picture['orientation']; readonly element: SVGElement } | undefined
  let marks = toElement(node('g'), page)
  let markText = ''
  let pieces = toElement(node('g'), page)
  const uses = new Map<string, SVGElement>()

  const prepare = (layout: Layout, style: Style): void => {
    drawing = { layout, style, definitions: createDefinitions(`${prefix}d`), prefix }
    root.setAttribute('viewBox', `0 0 ${layout.sizePx} ${layout.sizePx}`)
    ground = undefined
    markText = ''
    uses.clear()
  }

  const definitionsElement = (of: Drawing): SVGElement => {
    const symbols = pieceSymbols(of)
    return toElement(node('defs', {}, [...of.definitions.nodes(), ...symbols]), page)
  }

  const paintGround = (of: Drawing, orientation: Picture['orientation']): void => {
    if (ground?.orientation === orientation) return
    const element = toElement(groundNode(of, orientation), page)
    ground = { orientation, element }
    marks = toElement(node('g'), page)
    markText = ''
    pieces = toElement(node('g'), page)
    uses.clear()
    root.replaceChildren(definitionsElement(of), element, marks, pieces)
  }

  const paintMarks = (of: Drawing, picture: Picture): void => {
    const text = JSON.stringify([picture.marks, picture.trails])
    if (text === markText) return
    markText = text
    marks.replaceChildren(...marksNodes(of, picture).map((mark) => toElement(mark, page)))
  }

  const paintPieces = (of: Drawing, shown: readonly ShownPiece[]): void => {
    const wanted: SVGElement[] = []
    const keys = new Set<string>()
    for (const piece of shown) {
      for (const { href, transform, alpha } of pieceUses(of, piece)) {
        const key = `${piece.key}${href}`
        const use = uses.get(key) ?? toElement(node('use', { href }), page)
        uses.set(key, use)
        keys.add(key)
        use.setAttribute('transform', transform)
        if (alpha === 1) use.removeAttribute('opacity')
        else use.setAttribute('opacity', String(alpha))
        wanted.push(use)
      }
    }
    for (const [key, use] of uses) {
      if (keys.has(key)) continue
      use.remove()
      uses.delete(key)
    }
    wanted.forEach((use, index) => {
      if (pieces.childNodes[index] !== use) pieces.insertBefore(use, pieces.childNodes[index] ?? null)
    })
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

import { DRAWING_FONT, type Paint, type Shape, type Stop } from '../art/shape.ts'
import { node, type SvgNode } from './node.ts'

/** Gradients and clips of one picture, each once, with names that no other picture of the page has. */
export interface Definitions {
  /** The value of a `fill` or `stroke` attribute. */
  readonly paint: (paint: Paint) => string
  /** The value of a `clip-path` attribute. */
  readonly clip: (d: string) => string
  readonly nodes: () => readonly SvgNode[]
}

/** Starts the definitions of a picture whose names begin with `prefix`. */
export const createDefinitions = (prefix: string): Definitions => {
  const byKey = new Map<string, { readonly id: string; readonly made: SvgNode }>()
  const define = (key: string, make: (id: string) => SvgNode): string => {
    const known = byKey.get(key)
    if (known !== undefined) return `url(#${known.id})`
    const id = `${prefix}${byKey.size}`
    byKey.set(key, { id, made: make(id) })
    return `url(#${id})`
  }
  const stop = ({ at, colour, alpha }: Stop): SvgNode =>
    node('stop', { offset: at, 'stop-color': colour, 'stop-opacity': alpha })
  return {
    paint: (paint) => {
      if (typeof paint === 'string') return paint
      return define(JSON.stringify(paint), (id) =>
        paint.kind === 'linear'
          ? node(
              'linearGradient',
              {
                id,
                gradientUnits: 'userSpaceOnUse',
                x1: paint.from[0],
                y1: paint.from[1],
                x2: paint.to[0],
                y2: paint.to[1],
              },
              paint.stops.map(stop),
            )
          : node(
              'radialGradient',
              {
                id,
                gradientUnits: 'userSpaceOnUse',
                cx: paint.centre[0],
                cy: paint.centre[1],
                r: paint.radius,
              },
              paint.stops.map(stop),
            ),
      )
    },
    clip: (d) => define(`clip ${d}`, (id) => node('clipPath', { id }, [node('path', { d })])),
    nodes: () => [...byKey.values()].map(({ made }) => made),
  }
}

/** One shape of a drawing as a node. */
export const shapeNode = (shape: Shape, definitions: Definitions): SvgNode => {
  switch (shape.kind) {
    case 'path':
      return node('path', {
        d: shape.d,
        fill: shape.fill === undefined ? 'none' : definitions.paint(shape.fill),
        stroke: shape.stroke === undefined ? undefined : definitions.paint(shape.stroke),
        'stroke-width': shape.width,
        'stroke-linejoin': shape.stroke === undefined ? undefined : 'round',
        'stroke-linecap': shape.cap,
        'stroke-dasharray': shape.dash?.join(' '),
        opacity: shape.opacity,
      })
    case 'text':
      return node(
        'text',
        {
          x: shape.at[0],
          y: shape.at[1] + shape.size * 0.355,
          fill: shape.fill,
          'font-family': DRAWING_FONT,
          'font-size': shape.size,
          'font-weight': 600,
          'text-anchor': 'middle',
        },
        [shape.text],
      )
    case 'group': {
      const moves = [
        shape.at === undefined ? '' : `translate(${shape.at[0]} ${shape.at[1]})`,
        shape.turn === undefined ? '' : `rotate(${shape.turn})`,
        shape.scale === undefined ? '' : `scale(${shape.scale})`,
      ].filter((move) => move !== '')
      return node(
        'g',
        {
          transform: moves.length === 0 ? undefined : moves.join(' '),
          opacity: shape.opacity,
          'clip-path': shape.clip === undefined ? undefined : definitions.clip(shape.clip),
        },
        shape.shapes.map((inner) => shapeNode(inner, definitions)),
      )
    }
  }
}

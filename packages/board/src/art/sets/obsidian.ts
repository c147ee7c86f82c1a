import type { SetArt } from '../art.ts'
import { blend, darker, lighter } from '../colour.ts'
import { corners, walls } from '../ornament.ts'
import type { PieceColours } from '../palette.ts'
import { type Place, path, polygon, type Shape } from '../shape.ts'
import { standingShadow } from './shadow.ts'

/** How a stone is coloured; `sheen` is what glides over volcanic glass and veins marble. */
interface Stone {
  readonly face: string
  readonly edge: string
  readonly crown: string
  readonly isGlass: boolean
}

/** The light comes from the upper left: -1 for a facet turned away from it, 1 for one that faces it. */
const lit = ([x1, y1]: Place, [x2, y2]: Place, [cx, cy]: Place): number => {
  const angle = Math.atan2((y1 + y2) / 2 - cy, (x1 + x2) / 2 - cx)
  return Math.cos(angle + (3 * Math.PI) / 4)
}

const toned = (colour: string, light: number, { isGlass }: Stone): string =>
  light > 0
    ? lighter(colour, light * (isGlass ? 0.42 : 0.55))
    : darker(colour, -light * (isGlass ? 0.5 : 0.2))

/** Facets between an outline and a smaller one with as many corners. */
const facets = (
  outer: readonly Place[],
  inner: readonly Place[],
  centre: Place,
  stone: Stone,
): readonly Shape[] =>
  outer.map((corner, index): Shape => {
    const next = (index + 1) % outer.length
    const [a, b] = [corner, outer[next] as Place]
    return {
      kind: 'path',
      d: polygon([a, b, inner[next] as Place, inner[index] as Place]),
      fill: toned(stone.face, lit(a, b, centre), stone),
    }
  })

/** The flat top: a gleam on glass, veins on marble. */
const table = (outline: readonly Place[], [x, y]: Place, size: number, stone: Stone): readonly Shape[] => {
  const d = polygon(outline)
  const marks: readonly Shape[] = stone.isGlass
    ? [
        {
          kind: 'path',
          d: path(
            'M',
            x - size,
            y + size * 0.1,
            'Q',
            x - size * 0.5,
            y - size * 0.9,
            x + size * 0.35,
            y - size,
            'Q',
            x - size * 0.2,
            y - size * 0.35,
            x - size,
            y + size * 0.1,
            'Z',
          ),
          fill: '#ffffff',
          opacity: 0.26,
        },
      ]
    : [
        {
          kind: 'path',
          d: path(
            'M',
            x - size,
            y - size * 0.2,
            'C',
            x - size * 0.4,
            y - size * 0.5,
            x - size * 0.1,
            y + size * 0.5,
            x + size,
            y + size * 0.15,
            'M',
            x - size * 0.1,
            y + size * 0.1,
            'Q',
            x + size * 0.2,
            y + size * 0.5,
            x + size * 0.1,
            y + size,
          ),
          stroke: darker(stone.face, 0.35),
          width: 1.3,
          opacity: 0.4,
        },
      ]
  return [
    {
      kind: 'path',
      d,
      fill: {
        kind: 'linear',
        from: [x - size, y - size],
        to: [x + size, y + size],
        stops: [
          { at: 0, colour: lighter(stone.face, stone.isGlass ? 0.16 : 0.7) },
          { at: 1, colour: stone.isGlass ? stone.face : darker(stone.face, 0.06) },
        ],
      },
    },
    { kind: 'group', clip: d, shapes: marks },
    {
      kind: 'path',
      d,
      stroke: stone.isGlass ? lighter(stone.face, 0.45) : darker(stone.face, 0.3),
      width: 1,
      opacity: 0.7,
    },
  ]
}

const body = (outline: readonly Place[], height: number, stone: Stone): readonly Shape[] => {
  const d = `${walls(outline, height)} ${polygon(outline.map(([x, y]): Place => [x, y + height]))}`
  const fill = stone.isGlass ? darker(stone.face, 0.35) : blend(stone.face, stone.edge, 0.45)
  return [
    { kind: 'path', d, fill: stone.edge, stroke: stone.edge, width: 3 },
    { kind: 'path', d, fill },
  ]
}

const rim = (outline: readonly Place[], stone: Stone): Shape => ({
  kind: 'path',
  d: polygon(outline),
  stroke: stone.edge,
  width: 1.5,
})

const CUT = 22.5

const man = (stone: Stone): readonly Shape[] => {
  const centre: Place = [50, 47]
  const outer = corners(8, centre, 40, { turn: CUT })
  const inner = corners(8, centre, 26, { turn: CUT })
  return [
    standingShadow(55),
    ...body(outer, 7, stone),
    ...facets(outer, inner, centre, stone),
    ...table(inner, centre, 24, stone),
    rim(outer, stone),
  ]
}

/** An eight-pointed star with a second cut stone on it, set in metal. */
const king = (stone: Stone): readonly Shape[] => {
  const centre: Place = [50, 46]
  const star = corners(8, centre, 44.5, { inner: 32 })
  const waist = corners(8, centre, 27, { inner: 24 })
  const top: Place = [50, 37]
  const gem = corners(8, top, 22, { turn: CUT })
  const face = corners(8, top, 12.5, { turn: CUT })
  return [
    standingShadow(57, 47),
    ...body(star, 9, stone),
    ...facets(star, waist, centre, stone),
    rim(star, stone),
    {
      kind: 'path',
      d: polygon(corners(8, [50, 46], 25.5, { turn: CUT })),
      fill: stone.crown,
      stroke: stone.edge,
      width: 1.2,
    },
    ...body(gem, 7, stone),
    ...facets(gem, face, top, stone),
    ...table(face, top, 11, stone),
    { kind: 'path', d: polygon(gem), stroke: stone.crown, width: 2.6 },
  ]
}

const stoneOf = (side: 'white' | 'black', colours: PieceColours): Stone => ({
  face: colours[side],
  edge: colours[`${side}-edge`],
  crown: colours[`${side}-crown`],
  isGlass: side === 'black',
})

/** Cut stones: marble and the volcanic glass of the highlands. A king is a star with a second stone on it. */
export const obsidian: SetArt = {
  id: 'obsidian',
  colours: {
    light: {
      white: '#f2efe9',
      'white-edge': '#544c42',
      'white-crown': '#9a6a16',
      black: '#23262d',
      'black-edge': '#08090b',
      'black-crown': '#e2b756',
    },
    dark: {
      white: '#ebe7df',
      'white-edge': '#3f3931',
      'white-crown': '#8a5d10',
      black: '#1a1c22',
      'black-edge': '#040506',
      'black-crown': '#d9ad4a',
    },
  },
  piece: ({ colour, kind }, colours) => {
    const stone = stoneOf(colour, colours)
    return kind === 'man' ? man(stone) : king(stone)
  },
}

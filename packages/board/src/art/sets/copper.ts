import type { SetArt } from '../art.ts'
import { blend, darker, lighter } from '../colour.ts'
import { corners, lobes, walls } from '../ornament.ts'
import { circle, type Paint, type Place, path, polygon, type Shape } from '../shape.ts'
import { standingShadow } from './shadow.ts'

/** One side's metal. */
interface Metal {
  readonly face: string
  readonly edge: string
  readonly crown: string
}

/** Light over a rounded rim: bright towards the light, then dark, then bright again where it is thrown back. */
const rimLight = (y: number, radius: number, { face }: Metal): Paint => ({
  kind: 'linear',
  from: [50 - radius * 0.75, y - radius * 0.75],
  to: [50 + radius * 0.75, y + radius * 0.75],
  stops: [
    { at: 0, colour: lighter(face, 0.55) },
    { at: 0.35, colour: face },
    { at: 0.72, colour: darker(face, 0.34) },
    { at: 1, colour: lighter(face, 0.16) },
  ],
})

/** A dish is dark towards the light. */
const dish = (y: number, radius: number, { face }: Metal): Paint => ({
  kind: 'linear',
  from: [50 - radius * 0.8, y - radius * 0.8],
  to: [50 + radius * 0.8, y + radius * 0.8],
  stops: [
    { at: 0, colour: darker(face, 0.22) },
    { at: 1, colour: lighter(face, 0.22) },
  ],
})

/** Marks of the hammer on a ring. */
const hammered = (y: number, radius: number, count: number, { face }: Metal): readonly Shape[] => {
  const dots = (dx: number, size: number): string =>
    corners(count, [50 + dx, y + dx], radius)
      .map(([x, dotY]) => circle(x, dotY, size))
      .join(' ')
  return [
    { kind: 'path', d: dots(0.5, 2.1), fill: lighter(face, 0.5), opacity: 0.7 },
    { kind: 'path', d: dots(0, 1.9), fill: darker(face, 0.4) },
  ]
}

/** An engraved flower of pointed petals. */
const flower = (y: number, petals: number, inner: number, outer: number): string =>
  Array.from({ length: petals }, (_, petal) => {
    const at = (radius: number, shift: number): Place => {
      const angle = ((petal + shift) / petals) * 2 * Math.PI - Math.PI / 2
      return [50 + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }
    const middle = (inner + outer) / 2
    return path(
      'M',
      ...at(inner, 0),
      'Q',
      ...at(middle, 0.42),
      ...at(outer, 0),
      'Q',
      ...at(middle, -0.42),
      ...at(inner, 0),
      'Z',
    )
  }).join(' ')

const boss = (y: number, radius: number, { face, edge }: Metal): readonly Shape[] => [
  { kind: 'path', d: circle(50, y + 1.2, radius), fill: edge, opacity: 0.5 },
  {
    kind: 'path',
    d: circle(50, y, radius),
    fill: {
      kind: 'radial',
      centre: [50 - radius * 0.35, y - radius * 0.4],
      radius: radius * 1.5,
      stops: [
        { at: 0, colour: lighter(face, 0.75) },
        { at: 0.45, colour: face },
        { at: 1, colour: darker(face, 0.5) },
      ],
    },
    stroke: edge,
    width: 0.9,
  },
]

const plate = (outline: readonly Place[], y: number, height: number, metal: Metal): readonly Shape[] => {
  const low = outline.map(([x, lowY]): Place => [x, lowY + height])
  const d = `${walls(outline, height)} ${polygon(low)}`
  return [
    { kind: 'path', d, fill: metal.edge, stroke: metal.edge, width: 2.6 },
    {
      kind: 'path',
      d,
      fill: {
        kind: 'linear',
        from: [10, 0],
        to: [90, 0],
        stops: [
          { at: 0, colour: blend(metal.face, metal.edge, 0.45) },
          { at: 0.3, colour: lighter(metal.face, 0.1) },
          { at: 1, colour: blend(metal.face, metal.edge, 0.75) },
        ],
      },
    },
    { kind: 'path', d: polygon(outline), fill: rimLight(y, 40, metal), stroke: metal.edge, width: 1.2 },
  ]
}

const ROUND = (y: number): readonly Place[] => corners(48, [50, y], 39.5)

const man = (metal: Metal): readonly Shape[] => {
  const y = 47
  return [
    standingShadow(55),
    ...plate(ROUND(y), y, 6, metal),
    ...hammered(y, 34.2, 22, metal),
    {
      kind: 'path',
      d: circle(50, y, 29),
      fill: dish(y, 29, metal),
      stroke: darker(metal.face, 0.4),
      width: 1.2,
    },
    { kind: 'path', d: flower(y, 8, 7, 25), stroke: darker(metal.face, 0.45), width: 1.5, opacity: 0.85 },
    ...boss(y, 7.5, metal),
  ]
}

/** A lobed dish, higher, with a ring of points standing around its boss. */
const king = (metal: Metal): readonly Shape[] => {
  const y = 43
  const crown = corners(8, [50, y - 1], 24, { inner: 14.5, turn: -90 })
  return [
    standingShadow(58, 47),
    ...plate(lobes(8, [50, y], 45, 8.5), y, 12, metal),
    {
      kind: 'path',
      d: circle(50, y, 30.5),
      fill: dish(y, 30, metal),
      stroke: darker(metal.face, 0.45),
      width: 1.3,
    },
    ...hammered(y, 34.6, 8, metal),
    {
      kind: 'path',
      d: polygon(crown.map(([x, pointY]): Place => [x + 1, pointY + 3])),
      fill: metal.edge,
      opacity: 0.45,
    },
    {
      kind: 'path',
      d: polygon(crown),
      fill: {
        kind: 'linear',
        from: [30, y - 22],
        to: [70, y + 20],
        stops: [
          { at: 0, colour: lighter(metal.crown, 0.35) },
          { at: 0.5, colour: metal.crown },
          { at: 1, colour: darker(metal.crown, 0.25) },
        ],
      },
      stroke: metal.edge,
      width: 1.6,
    },
    ...boss(y - 1, 8.5, metal),
  ]
}

/** Dishes of tinned and of darkened copper, hammered and engraved. A king is lobed, higher, and crowned. */
export const copper: SetArt = {
  id: 'copper',
  colours: {
    light: {
      white: '#e2e4e4',
      'white-edge': '#4d5254',
      'white-crown': '#a34a1c',
      black: '#5c2413',
      'black-edge': '#1e0a05',
      'black-crown': '#f0a766',
    },
    dark: {
      white: '#e0e3e3',
      'white-edge': '#33383a',
      'white-crown': '#93400f',
      black: '#451a0d',
      'black-edge': '#120603',
      'black-crown': '#e59a58',
    },
  },
  piece: ({ colour, kind }, colours) => {
    const metal = {
      face: colours[colour],
      edge: colours[`${colour}-edge`],
      crown: colours[`${colour}-crown`],
    }
    return kind === 'man' ? man(metal) : king(metal)
  },
}

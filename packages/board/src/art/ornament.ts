import { type Place, path, polygon, rectangle } from './shape.ts'

/** A stepped diamond as woven in kilims, in a box from -1 to 1. */
export const STEPPED_DIAMOND = (() => {
  const corner: readonly Place[] = [
    [0.34, -1],
    [0.34, -0.67],
    [0.67, -0.67],
    [0.67, -0.34],
    [1, -0.34],
  ]
  const mirrored = [...corner].reverse().map(([x, y]): Place => [x, -y])
  const right = [...corner, ...mirrored]
  return polygon([...right, ...[...right].reverse().map(([x, y]): Place => [-x, y])])
})()

/** A lozenge of half the width `across`, around the origin or another place. */
export const lozenge = (across: number, [x, y]: Place = [0, 0]): string =>
  polygon([
    [x, y - across],
    [x + across, y],
    [x, y + across],
    [x - across, y],
  ])

/** The eight-pointed star of two squares, one turned, in a box from -1 to 1. */
export const SQUARE_STAR = `${rectangle(-0.72, -0.72, 1.44, 1.44)} ${lozenge(1.02)}`

/** The corners of a regular figure around a centre; `inner` puts a second row of corners between them: a star. */
export const corners = (
  count: number,
  [x, y]: Place,
  radius: number,
  { inner, turn = 0 }: { readonly inner?: number; readonly turn?: number } = {},
): readonly Place[] => {
  const steps = inner === undefined ? count : 2 * count
  return Array.from({ length: steps }, (_, index): Place => {
    const angle = ((index / steps) * 360 + turn) * (Math.PI / 180)
    const reach = inner !== undefined && index % 2 === 1 ? inner : radius
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

/** The wheel of eternity as Armenian stonecutters draw it: arms that all turn one way, between two radii. */
export const wheel = (arms: number, [x, y]: Place, inner: number, outer: number): string => {
  const at = (radius: number, turn: number): Place => [
    x + radius * Math.cos(turn),
    y + radius * Math.sin(turn),
  ]
  const step = (2 * Math.PI) / arms
  const bend = (outer - inner) * 0.95
  const parts = Array.from({ length: arms }, (_, arm) => {
    const turn = arm * step
    return path(
      'M',
      ...at(inner, turn),
      'A',
      bend,
      bend,
      0,
      0,
      1,
      ...at(outer, turn + step * 0.62),
      'A',
      bend * 1.7,
      bend * 1.7,
      0,
      0,
      0,
      ...at(inner, turn + step),
      'Z',
    )
  })
  return parts.join(' ')
}

/** The walls of a body that stands on the board: its outline drawn down by `height`. */
export const walls = (outline: readonly Place[], height: number): string =>
  outline
    .map(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] as Place
      return polygon([
        [x1, y1],
        [x2, y2],
        [x2, y2 + height],
        [x1, y1 + height],
      ])
    })
    .join(' ')

/** A closed outline of round lobes around a centre, as points. */
export const lobes = (count: number, [x, y]: Place, radius: number, depth: number): readonly Place[] => {
  const steps = count * 10
  return Array.from({ length: steps }, (_, index): Place => {
    const angle = (index / steps) * 2 * Math.PI
    const reach = radius - depth * (1 - Math.abs(Math.cos((angle * count) / 2))) ** 1.5
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

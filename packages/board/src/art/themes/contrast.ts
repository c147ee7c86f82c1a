import type { Ground, ThemeArt } from '../art.ts'
import { lineRound } from '../band.ts'
import { rectangle, type Shape } from '../shape.ts'
import { gridLines, squaresOf, wholeBoard } from '../squares.ts'

const ground = ({ layout, colours, squares }: Ground): readonly Shape[] => {
  const { sizePx, squarePx } = layout
  const line = Math.max(1, Math.round(squarePx * 0.03))
  return [
    { kind: 'path', d: rectangle(0, 0, sizePx, sizePx), fill: colours.frame },
    { kind: 'path', d: wholeBoard(layout), fill: squares === 'plain' ? colours.field : colours.light },
    ...(squares === 'plain' ? [] : [{ kind: 'path', d: squaresOf(1, layout), fill: colours.dark } as const]),
    { kind: 'path', d: gridLines(layout, line), stroke: colours.grid, width: line },
    lineRound(layout, line / 2, line, colours.inlay),
  ]
}

/** As much contrast as there can be, and nothing to look past. */
export const contrast: ThemeArt = {
  id: 'contrast',
  colours: {
    light: {
      field: '#ffffff',
      light: '#ffffff',
      dark: '#d6d6d6',
      grid: '#4a4a4a',
      frame: '#000000',
      inlay: '#000000',
      border: '#000000',
      'border-2': '#000000',
      coordinates: '#ffffff',
      last: '#2f6f00',
      chosen: '#005a66',
      target: '#004b57',
      must: '#a3001b',
      hint: '#1a2fb5',
      refused: '#b0001f',
      later: '#5a1a9e',
    },
    dark: {
      field: '#767676',
      light: '#7b7b7b',
      dark: '#6c6c6c',
      grid: '#1c1c1c',
      frame: '#000000',
      inlay: '#9a9a9a',
      border: '#000000',
      'border-2': '#000000',
      coordinates: '#ffffff',
      last: '#f4ffb0',
      chosen: '#b8f6ff',
      target: '#c9f8ff',
      must: '#ffe14d',
      hint: '#dcdcff',
      refused: '#ffd9d9',
      later: '#f3d9ff',
    },
  },
  ground,
}

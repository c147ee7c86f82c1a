import { COLOURS, PIECES, START } from '@tama/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { styleOf } from './art/art.ts'
import { loadArt } from './art/load-art.ts'
import { BOARD_THEMES, DEFAULT_LOOK, PIECE_SETS, SCHEMES, SQUARE_STYLES } from './art/look.ts'
import { PIECE_BOX } from './art/piece-box.ts'
import type { Shape } from './art/shape.ts'
import { layoutOf } from './geometry.ts'
import { paintShapes } from './stage/brush.ts'
import { canvasOf, openBoard, settled } from './testing/page.ts'
import { viewOf } from './testing/positions.ts'

beforeAll(() => import('./stage/stage-painter.ts'), 120_000)

const painted = (shapes: readonly Shape[], size: number, scale = 1): Uint8ClampedArray => {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (brush === null) throw new Error('no canvas')
  brush.scale(scale, scale)
  paintShapes(brush, shapes)
  return brush.getImageData(0, 0, size, size).data
}

/** 1 where a drawing is solid, shadows left out. */
const silhouette = (pixels: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: pixels.length / 4 }, (_, index) => ((pixels[4 * index + 3] ?? 0) > 200 ? 1 : 0))

describe.each(PIECE_SETS)('the set %s', (pieces) => {
  test.each(SCHEMES)('has kings with another outline than men, on the smallest board, %s', async (scheme) => {
    const style = styleOf(await loadArt({ ...DEFAULT_LOOK, pieces }), scheme)
    for (const colour of COLOURS) {
      const size = 36
      const outline = (kind: 'man' | 'king') =>
        silhouette(painted(style.piece(PIECES[colour][kind]), size, size / PIECE_BOX))
      const [man, king] = [outline('man'), outline('king')]
      const differing = man.filter((solid, pixel) => solid !== king[pixel]).length
      const solid = man.reduce((sum, pixel) => sum + pixel, 0)
      expect(differing / solid, colour).toBeGreaterThan(0.08)
    }
  })
})

describe.each(BOARD_THEMES)('the theme %s', (theme) => {
  test.each(SQUARE_STYLES)('covers the whole picture without a gap, %s', async (squares) => {
    for (const scheme of SCHEMES) {
      const style = styleOf(await loadArt({ ...DEFAULT_LOOK, theme, squares }), scheme)
      for (const sizePx of [320, 501]) {
        const pixels = painted(style.ground(layoutOf(sizePx, 1), 'white'), sizePx)
        let open = 0
        for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) open++
        expect(open, `${scheme} ${sizePx}`).toBe(0)
      }
    }
  })
})

const middle = (canvas: HTMLCanvasElement): string => {
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  const brush = copy.getContext('2d', { willReadFrequently: true })
  brush?.drawImage(canvas, 0, 0)
  return [...(brush?.getImageData(canvas.width / 2 - 20, canvas.height / 2 - 20, 40, 40).data ?? [])].join()
}

test('a look is changed on the living board, and back again to the very same pixels', async () => {
  const opened = openBoard(viewOf(START), { renderer: 'canvas' })
  await settled(opened, 'canvas')
  const walnut = middle(canvasOf(opened))
  opened.board.setArt(await loadArt({ ...DEFAULT_LOOK, theme: 'tuff', pieces: 'copper' }))
  const tuff = middle(canvasOf(opened))
  expect(tuff).not.toBe(walnut)
  opened.board.setArt(await loadArt(DEFAULT_LOOK))
  expect(middle(canvasOf(opened))).toBe(walnut)
})

test('the dark page has its own colours in every look', async () => {
  const opened = openBoard(viewOf(START), { renderer: 'canvas' })
  await settled(opened, 'canvas')
  for (const theme of BOARD_THEMES) {
    opened.board.setArt(await loadArt({ ...DEFAULT_LOOK, theme }))
    document.documentElement.style.colorScheme = 'light'
    opened.board.refreshTheme()
    const light = middle(canvasOf(opened))
    document.documentElement.style.colorScheme = 'dark'
    opened.board.refreshTheme()
    expect(middle(canvasOf(opened)), theme).not.toBe(light)
  }
})

test('coordinates can be left out and put back', async () => {
  const opened = openBoard(viewOf(START), { renderer: 'svg' })
  const letters = () => opened.host.querySelectorAll('svg text').length
  expect(letters()).toBe(16)
  opened.board.setArt(await loadArt({ ...DEFAULT_LOOK, coordinates: false }))
  expect(letters()).toBe(0)
  opened.board.setArt(await loadArt(DEFAULT_LOOK))
  expect(letters()).toBe(16)
})

import { type Position, play, START, squareName } from '@tama/engine'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import {
  canvasOf,
  cell,
  centre,
  holdTime,
  openBoard,
  point,
  settled,
  type TestBoard,
  tap,
  until,
} from '../testing/page.ts'
import { at, CASES, moveOf, positionOf, viewOf } from '../testing/positions.ts'

/** The browser's own protocol, for what a page cannot change itself. */
const protocol = () =>
  cdp() as unknown as { readonly send: (method: string, parameters?: object) => Promise<unknown> }

const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
const afterFourHops = {
  ...viewOf(CASES.fourHops),
  setup: play(CASES.fourHops as Position, fourHops),
  choices: [],
  lastMove: fourHops,
}

const standing = ({ board }: TestBoard): readonly string[] =>
  board
    .snapshot()
    .pieces.map(({ square, colour, kind }) => `${colour} ${kind} ${squareName(square)}`)
    .sort()

/** The colours of some device pixels of what is on the canvas now, whichever technique painted it. */
const pixelsOf = async (opened: TestBoard): Promise<string> => {
  const copy = document.createElement('canvas')
  const canvas = canvasOf(opened)
  copy.width = canvas.width
  copy.height = canvas.height
  // A WebGL canvas can be read only in the task that painted it.
  opened.board.refreshTheme()
  copy.getContext('2d', { willReadFrequently: true })?.drawImage(canvas, 0, 0)
  return copy.toDataURL()
}

const frames = (): { readonly count: () => number; readonly stop: () => void } => {
  const real = window.requestAnimationFrame
  let count = 0
  window.requestAnimationFrame = (callback) => {
    count++
    return real(callback)
  }
  return {
    count: () => count,
    stop: () => {
      window.requestAnimationFrame = real
    },
  }
}

// The first load of Pixi takes its time; tests are not about it.
beforeAll(() => import('./stage-painter.ts'), 120_000)

describe.each(['canvas', 'webgl'] as const)('on %s', (renderer) => {
  test('an idle board asks for no frame in two seconds and paints nothing', async () => {
    const opened = openBoard(viewOf(CASES.twoPieces), { renderer })
    await settled(opened, renderer)
    tap(opened, at('c2'))
    const { paints } = opened.board.snapshot()
    const watch = frames()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    watch.stop()
    expect(watch.count()).toBe(0)
    expect(opened.board.snapshot().paints).toBe(paints)
  })

  test('turning the board twice gives the same picture, turning it once another', async () => {
    const opened = openBoard(viewOf(START), { renderer, width: 320 })
    await settled(opened, renderer)
    const first = await pixelsOf(opened)
    opened.change({ orientation: 'black' })
    expect(await pixelsOf(opened)).not.toBe(first)
    opened.change({ orientation: 'white' })
    expect(await pixelsOf(opened)).toBe(first)
  })

  test('the picture is not blank and shows what SVG shows', async () => {
    const opened = openBoard(viewOf(positionOf('white', 'a1', 'h8')), { renderer, width: 320 })
    await settled(opened, renderer)
    const canvas = canvasOf(opened)
    opened.board.refreshTheme()
    const copy = document.createElement('canvas')
    copy.width = canvas.width
    copy.height = canvas.height
    const brush = copy.getContext('2d', { willReadFrequently: true })
    brush?.drawImage(canvas, 0, 0)
    const box = canvas.getBoundingClientRect()
    const brightness = (name: string): number => {
      const [x, y] = centre(opened, at(name))
      const scale = canvas.width / box.width
      const pixel = brush?.getImageData((x - box.left) * scale + 4, (y - box.top) * scale + 8, 1, 1).data
      return (pixel?.[0] ?? 0) + (pixel?.[1] ?? 0) + (pixel?.[2] ?? 0)
    }
    expect(brightness('a1')).toBeGreaterThan(brightness('a2'))
    expect(brightness('h8')).toBeLessThan(brightness('h7') / 2)
  })
})

describe('animation', () => {
  test('hops are seen one after another, captured pieces leave at their own hop, the end is the position', async () => {
    const opened = openBoard(viewOf(CASES.fourHops), { speed: 'normal' })
    await settled(opened, 'canvas')
    const time = holdTime()
    const done = opened.board.animate(fourHops, afterFourHops)
    const { totalMs = 0 } = opened.board.snapshot().animation ?? {}
    const { squareSize } = opened.board.snapshot()
    const [left, bottom] = centre(opened, at('a1'))
    const blackLeft: number[] = []
    for (let ms = 0; ms < totalMs; ms += 60) {
      await time.goTo(ms)
      const { pieces } = opened.board.snapshot()
      const mover = pieces.find(({ square }) => square === at('f3'))
      const file = ((mover?.x ?? 0) - left) / squareSize
      const row = (bottom - (mover?.y ?? 0)) / squareSize
      const offTheLines = [file, row].map((place) => Math.abs(place - Math.round(place)))
      expect(Math.min(...offTheLines)).toBeLessThan(0.02)
      blackLeft.push(pieces.filter(({ colour }) => colour === 'black').length)
    }
    await time.goTo(totalMs)
    time.release()
    await done
    expect([...new Set(blackLeft)]).toEqual([15, 14, 13, 12])
    expect(standing(opened)).toEqual(standing(openBoard(afterFourHops)))
  })

  test('a crown is shown only at the end of a capture that passes the last row', async () => {
    const position = positionOf('white', 'f6 a1', 'f7 Ke8 h5')
    const move = moveOf('f6 f8 d8', 'f7 e8', true)
    const opened = openBoard(viewOf(position), { speed: 'normal' })
    const time = holdTime()
    const after = { ...viewOf(position), setup: play(position, move), choices: [] }
    const done = opened.board.animate(move, after)
    const { totalMs = 0 } = opened.board.snapshot().animation ?? {}
    const [, rowEight] = centre(opened, at('a8'))
    const kinds: (string | undefined)[] = []
    for (let ms = 0; ms < totalMs; ms += 30) {
      await time.goTo(ms)
      const mover = opened.board.snapshot().pieces.find(({ square }) => square === at('f6'))
      if (Math.abs((mover?.y ?? 0) - rowEight) < 1) kinds.push(mover?.kind)
    }
    await time.goTo(totalMs)
    time.release()
    await done
    expect(kinds.length).toBeGreaterThan(5)
    expect([...new Set(kinds)]).toEqual(['man'])
    expect(standing(opened)).toContain('white king d8')
  })

  test('it is finished at once by finish, by show, by a touch and by the next move', async () => {
    const ways: readonly ((opened: TestBoard) => void)[] = [
      ({ board }) => board.finish(),
      ({ board }) => board.show(afterFourHops),
      (opened) => point(opened, 'pointerdown', centre(opened, at('c1'))),
      ({ board }) => void board.animate(moveOf('h7 h8'), afterFourHops),
      ({ board }) => board.setSpeed('off'),
    ]
    for (const end of ways) {
      const opened = openBoard(viewOf(CASES.fourHops), { speed: 'slow', renderer: 'svg' })
      let resolved = false
      const done = opened.board.animate(fourHops, afterFourHops).then(() => {
        resolved = true
      })
      expect(opened.board.snapshot().animation?.move).toBe(fourHops)
      end(opened)
      await done
      expect(resolved).toBe(true)
      opened.board.finish()
      expect(standing(opened)).toContain('white man b7')
      opened.board.destroy()
    }
  })

  test('in a hidden tab a move is shown at once, and one under way ends', async () => {
    const opened = openBoard(viewOf(CASES.fourHops), { speed: 'slow' })
    const hide = (hidden: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    const done = opened.board.animate(fourHops, afterFourHops)
    hide(true)
    await done
    expect(standing(opened)).toContain('white man b7')
    for (let turn = 0; turn < 60; turn++) {
      await opened.board.animate(moveOf(turn % 2 === 0 ? 'h7 h8' : 'h8 h7'), afterFourHops)
    }
    expect(opened.board.snapshot().animation).toBeUndefined()
    hide(false)
    expect(standing(opened)).toContain('white man b7')
    Reflect.deleteProperty(document, 'hidden')
  })

  test('a piece dropped by hand settles from where it was let go', async () => {
    const opened = openBoard(viewOf(CASES.fourHops), { speed: 'slow' })
    const from = centre(opened, at('f3'))
    const [x, y] = centre(opened, at('b7'))
    point(opened, 'pointerdown', from)
    point(opened, 'pointermove', [x + 12, y + 9])
    point(opened, 'pointerup', [x + 12, y + 9])
    const mover = opened.board.snapshot().pieces.find(({ square }) => square === at('f3'))
    expect(Math.abs((mover?.x ?? 0) - (x + 12))).toBeLessThan(6)
    opened.board.finish()
    expect(standing(opened)).toContain('white man b7')
  })

  test('entered hops of a half capture are seen, too, and a touch in between counts', async () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare), { speed: 'slow' })
    tap(opened, at('d2'))
    tap(opened, at('b2'))
    expect(opened.board.snapshot().animation?.totalMs).toBeGreaterThan(500)
    tap(opened, at('d4'))
    expect(opened.moves).toEqual([moveOf('d2 b2 b4 d4', 'c2 b3 c4')])
  })
})

describe('system settings', () => {
  afterEach(async () => {
    await protocol().send('Emulation.setEmulatedMedia', { features: [] })
  })

  test('reduced motion shows moves at once', async () => {
    await protocol().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
    const opened = openBoard(viewOf(CASES.fourHops), { speed: 'slow' })
    const done = opened.board.animate(fourHops, afterFourHops)
    expect(opened.board.snapshot().animation).toBeUndefined()
    await done
    expect(standing(opened)).toContain('white man b7')
  })

  test('forced colours repaint the board in the system’s colours', async () => {
    const opened = openBoard(viewOf(START), { width: 320 })
    await settled(opened, 'canvas')
    const before = await pixelsOf(opened)
    await protocol().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    })
    await until(() => matchMedia('(forced-colors: active)').matches)
    await expect.poll(() => pixelsOf(opened)).not.toBe(before)
  })

  test('a dark page gets the dark palette when the theme is read again', async () => {
    const opened = openBoard(viewOf(START), { width: 320 })
    await settled(opened, 'canvas')
    const light = await pixelsOf(opened)
    document.documentElement.style.colorScheme = 'dark'
    expect(await pixelsOf(opened)).not.toBe(light)
  })
})

describe('pixel ratios', () => {
  afterEach(async () => {
    await protocol().send('Emulation.clearDeviceMetricsOverride')
  })

  test.each([1.25, 1.5, 2.625])(
    'at %d the canvas fills its box and all corners meet their squares',
    async (ratio) => {
      const opened = openBoard({ ...viewOf(START), mode: 'edit' }, { width: 361 })
      await settled(opened, 'canvas')
      await protocol().send('Emulation.setDeviceMetricsOverride', {
        width: 0,
        height: 0,
        deviceScaleFactor: ratio,
        mobile: false,
      })
      // An emulated ratio changes without any event; a real one comes with this one.
      window.dispatchEvent(new Event('resize'))
      const differs = (): number => Math.abs(canvasOf(opened).width - 361 * ratio)
      await until(() => window.devicePixelRatio === ratio && differs() <= 1, 'the new ratio')
      const canvas = canvasOf(opened)
      const box = canvas.getBoundingClientRect()
      expect(Math.abs(box.width - 361)).toBeLessThanOrEqual(1 / ratio + 0.01)
      expect(canvas.width / box.width).toBeCloseTo(ratio, 2)
      for (const name of ['a1', 'a8', 'h1', 'h8']) {
        const { left, right, top, bottom } = cell(opened, at(name)).getBoundingClientRect()
        for (const spot of [
          [left + 0.6, top + 0.6],
          [right - 0.6, top + 0.6],
          [left + 0.6, bottom - 0.6],
          [right - 0.6, bottom - 0.6],
        ] as const) {
          expect(opened.board.squareAt(...spot)).toBe(at(name))
        }
      }
    },
  )
})

describe('the graphics context', () => {
  test('a context lost and restored twice comes back with every piece; meanwhile SVG paints', async () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare), { renderer: 'webgl', width: 320 })
    await settled(opened, 'webgl')
    tap(opened, at('d2'))
    const before = await pixelsOf(opened)
    for (let loss = 0; loss < 2; loss++) {
      const context = canvasOf(opened).getContext('webgl2')
      const extension = context?.getExtension('WEBGL_lose_context')
      extension?.loseContext()
      await until(() => opened.board.renderer === 'svg', 'the loss')
      expect(opened.host.querySelectorAll('svg use').length).toBeGreaterThan(0)
      tap(opened, at('b2'))
      expect(opened.board.snapshot().trail.length).toBeGreaterThan(0)
      opened.board.focus(at('b4'))
      tap(opened, at('b2'))
      tap(opened, at('d2'))
      extension?.restoreContext()
      await settled(opened, 'webgl')
      expect(await pixelsOf(opened)).toBe(before)
    }
  })

  test('thirty boards one after the other use one context', async () => {
    const real = HTMLCanvasElement.prototype.getContext
    const contexts = new Set<WebGLRenderingContext | WebGL2RenderingContext>()
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: never) {
      const context = (real as (...all: unknown[]) => unknown).apply(this, args as unknown as unknown[])
      if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext)
        contexts.add(context)
      return context
    } as typeof real
    for (let turn = 0; turn < 30; turn++) {
      const opened = openBoard(viewOf(START), { renderer: 'webgl', width: 120 })
      await settled(opened, 'webgl')
      opened.board.destroy()
      expect(opened.host.childElementCount).toBe(0)
    }
    HTMLCanvasElement.prototype.getContext = real
    const live = [...contexts].filter((context) => !context.isContextLost())
    expect(live.length).toBeLessThanOrEqual(1)
  })

  test('a second board stays SVG until the first one gives the renderer back', async () => {
    const first = openBoard(viewOf(START), { width: 160 })
    await settled(first, 'canvas')
    const second = openBoard(viewOf(START), { width: 160 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(second.board.renderer).toBe('svg')
    first.board.destroy()
    await settled(second, 'canvas')
    expect(second.board.snapshot().pieces).toHaveLength(32)
  })

  test('a board destroyed before its stage is loaded leaves nothing behind', async () => {
    const gone = openBoard(viewOf(START), { width: 160 })
    gone.board.destroy()
    expect(gone.host.childElementCount).toBe(0)
    const next = openBoard(viewOf(START), { width: 160 })
    await settled(next, 'canvas')
  })

  test('without any canvas the board stays SVG and plays', async () => {
    const real = HTMLCanvasElement.prototype.getContext
    const before = openBoard(viewOf(START), { renderer: 'canvas', width: 160 })
    await settled(before, 'canvas')
    before.board.destroy()
    HTMLCanvasElement.prototype.getContext = (() => null) as typeof real
    const opened = openBoard(viewOf(START, 'dama'), { renderer: 'webgl' })
    await new Promise((resolve) => setTimeout(resolve, 600))
    HTMLCanvasElement.prototype.getContext = real
    expect(opened.board.renderer).toBe('svg')
    tap(opened, at('d4'))
    expect(opened.moves).toEqual([moveOf('d3 d4')])
  })
})

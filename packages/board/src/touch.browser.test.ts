import { START } from '@tama/engine'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { centre, openBoard, until } from './testing/page.ts'
import { at, moveOf, viewOf } from './testing/positions.ts'

const protocol = () =>
  cdp() as unknown as { readonly send: (method: string, parameters?: object) => Promise<unknown> }

/** A finger of the browser itself: it scrolls where the page lets it. From and to are points of this frame. */
const swipe = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const scale = frame.width / innerWidth
  const finger = (part: number) => ({
    x: frame.left + (from[0] + (to[0] - from[0]) * part) * scale,
    y: frame.top + (from[1] + (to[1] - from[1]) * part) * scale,
  })
  const send = (type: string, touchPoints: readonly object[]) =>
    protocol().send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [finger(0)])
  for (let step = 1; step <= 8; step++) await send('touchMove', [finger(step / 8)])
  await send('touchEnd', [])
}

test('a finger drags a piece without scrolling and scrolls the page from squares without a movable piece', async () => {
  const opened = openBoard(viewOf(START, 'dama'), { width: 320, renderer: 'svg' })
  document.body.style.minHeight = '3000px'
  window.scrollTo(0, 20)
  const [x, y] = centre(opened, at('d5'))
  await swipe(centre(opened, at('d3')), centre(opened, at('d4')))
  await until(() => opened.moves.length > 0, 'the move')
  expect(window.scrollY).toBe(20)
  expect(opened.moves).toEqual([moveOf('d3 d4')])
  await swipe([x, y], [x, y - 110])
  await until(() => window.scrollY > 60, 'the scrolling')
  expect(opened.board.snapshot().dragging).toBe(false)
  document.body.style.minHeight = ''
  window.scrollTo(0, 0)
})

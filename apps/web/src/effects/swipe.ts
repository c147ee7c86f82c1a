import { swipeOf } from '../swipe.ts'

const BOARD = '.board-place'

/** Calls `act` for swipes of one finger over the board while `isOn`. */
export const listenForSwipes = (isOn: () => boolean, act: (to: 'previous' | 'next') => void): void => {
  let start: { readonly x: number; readonly y: number; readonly ms: number } | undefined
  addEventListener(
    'touchstart',
    (event) => {
      const [finger] = event.touches
      const isOnBoard = event.target instanceof Element && event.target.closest(BOARD) !== null
      const isAlone = event.touches.length === 1
      start =
        finger !== undefined && isAlone && isOnBoard && isOn()
          ? { x: finger.clientX, y: finger.clientY, ms: event.timeStamp }
          : undefined
    },
    { passive: true },
  )
  addEventListener(
    'touchend',
    (event) => {
      const [finger] = event.changedTouches
      if (start === undefined || finger === undefined) return
      const { x, y, ms } = start
      start = undefined
      const to = swipeOf({
        acrossPx: finger.clientX - x,
        downPx: finger.clientY - y,
        ms: event.timeStamp - ms,
      })
      if (to !== undefined) act(to)
    },
    { passive: true },
  )
}

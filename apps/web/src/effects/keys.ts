import { type KeyPress, type ShortcutAction, shortcutOf } from '../shortcuts.ts'

/** Places where keys have a meaning of their own. */
const TAKEN = 'input, textarea, select, [role="menu"], dialog'
const BOARD = '[role="grid"]'

/** Keys that only somebody who walks the board by keyboard presses there; `Tab` and `b` lead to it. */
const WALKING = ['ArrowUp', 'ArrowDown', 'Enter', ' ']

const isIn = (event: Event, places: string): boolean =>
  event.target instanceof Element && event.target.closest(places) !== null

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  ctrl: event.ctrlKey,
  alt: event.altKey,
  meta: event.metaKey,
  isTaken: document.querySelector('dialog[open]') !== null || isIn(event, TAKEN),
})

/**
 * Calls `act` for the keys of the page while `isOn`. An action that answers false leaves the key to the browser. On the
 * board the arrows go from square to square, but not for somebody who came there by a press of the mouse.
 */
export const listenForKeys = (isOn: () => boolean, act: (action: ShortcutAction) => boolean): void => {
  let isByPointer = false
  const handle = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOn()) return
    const action = shortcutOf(pressOf(event))
    if (action === undefined || !act(action)) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointerdown', () => {
    isByPointer = true
  })
  addEventListener(
    'keydown',
    (event) => {
      const isOnBoard = isIn(event, BOARD)
      if (event.key === 'Tab' || event.key === 'b' || (isOnBoard && WALKING.includes(event.key)))
        isByPointer = false
      if (isByPointer && isOnBoard) handle(event)
    },
    { capture: true },
  )
  addEventListener('keydown', handle)
}

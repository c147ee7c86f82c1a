import { type KeyPress, type ShortcutAction, shortcutOf } from '../shortcuts.ts'

const TAKEN = 'input, textarea, select, [role="menu"], dialog'

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  ctrl: event.ctrlKey,
  alt: event.altKey,
  meta: event.metaKey,
  isTaken:
    document.querySelector('dialog[open]') !== null ||
    (event.target instanceof Element && event.target.closest(TAKEN) !== null),
})

/** Calls `act` for the keys of the page while `isOn`. An action that answers false leaves the key to the browser. */
export const listenForKeys = (isOn: () => boolean, act: (action: ShortcutAction) => boolean): void => {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isOn()) return
    const action = shortcutOf(pressOf(event))
    if (action !== undefined && act(action)) event.preventDefault()
  })
}

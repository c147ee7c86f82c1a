import { unreachable } from '@tama/engine'
import type { App } from './app.ts'
import type { ShortcutAction } from './shortcuts.ts'

/** Does what a key of the page stands for. False when it stands for nothing on the screen that is shown. */
export const actOnKey = (app: App, action: ShortcutAction): boolean => {
  if (action === 'keys') {
    app.dialog.value = 'keys'
    return true
  }
  if (action === 'board') {
    app.focusBoard()
    return true
  }
  if (action === 'new-game') {
    app.go({ screen: 'start' })
    return true
  }
  if (app.route.peek().screen !== 'play') return false
  switch (action) {
    case 'previous':
    case 'next':
    case 'first':
    case 'last':
      app.send({ type: 'looked', at: action })
      return true
    case 'take-back':
      app.send({ type: 'took-back' })
      return true
    case 'play-again':
      app.send({ type: 'played-again' })
      return true
    case 'hint':
      app.send({ type: 'hint-asked' })
      return true
    case 'flip':
      app.send({ type: 'flipped' })
      return true
    case 'move-box':
      app.focusMoveBox()
      return true
    default:
      return unreachable(action)
  }
}

/** What a key of the page does. */
export const SHORTCUT_ACTIONS = [
  'previous',
  'next',
  'first',
  'last',
  'take-back',
  'play-again',
  'hint',
  'pause',
  'step',
  'replay',
  'turning-point',
  'solution',
  'start-over',
  'defence',
  'next-puzzle',
  'flip',
  'board',
  'move-box',
  'new-game',
  'my-games',
  'puzzles',
  'keys',
] as const
export type ShortcutAction = (typeof SHORTCUT_ACTIONS)[number]

/** The key of each action, as `KeyboardEvent.key` names it. */
export const SHORTCUT_KEYS: Readonly<Record<ShortcutAction, string>> = {
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  first: 'Home',
  last: 'End',
  'take-back': 'u',
  'play-again': 'r',
  hint: 'h',
  pause: 'p',
  step: 's',
  replay: 'c',
  'turning-point': 't',
  solution: 'v',
  'start-over': 'o',
  defence: 'd',
  'next-puzzle': 'x',
  flip: 'f',
  board: 'b',
  'move-box': 'm',
  'new-game': 'n',
  'my-games': 'g',
  puzzles: 'z',
  keys: '?',
}

/** What `shortcutOf` needs to know of a key press. */
export interface KeyPress {
  readonly key: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly meta: boolean
  /** The focus is where keys have a meaning of their own: a text, a choice, the squares of the board, a dialog. */
  readonly isTaken: boolean
}

/** The action of a key press; undefined when it has none. Ctrl or Cmd with Z and Y (or Shift and Z) take back and play again. */
export const shortcutOf = (press: KeyPress): ShortcutAction | undefined => {
  if (press.isTaken || press.alt) return undefined
  if (press.ctrl || press.meta) {
    if (press.key === 'z') return 'take-back'
    return press.key === 'y' || press.key === 'Z' ? 'play-again' : undefined
  }
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return SHORTCUT_ACTIONS.find((action) => SHORTCUT_KEYS[action] === key)
}

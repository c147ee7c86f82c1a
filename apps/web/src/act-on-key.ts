import type { App } from './app.ts'
import type { SolverEvent } from './screens/puzzles/model.ts'
import type { ShortcutAction } from './shortcuts.ts'

type Deed = (app: App) => void

/** What keys stand for somewhere. */
export type Deeds = Readonly<Partial<Record<ShortcutAction, Deed>>>

const look =
  (at: 'first' | 'previous' | 'next' | 'last'): Deed =>
  (app) =>
    app.send({ type: 'looked', at })

const lookInReview =
  (at: 'first' | 'previous' | 'next' | 'last'): Deed =>
  (app) =>
    app.library.peek()?.sendReview({ type: 'looked', at })

/** What keys stand for on every screen. */
export const ANYWHERE: Deeds = {
  keys: (app) => {
    app.dialog.value = 'keys'
  },
  'new-game': (app) => app.go({ screen: 'start' }),
  'my-games': (app) => app.go({ screen: 'games' }),
  puzzles: (app) => app.go({ screen: 'puzzles' }),
}

/** What they stand for at the board of a game. */
export const IN_PLAY: Deeds = {
  previous: look('previous'),
  next: look('next'),
  first: look('first'),
  last: look('last'),
  'take-back': (app) => app.send({ type: 'took-back' }),
  'play-again': (app) => app.send({ type: 'played-again' }),
  hint: (app) => app.send({ type: 'hint-asked' }),
  pause: (app) => app.send({ type: app.play.peek()?.pause === 'no' ? 'paused' : 'resumed' }),
  step: (app) => app.send({ type: 'stepped' }),
  replay: (app) => app.replayCapture(),
  flip: (app) => app.send({ type: 'flipped' }),
  board: (app) => app.focusBoard(),
  'move-box': (app) => app.focusMoveBox(),
}

/** What they stand for in a review. */
export const IN_REVIEW: Deeds = {
  previous: lookInReview('previous'),
  next: lookInReview('next'),
  first: lookInReview('first'),
  last: lookInReview('last'),
  replay: (app) => app.replayCapture(),
  'turning-point': (app) => app.library.peek()?.sendReview({ type: 'turn-sought' }),
  flip: (app) => app.library.peek()?.sendReview({ type: 'flipped' }),
  board: (app) => app.focusBoard(),
}

const inPuzzle =
  (event: SolverEvent): Deed =>
  (app) =>
    app.puzzles.peek()?.send(event)

/** What they stand for at the board of a puzzle. */
export const IN_PUZZLE: Deeds = {
  previous: inPuzzle({ kind: 'looked', at: 'previous' }),
  next: (app) => app.puzzles.peek()?.step(),
  first: inPuzzle({ kind: 'looked', at: 'first' }),
  last: inPuzzle({ kind: 'looked', at: 'last' }),
  'take-back': inPuzzle({ kind: 'put-back' }),
  hint: inPuzzle({ kind: 'hint' }),
  solution: inPuzzle({ kind: 'show' }),
  'start-over': inPuzzle({ kind: 'retry' }),
  defence: inPuzzle({ kind: 'next-defence' }),
  'next-puzzle': (app) => app.puzzles.peek()?.goOn(),
  replay: (app) => app.replayCapture(),
  flip: inPuzzle({ kind: 'flipped' }),
  board: (app) => app.focusBoard(),
  'move-box': (app) => app.focusMoveBox(),
}

const deedsOn = (app: App): Deeds => {
  const { screen } = app.route.peek()
  if (screen === 'play') return { ...ANYWHERE, ...IN_PLAY }
  if (screen === 'puzzle') return { ...ANYWHERE, ...IN_PUZZLE }
  return screen === 'review' ? { ...ANYWHERE, ...IN_REVIEW } : ANYWHERE
}

/** Does what a key of the page stands for. False when it stands for nothing on the screen that is shown. */
export const actOnKey = (app: App, action: ShortcutAction): boolean => {
  const deed = deedsOn(app)[action]
  deed?.(app)
  return deed !== undefined
}

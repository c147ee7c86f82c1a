import { finalSquare, type Move, SQUARES, type Square, unreachable } from '@tama/engine'
import {
  choose,
  currentSquare,
  drop,
  type Entry,
  type Manner,
  NOTHING_ENTERED,
  type Step,
  stepBack,
  type Told,
  touch,
} from './entry.ts'
import { centreOf, distance, type Spot, squareAtSpot } from './geometry.ts'
import { entryView, isForLater } from './premove.ts'
import type { BoardView } from './view.ts'

/** What reaches the board from outside. Spots are where the pointer is as seen; times are milliseconds of one clock. */
export type InputEvent =
  | {
      readonly kind: 'down'
      readonly pointer: number
      readonly spot: Spot
      readonly touch: boolean
      readonly timeMs: number
    }
  | { readonly kind: 'move'; readonly pointer: number; readonly spot: Spot }
  | { readonly kind: 'up'; readonly pointer: number; readonly spot: Spot; readonly timeMs: number }
  /** The system took the pointer away: scrolling, a call, a lost window. */
  | { readonly kind: 'cancel'; readonly pointer: number }
  /** A square was activated without a pointer: by keyboard or by a screen reader. */
  | { readonly kind: 'activate'; readonly square: Square; readonly timeMs: number }
  /** Takes the last thing entered back. */
  | { readonly kind: 'escape' }
  /** Plays the move that waits to be accepted. */
  | { readonly kind: 'accept' }

/** What the pointer does. */
export type Gesture =
  | { readonly kind: 'idle' }
  /** Down on a square, not (yet) a drag. `before` is the entry that a tap, a drag or a cancellation starts from. */
  | {
      readonly kind: 'pressed'
      readonly pointer: number
      readonly square: Square
      readonly spot: Spot
      readonly touch: boolean
      readonly grabs: boolean
      readonly before: Entry
      readonly timeMs: number
    }
  | Dragging

/** A piece is in the hand. */
export interface Dragging {
  readonly kind: 'dragging'
  readonly pointer: number
  readonly square: Square
  readonly spot: Spot
  readonly touch: boolean
  readonly before: Entry
  /** Squares the pointer went through the middle of, in order, without repeating the last one. */
  readonly visited: readonly Square[]
}

/** Taps on the squares of a move that was just entered are its echo, not the next move. */
interface Echo {
  readonly squares: readonly Square[]
  readonly untilMs: number
}

/** All that input has led to. */
export interface Input {
  readonly entry: Entry
  readonly gesture: Gesture
  readonly echo: Echo | undefined
}

/** What the owner of the board is told. */
export type InputTold =
  | Told
  /** A move was entered for the next turn, or taken back. */
  | { readonly kind: 'premove'; readonly premove: Move | undefined }
  /** A move waits to be accepted, or does not any more. */
  | { readonly kind: 'pending'; readonly move: Move | undefined }
  | { readonly kind: 'edit-tap'; readonly square: Square }
  | { readonly kind: 'edit-drag'; readonly from: Square; readonly to: Square | undefined }

export interface InputStep {
  readonly input: Input
  readonly told?: InputTold
}

export const NO_INPUT: Input = { entry: NOTHING_ENTERED, gesture: { kind: 'idle' }, echo: undefined }

/** How far the pointer may tremble before a press becomes a drag, in squares. */
const SLOP = { mouse: 0.09, touch: 0.2 }

/** A dragged piece went through a square when it came this near to its centre, in squares. */
const THROUGH = 0.36

/**
 * How long taps on squares just entered are taken for the rest of a habit: at least, and more for every hop; longer
 * when the piece alone was touched, because the hand may be on its way to the square where it goes.
 */
const ECHO_MS = { least: 350, perHop: 450, alone: 1500 }

/** A press longer than this only looks where a piece can go. */
const LONG_PRESS_MS = 600

const idle: Gesture = { kind: 'idle' }

/** The squares whose middle the straight way from `a` to `b` touches, in order. */
const squaresThrough = (a: Spot, b: Spot, orientation: BoardView['orientation']): readonly Square[] => {
  const steps = Math.max(1, Math.ceil(distance(a, b) / 0.1))
  const squares: Square[] = []
  for (let step = 1; step <= steps; step++) {
    const spot = { x: a.x + ((b.x - a.x) * step) / steps, y: a.y + ((b.y - a.y) * step) / steps }
    const square = squareAtSpot(spot, orientation)
    if (square === undefined || distance(spot, centreOf(square, orientation)) > THROUGH) continue
    if (squares[squares.length - 1] !== square) squares.push(square)
  }
  return squares
}

/** True when a press on `square` takes the piece there into the hand. */
const isGrabbed = (view: BoardView, entry: Entry, square: Square): boolean => {
  if (view.mode === 'edit') return view.setup.board[square] !== undefined
  if (entry.phase === 'entered' || entry.phase === 'pending') return false
  if (entry.phase === 'chosen' && entry.trail.length > 0) return square === currentSquare(entry)
  return choose(view, square) !== undefined
}

/** Squares from which a touch does not scroll the page, because it may drag a piece. */
export const grabSquares = (view: BoardView, entry: Entry): readonly Square[] => {
  const at = entryView(view)
  return SQUARES.filter((square) => isGrabbed(at, entry, square))
}

const echoOf = (move: Move, timeMs: number, alone: boolean): Echo => ({
  squares: [move.from, ...move.path],
  untilMs: timeMs + (alone ? ECHO_MS.alone : ECHO_MS.least) + ECHO_MS.perHop * (move.path.length - 1),
})

/** True for a press that is the rest of a move just entered: it means nothing more. */
export const isEcho = ({ orientation }: BoardView, { echo, gesture }: Input, event: InputEvent): boolean => {
  if (event.kind !== 'down' || gesture.kind !== 'idle' || echo === undefined) return false
  const square = squareAtSpot(event.spot, orientation)
  return square !== undefined && event.timeMs < echo.untilMs && echo.squares.includes(square)
}

const told = (input: Input, news: InputTold | undefined): InputStep =>
  news === undefined ? { input } : { input, told: news }

/** The route of the view's own premoves that an entered one, which has lost what it takes, stands for. */
const premoveMeant = ({ premoves = [] }: BoardView, { from, path }: Move): Move | undefined =>
  premoves.find((route) => route.from === from && route.path.join() === path.join())

/** What a step means on this view: a whole move is reported, kept for the next turn, or waits to be accepted. */
const settled = (view: BoardView, input: Input, step: Step): InputStep => {
  if (step.told?.kind !== 'move') return told({ ...input, entry: step.entry }, step.told)
  const { move } = step.told
  if (isForLater(view)) {
    return told({ ...input, entry: NOTHING_ENTERED }, { kind: 'premove', premove: premoveMeant(view, move) })
  }
  if (view.confirm === true) {
    const hops = step.entry.phase === 'entered' ? step.entry.hops : 0
    return told({ ...input, entry: { phase: 'pending', move, hops } }, { kind: 'pending', move })
  }
  return told({ ...input, entry: step.entry }, step.told)
}

/** A touch while a move waits: on its final square it is accepted, anywhere else it is taken back. */
const answered = (view: BoardView, input: Input, move: Move, square: Square | undefined): InputStep => {
  if (square === finalSquare(move)) {
    return {
      input: { ...input, entry: { phase: 'entered', move, hops: move.path.length } },
      told: { kind: 'move', move },
    }
  }
  const other = square === undefined || square === move.from ? undefined : choose(view, square)
  return {
    input: { ...input, entry: other ?? NOTHING_ENTERED, echo: undefined },
    told: { kind: 'pending', move: undefined },
  }
}

/** A tap where the last move ended is the late second half of it, no wish to move the other side's piece. */
const isLateSecondTap = ({ lastMove }: BoardView, { told }: Step, square: Square): boolean =>
  told?.kind === 'refused' &&
  told.refusal.kind === 'not-yours' &&
  lastMove !== undefined &&
  finalSquare(lastMove) === square

const tapped = (
  view: BoardView,
  input: Input,
  before: Entry,
  square: Square,
  timeMs: number,
  manner: Manner,
): InputStep => {
  if (view.mode === 'edit') return { input: { ...input, gesture: idle }, told: { kind: 'edit-tap', square } }
  const rest: Input = { ...input, gesture: idle }
  if (before.phase === 'pending') return answered(view, rest, before.move, square)
  const at = entryView(view)
  if (isForLater(view) && view.premove !== undefined && before.phase === 'none') {
    const entry = choose(at, square) ?? NOTHING_ENTERED
    return { input: { ...rest, entry }, told: { kind: 'premove', premove: undefined } }
  }
  const looksFirst = isForLater(view) || view.confirm === true
  const meant: Manner = view.oneTouch === false ? 'wary' : looksFirst ? 'slow' : manner
  const step = touch(at, before, square, meant)
  if (manner === 'quick' && isLateSecondTap(view, step, square)) return { input: rest }
  const entered = step.told?.kind === 'move' ? step.told.move : undefined
  const alone = before.phase === 'none' && entered?.from === square
  const echo = entered === undefined ? input.echo : echoOf(entered, timeMs, alone)
  return settled(view, { ...rest, echo }, step)
}

const pressed = (view: BoardView, input: Input, event: InputEvent & { kind: 'down' }): InputStep => {
  const { gesture, entry } = input
  if (gesture.kind !== 'idle') return { input: { ...input, entry: gesture.before, gesture: idle } }
  const square = squareAtSpot(event.spot, view.orientation)
  if (square === undefined) return { input }
  if (isEcho(view, input, event)) return { input }
  const at = entryView(view)
  const grabs = isGrabbed(at, entry, square)
  const grabbed = grabs && view.mode === 'play' ? choose(at, square) : undefined
  const keeps = entry.phase === 'chosen' && currentSquare(entry) === square
  return {
    input: {
      entry: keeps ? entry : (grabbed ?? entry),
      gesture: {
        kind: 'pressed',
        pointer: event.pointer,
        square,
        spot: event.spot,
        touch: event.touch,
        grabs,
        before: entry,
        timeMs: event.timeMs,
      },
      echo: undefined,
    },
  }
}

const moved = (view: BoardView, input: Input, event: InputEvent & { kind: 'move' }): InputStep => {
  const { gesture } = input
  if (gesture.kind === 'idle' || gesture.pointer !== event.pointer) return { input }
  const through = squaresThrough(gesture.spot, event.spot, view.orientation)
  if (gesture.kind === 'dragging') {
    const last = gesture.visited[gesture.visited.length - 1]
    const fresh = through[0] === last ? through.slice(1) : through
    const visited = fresh.length === 0 ? gesture.visited : [...gesture.visited, ...fresh]
    return { input: { ...input, gesture: { ...gesture, spot: event.spot, visited } } }
  }
  const slop = gesture.touch ? SLOP.touch : SLOP.mouse
  if (!gesture.grabs || distance(gesture.spot, event.spot) < slop) return { input }
  const { pointer, square, touch: byTouch, before } = gesture
  const visited = through[0] === square ? through.slice(1) : through
  return {
    input: {
      ...input,
      gesture: { kind: 'dragging', pointer, square, spot: event.spot, touch: byTouch, before, visited },
    },
  }
}

const released = (view: BoardView, input: Input, event: InputEvent & { kind: 'up' }): InputStep => {
  const { gesture, entry } = input
  if (gesture.kind === 'idle' || gesture.pointer !== event.pointer) return { input }
  const to = squareAtSpot(event.spot, view.orientation)
  if (gesture.kind === 'pressed') {
    if (to !== gesture.square) return { input: { ...input, entry: gesture.before, gesture: idle } }
    const manner: Manner = event.timeMs - gesture.timeMs > LONG_PRESS_MS ? 'slow' : 'quick'
    return tapped(view, input, gesture.before, gesture.square, event.timeMs, manner)
  }
  if (view.mode === 'edit') {
    const rest: Input = { ...input, gesture: idle }
    return to === gesture.square
      ? { input: rest }
      : { input: rest, told: { kind: 'edit-drag', from: gesture.square, to } }
  }
  return settled(view, { ...input, gesture: idle }, drop(entryView(view), entry, to, gesture.visited))
}

/** The last thing entered is taken back: a drag, a move that waits, a hop, the choice of a piece, a premove. */
const takenBack = (view: BoardView, input: Input): InputStep => {
  const { entry, gesture } = input
  if (gesture.kind !== 'idle') return { input: { ...input, entry: gesture.before, gesture: idle } }
  if (entry.phase === 'pending') return answered(view, input, entry.move, undefined)
  if (entry.phase === 'none' && isForLater(view) && view.premove !== undefined) {
    return { input, told: { kind: 'premove', premove: undefined } }
  }
  return settled(view, input, stepBack(entryView(view), entry))
}

/** The next state of input and what is to be told. Pure: the same events give the same moves, on any device. */
export const takeInput = (view: BoardView, input: Input, event: InputEvent): InputStep => {
  switch (event.kind) {
    case 'down':
      return pressed(view, input, event)
    case 'move':
      return moved(view, input, event)
    case 'up':
      return released(view, input, event)
    case 'cancel': {
      const { gesture } = input
      if (gesture.kind === 'idle' || gesture.pointer !== event.pointer) return { input }
      return { input: { ...input, entry: gesture.before, gesture: idle } }
    }
    case 'activate':
      return input.gesture.kind === 'idle'
        ? tapped(view, input, input.entry, event.square, event.timeMs, 'slow')
        : { input }
    case 'escape':
      return takenBack(view, input)
    case 'accept': {
      const { entry } = input
      return entry.phase === 'pending'
        ? answered(view, input, entry.move, finalSquare(entry.move))
        : { input }
    }
    default:
      return unreachable(event)
  }
}

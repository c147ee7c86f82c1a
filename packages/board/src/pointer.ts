import { SQUARES, type Square, unreachable } from '@tama/engine'
import {
  choose,
  currentSquare,
  drop,
  type Entry,
  NOTHING_ENTERED,
  stepBack,
  type Told,
  touch,
} from './entry.ts'
import { centreOf, distance, type Spot, squareAtSpot } from './geometry.ts'
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
  | { readonly kind: 'escape' }

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

/** How long taps on squares just entered are taken for the rest of a habit: at least, and more for every hop. */
const ECHO_MS = { least: 350, perHop: 450 }

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
  if (entry.phase === 'entered') return false
  if (entry.phase === 'chosen' && entry.trail.length > 0) return square === currentSquare(entry)
  return choose(view, square) !== undefined
}

/** Squares from which a touch does not scroll the page, because it may drag a piece. */
export const grabSquares = (view: BoardView, entry: Entry): readonly Square[] =>
  SQUARES.filter((square) => isGrabbed(view, entry, square))

const echoOf = (told: Told | undefined, timeMs: number): Echo | undefined =>
  told?.kind === 'move'
    ? {
        squares: [told.move.from, ...told.move.path],
        untilMs: timeMs + ECHO_MS.least + ECHO_MS.perHop * (told.move.path.length - 1),
      }
    : undefined

const told = (input: Input, news: InputTold | undefined): InputStep =>
  news === undefined ? { input } : { input, told: news }

const tapped = (view: BoardView, input: Input, before: Entry, square: Square, timeMs: number): InputStep => {
  if (view.mode === 'edit') return { input: { ...input, gesture: idle }, told: { kind: 'edit-tap', square } }
  const step = touch(view, before, square)
  return told({ entry: step.entry, gesture: idle, echo: echoOf(step.told, timeMs) ?? input.echo }, step.told)
}

const pressed = (view: BoardView, input: Input, event: InputEvent & { kind: 'down' }): InputStep => {
  const { gesture, entry, echo } = input
  if (gesture.kind !== 'idle') return { input: { ...input, entry: gesture.before, gesture: idle } }
  const square = squareAtSpot(event.spot, view.orientation)
  if (square === undefined) return { input }
  if (echo !== undefined && event.timeMs < echo.untilMs && echo.squares.includes(square)) return { input }
  const grabs = isGrabbed(view, entry, square)
  const grabbed = grabs && view.mode === 'play' ? choose(view, square) : undefined
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
    return tapped(view, input, gesture.before, gesture.square, event.timeMs)
  }
  if (view.mode === 'edit') {
    const rest: Input = { ...input, gesture: idle }
    return to === gesture.square
      ? { input: rest }
      : { input: rest, told: { kind: 'edit-drag', from: gesture.square, to } }
  }
  const step = drop(view, entry, to, gesture.visited)
  return told({ ...input, entry: step.entry, gesture: idle }, step.told)
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
        ? tapped(view, input, input.entry, event.square, event.timeMs)
        : { input }
    case 'escape': {
      if (input.gesture.kind !== 'idle') {
        return { input: { ...input, entry: input.gesture.before, gesture: idle } }
      }
      const step = stepBack(view, input.entry)
      return told({ ...input, entry: step.entry }, step.told)
    }
    default:
      return unreachable(event)
  }
}

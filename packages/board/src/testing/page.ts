import '../board.css'
import { type Move, type Position, play, type Square, squareName } from '@tama/engine'
import { afterEach } from 'vitest'
import { createBoard } from '../board.ts'
import type { Cue } from '../cue.ts'
import type {
  Board,
  BoardOptions,
  BoardView,
  BoardWords,
  Refusal,
  RendererChoice,
  SquareInfo,
} from '../view.ts'

/** Plain words: what a test can compare with. */
const WORDS: BoardWords = {
  board: 'Board',
  square: ({ square, piece, canMove, mustCapture, isTarget, isFork, premove }: SquareInfo) =>
    [
      squareName(square),
      piece === undefined ? 'empty' : `${piece.colour} ${piece.kind}`,
      ...(mustCapture ? ['must capture'] : canMove ? ['can move'] : []),
      ...(isFork ? ['question'] : isTarget ? ['target'] : []),
      ...(premove === undefined ? [] : [`premove ${premove}`]),
    ].join(', '),
  moved: (move, by) => `${by} ${[move.from, ...move.path].map(squareName).join(' ')}`,
  refused: ({ kind, square }) => `refused ${kind} ${squareName(square)}`,
  goOn: (targets) => `on to ${targets.map(squareName).join(' ')}`,
  chosen: (square, targets) => `${squareName(square)} to ${targets.map(squareName).join(' ')}`,
  cancelled: 'cancelled',
  premoved: ({ from, path }) => `later ${[from, ...path].map(squareName).join(' ')}`,
  pending: ({ from, path }) => `accept ${[from, ...path].map(squareName).join(' ')}`,
}

/** A board on the test page with what it told. */
export interface TestBoard {
  readonly board: Board
  readonly host: HTMLElement
  readonly moves: readonly Move[]
  readonly refusals: readonly Refusal[]
  readonly edits: readonly (readonly [Square, (Square | undefined)?])[]
  readonly premoves: readonly (Move | undefined)[]
  readonly pendings: readonly (Move | undefined)[]
  readonly cues: readonly Cue[]
  /** The view shown last. */
  readonly view: () => BoardView
  /** Shows a changed view. */
  readonly change: (changes: Partial<BoardView>) => void
}

export interface TestBoardOptions {
  readonly width?: number
  readonly renderer?: RendererChoice
  readonly speed?: BoardOptions['speed']
  /** After a move the board shows the position after it, without choices. Default true. */
  readonly plays?: boolean
  readonly onKey?: (key: string, square: Square) => void
}

const opened: TestBoard[] = []

afterEach(() => {
  for (const { board, host } of opened.splice(0)) {
    board.destroy()
    host.remove()
  }
  document.documentElement.removeAttribute('dir')
  document.documentElement.style.colorScheme = ''
})

/** Puts a board on the page; it goes away after the test. */
export const openBoard = (first: BoardView, options: TestBoardOptions = {}): TestBoard => {
  const host = document.createElement('div')
  host.style.width = `${options.width ?? 480}px`
  document.body.append(host)
  const moves: Move[] = []
  const refusals: Refusal[] = []
  const edits: (readonly [Square, (Square | undefined)?])[] = []
  const premoves: (Move | undefined)[] = []
  const pendings: (Move | undefined)[] = []
  const cues: Cue[] = []
  let view = first
  const board = createBoard(host, {
    view,
    words: WORDS,
    speed: options.speed ?? 'off',
    renderer: options.renderer ?? 'canvas',
    events: {
      onMove: (move) => {
        moves.push(move)
        if (options.plays === false) return
        const setup = play(view.setup as Position, move)
        view = { ...view, setup, choices: [], lastMove: move }
        void board.animate(move, view)
      },
      onRefused: (refusal) => refusals.push(refusal),
      onEditTap: (square) => edits.push([square]),
      onEditDrag: (from, to) => edits.push([from, to]),
      onPremove: (premove) => {
        premoves.push(premove)
        const { premove: _, ...rest } = view
        view = premove === undefined ? rest : { ...rest, premove }
        board.show(view)
      },
      onPending: (move) => pendings.push(move),
      onCue: (cue) => cues.push(cue),
      onKey: (event, square) => options.onKey?.(event.key, square),
    },
  })
  const test: TestBoard = {
    board,
    host,
    moves,
    refusals,
    edits,
    premoves,
    pendings,
    cues,
    view: () => view,
    change: (changes) => {
      view = { ...view, ...changes }
      board.show(view)
    },
  }
  opened.push(test)
  return test
}

/** Waits until something holds; fails after a while. */
export const until = async (holds: () => boolean, what = 'it'): Promise<void> => {
  const startMs = Date.now()
  while (!holds()) {
    if (Date.now() - startMs > 20_000) throw new Error(`waited for ${what} in vain`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

/** Waits until the board is painted by the technique it was made for. */
export const settled = async ({ board }: TestBoard, renderer: Board['renderer']): Promise<void> =>
  until(() => board.renderer === renderer, renderer)

/** The button of a square. */
export const cell = ({ host }: TestBoard, square: Square): HTMLElement => {
  const found = host.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)
  if (found === null) throw new Error(`no cell ${squareName(square)}`)
  return found
}

/** The centre of a square in the window. */
export const centre = (test: TestBoard, square: Square): readonly [number, number] => {
  const { left, top, width, height } = cell(test, square).getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Sends one pointer event as a browser would, without the click that may follow. */
export const point = (
  test: TestBoard,
  kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  [clientX, clientY]: readonly [number, number],
  more: PointerEventInit = {},
): void => {
  const target = document.elementFromPoint(clientX, clientY)
  const grid = test.host.querySelector('[role=grid]') as HTMLElement
  const receiver = target !== null && grid.contains(target) ? target : grid
  receiver.dispatchEvent(
    new PointerEvent(kind, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: kind === 'pointermove' ? -1 : 0,
      clientX,
      clientY,
      ...more,
    }),
  )
}

/** A tap without a click. */
export const tap = (test: TestBoard, square: Square, more: PointerEventInit = {}): void => {
  point(test, 'pointerdown', centre(test, square), more)
  point(test, 'pointerup', centre(test, square), more)
}

/** A drag through the centres of squares. */
export const dragThrough = (test: TestBoard, way: readonly Square[], more: PointerEventInit = {}): void => {
  const spots = way.map((square) => centre(test, square))
  const [first] = spots
  const last = spots[spots.length - 1]
  if (first === undefined || last === undefined) throw new Error('no way')
  point(test, 'pointerdown', first, more)
  for (const spot of spots.slice(1)) point(test, 'pointermove', spot, more)
  point(test, 'pointerup', last, more)
}

/** The element that is painted on. */
export const canvasOf = ({ host }: TestBoard): HTMLCanvasElement => {
  const canvas = host.querySelector('canvas')
  if (canvas === null) throw new Error('no canvas')
  return canvas
}

/** Time that goes only when told, for as long as a test plays; frames come as ever. */
export const holdTime = (): {
  readonly goTo: (ms: number) => Promise<void>
  readonly release: () => void
} => {
  const startMs = performance.now()
  let nowMs = startMs
  performance.now = () => nowMs
  return {
    goTo: async (ms) => {
      nowMs = startMs + ms
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    },
    release: () => {
      Reflect.deleteProperty(performance, 'now')
    },
  }
}

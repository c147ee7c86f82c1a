import { computed, effect, type ReadonlySignal } from '@preact/signals'
import { type Board, type BoardView, type BoardWords, createBoard, type Speed } from '@tama/board'
import type { Params } from '../params.ts'
import type { Scene } from '../scene.ts'
import { boardViewOf, moveBetween } from '../screens/play/board-view.ts'
import type { PlayEvent } from '../screens/play/model.ts'

/** What the board needs of the rest. */
export interface BoardParts {
  readonly scene: ReadonlySignal<Scene>
  readonly send: (event: PlayEvent) => void
  readonly words: ReadonlySignal<BoardWords>
  readonly speed: ReadonlySignal<Speed>
  /** Changes whenever the colours of the page do. */
  readonly look: ReadonlySignal<unknown>
  readonly renderer: Params['renderer']
}

const viewOf = (scene: Scene): BoardView => (scene.kind === 'play' ? boardViewOf(scene.state) : scene.view)

const moveTo = (from: Scene, to: Scene) =>
  from.kind === 'play' && to.kind === 'play' ? moveBetween(from.state, to.state) : undefined

/** True when a scene shows the same moment of the same game, whatever else has changed. */
const isSameMoment = (from: Scene, to: Scene): boolean => {
  if (from.kind !== 'play' || to.kind !== 'play') return from === to
  return (
    from.state.game === to.state.game &&
    from.state.looking === to.state.looking &&
    from.state.orientation === to.state.orientation
  )
}

/** A board that keeps itself at its scene. */
export interface FollowingBoard {
  readonly board: Board
  /** Resolves when no move is under way. */
  readonly atRest: () => Promise<void>
}

/**
 * Puts the board into `host` and keeps it at the scene: a single move forward is played, anything else is shown. A
 * move that comes while another is under way waits for it.
 */
export const followBoard = (host: HTMLElement, parts: BoardParts): FollowingBoard => {
  const { scene, send } = parts
  let shown = scene.peek()
  let playing: symbol | undefined
  let lastMove = Promise.resolve()
  const board = createBoard(host, {
    events: {
      onMove: (move) => {
        const before = scene.peek()
        send({ type: 'moved', move })
        // The board waits for an answer even where the move is not taken.
        if (scene.peek() === before) board.show(viewOf(before))
      },
      onRefused: (refusal) => send({ type: 'refused', refusal }),
    },
    words: parts.words.peek(),
    speed: parts.speed.peek(),
    view: viewOf(shown),
    ...(parts.renderer === undefined ? {} : { renderer: parts.renderer }),
  })

  const catchUp = (): void => {
    const wanted = scene.peek()
    if (playing !== undefined && (isSameMoment(shown, wanted) || moveTo(shown, wanted) !== undefined)) return
    const move = moveTo(shown, wanted)
    const isNew = shown !== wanted
    shown = wanted
    if (move === undefined) {
      playing = undefined
      if (isNew) board.show(viewOf(wanted))
      return
    }
    const token = Symbol('move')
    playing = token
    lastMove = board.animate(move, viewOf(wanted)).then(() => {
      if (playing !== token) return
      playing = undefined
      catchUp()
    })
  }

  effect(() => {
    if (scene.value !== shown) catchUp()
  })
  effect(() => board.setSpeed(parts.speed.value))
  effect(() => board.setWords(parts.words.value))
  const look = computed(() => parts.look.value)
  let isFirst = true
  effect(() => {
    void look.value
    if (!isFirst) board.refreshTheme()
    isFirst = false
  })
  const atRest = async (): Promise<void> => {
    while (playing !== undefined) await lastMove
  }
  return { board, atRest }
}

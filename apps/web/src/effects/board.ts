import { effect, type ReadonlySignal } from '@preact/signals'
import {
  type Art,
  type Board,
  type BoardView,
  type BoardWords,
  type Cue,
  createBoard,
  type Scheme,
  type Speed,
} from '@tama/board'
import type { Move } from '@tama/engine'
import type { Params } from '../params.ts'
import type { Scene } from '../scene.ts'
import { captureAtEnd, isSameLine, type Leg, legsBetween } from '../scene-line.ts'
import type { Drawing, EntryHabits } from '../screens/play/drawing.ts'
import type { PlayEvent } from '../screens/play/model.ts'
import type { PlayState } from '../screens/play/state.ts'

/** What the board needs of the rest. */
export interface BoardParts {
  /** How a game is drawn; there before the first game is. */
  readonly drawing: () => Drawing
  readonly scene: ReadonlySignal<Scene>
  readonly habits: ReadonlySignal<EntryHabits>
  readonly send: (event: PlayEvent) => void
  /** Told of the move that waits to be accepted, and when none does any more. */
  readonly onPending: (move: Move | undefined) => void
  /** What may be heard and felt. */
  readonly onCue: (cue: Cue) => void
  /** Told once of what draws the board. */
  readonly onDrawn: (renderer: Board['renderer']) => void
  readonly words: ReadonlySignal<BoardWords>
  readonly speed: ReadonlySignal<Speed>
  readonly art: ReadonlySignal<Art>
  /** The colours of the page. */
  readonly scheme: ReadonlySignal<Scheme>
  readonly renderer: Params['renderer']
}

/** The view of a scene; the last one is kept, because what may be premoved takes a while to work out. */
const createViewer = ({ habits, drawing }: Pick<BoardParts, 'habits' | 'drawing'>) => {
  let last: { readonly state: PlayState; readonly habits: EntryHabits; readonly view: BoardView } | undefined
  return (scene: Scene): BoardView => {
    if (scene.kind !== 'play') return scene.view
    const { state } = scene
    const now = habits.peek()
    if (last?.state !== state || last.habits !== now)
      last = { state, habits: now, view: drawing().viewOf(state, now) }
    return last.view
  }
}

/** True when `to` is a game that begins and `from` is not that game. */
const begins = (from: Scene, to: Scene): boolean =>
  to.kind === 'play' &&
  to.state.game.plies.length === 0 &&
  (from.kind !== 'play' || from.state.seed !== to.state.seed)

/** True when a scene shows the same moment of the same game or line, whatever else has changed. */
const isSameMoment = (from: Scene, to: Scene): boolean => {
  if (from.kind === 'line' && to.kind === 'line') return isSameLine(from, to)
  if (from.kind !== 'play' || to.kind !== 'play') return from === to
  return (
    from.state.game === to.state.game &&
    from.state.looking === to.state.looking &&
    from.state.orientation === to.state.orientation
  )
}

/** Calls `told` with every value of `source` but the one it has now. */
const afterFirst = <Value>(source: ReadonlySignal<Value>, told: (value: Value) => void): void => {
  let known = source.peek()
  effect(() => {
    const { value } = source
    if (value === known) return
    known = value
    told(value)
  })
}

/** A board that keeps itself at its scene. */
export interface FollowingBoard {
  readonly board: Board
  /** Resolves when no move is under way. */
  readonly atRest: () => Promise<void>
  /** Plays the capture that led to what is shown once more. */
  readonly replay: () => void
}

/**
 * Puts the board into `host` and keeps it at the scene: up to a turn forward or back is played, a new game is dealt,
 * anything else is shown. A move that comes while another is under way waits for it.
 */
export const followBoard = (host: HTMLElement, parts: BoardParts): FollowingBoard => {
  const { scene, send } = parts
  const viewOf = createViewer(parts)
  /** The moves to play on the way from one scene to another. */
  const legsTo = (from: Scene, to: Scene): readonly Leg[] => {
    if (from.kind === 'line' && to.kind === 'line') return legsBetween(from, to)
    if (from.kind !== 'play' || to.kind !== 'play') return []
    const steps = parts.drawing().stepsBetween(from.state, to.state)
    const longest = steps[0]?.kind === 'back' ? from : to
    return steps.map((step, index) => ({
      kind: step.kind,
      move: step.move,
      after: index === steps.length - 1 ? viewOf(to) : parts.drawing().viewBetween(longest.state, step),
    }))
  }
  let shown = scene.peek()
  let playing: symbol | undefined
  let lastMotion = Promise.resolve()
  const board = createBoard(host, {
    events: {
      onMove: (move) => {
        const before = scene.peek()
        parts.onPending(undefined)
        send({ type: 'moved', move })
        // The board waits for an answer even where the move is not taken.
        if (scene.peek() === before) board.show(viewOf(before))
      },
      onRefused: (refusal) => send({ type: 'refused', refusal }),
      onPremove: (premove) => send({ type: 'premoved', premove }),
      onPending: parts.onPending,
      onCue: parts.onCue,
      onDrawn: parts.onDrawn,
    },
    words: parts.words.peek(),
    speed: parts.speed.peek(),
    view: viewOf(shown),
    art: parts.art.peek(),
    ...(parts.renderer === undefined ? {} : { renderer: parts.renderer }),
  })

  const playLegs = async (legs: readonly Leg[], isCut: () => boolean): Promise<void> => {
    for (const { kind, move, after } of legs) {
      if (isCut()) return
      await (kind === 'forward' ? board.animate(move, after) : board.rewind(move, after))
    }
  }

  const start = (work: (isCut: () => boolean) => Promise<void>): void => {
    const token = Symbol('motion')
    playing = token
    lastMotion = work(() => playing !== token).then(() => {
      if (playing !== token) return
      playing = undefined
      catchUp()
    })
  }

  const catchUp = (): void => {
    const wanted = scene.peek()
    if (wanted === shown) return
    // Whatever waited for a second yes was about what was shown before.
    if (!isSameMoment(shown, wanted)) parts.onPending(undefined)
    const legs = legsTo(shown, wanted)
    const canWait = isSameMoment(shown, wanted) || legs[0]?.kind === 'forward'
    if (playing !== undefined && canWait) return
    if (legs.length > 0) {
      shown = wanted
      start((isCut) => playLegs(legs, isCut))
    } else if (begins(shown, wanted)) {
      shown = wanted
      start(() => board.deal(viewOf(wanted)))
    } else {
      shown = wanted
      playing = undefined
      board.show(viewOf(wanted))
    }
  }

  effect(() => {
    if (scene.value !== shown) catchUp()
  })
  afterFirst(parts.habits, () => {
    if (playing === undefined) board.show(viewOf(scene.peek()))
  })
  effect(() => board.setSpeed(parts.speed.value))
  effect(() => board.setWords(parts.words.value))
  afterFirst(parts.art, (art) => board.setArt(art))
  afterFirst(parts.scheme, () => board.refreshTheme())
  const atRest = async (): Promise<void> => {
    while (playing !== undefined) await lastMotion
  }
  const replay = (): void => {
    const now = scene.peek()
    if (now.kind === 'still' || playing !== undefined) return
    const again = now.kind === 'line' ? captureAtEnd(now) : parts.drawing().lastCapture(now.state)
    if (again !== undefined) start(() => board.replay(again.move, again.before))
  }
  return { board, atRest, replay }
}

import { type Colour, type Move, parseSquare, type Square, sameMove, unreachable } from '@tama/engine'
import { createGrid } from './accessible.ts'
import { DEFAULT_ART } from './art/load-art.ts'
import { cellsOf } from './cells.ts'
import { choreograph, type Plan, type Start } from './choreography.ts'
import { type Entry, sameChoices } from './entry.ts'
import { pointAt, spotInBox, squareAtSpot } from './geometry.ts'
import { listenToPointers } from './listen.ts'
import { motionFor } from './motion.ts'
import { createPainters } from './painters.ts'
import { heldSpot, type Picture, pictureOf } from './picture.ts'
import { type Playing, pageClock, playPlan } from './player.ts'
import { type Input, type InputEvent, type InputTold, NO_INPUT, takeInput } from './pointer.ts'
import { snapshotOf } from './snapshot.ts'
import { createSurface } from './surface.ts'
import type { Board, BoardOptions, BoardView, BoardWords, Refusal, Speed } from './view.ts'

/** Puts a board into `host` and fills its width. The host needs no style; give it a width. */
export const createBoard = (host: HTMLElement, options: BoardOptions): Board => {
  const page = host.ownerDocument
  const clock = pageClock(page.defaultView as Window)
  const { events } = options
  let { view, words, speed } = options
  let input: Input = NO_INPUT
  let refusal: Refusal | undefined
  let running: { readonly playing: Playing; readonly after?: BoardView } | undefined
  let dropped: { readonly move: Move; readonly start: Start } | undefined
  let paints = 0
  let soon = 0
  let picture: Picture | undefined
  let destroyed = false

  const paint = (): void => {
    if (destroyed) return
    clock.dropFrame(soon)
    soon = 0
    const playing = running && { plan: running.playing.plan, ms: running.playing.elapsedMs() }
    picture = pictureOf({
      view,
      entry: input.entry,
      gesture: input.gesture,
      refusal,
      ...(playing === undefined ? {} : { playing }),
    })
    painters.paint(picture)
    paints++
    surface.root.dataset.busy = String(running !== undefined)
    surface.root.classList.toggle('tama-board-holding', input.gesture.kind === 'dragging')
  }

  const paintSoon = (): void => {
    if (soon === 0) soon = clock.nextFrame(paint)
  }

  const updateGrid = (): void => {
    const shown = running?.after ?? view
    grid.update(words.board, shown.orientation, cellsOf(shown, input.entry, words))
  }

  const refresh = (): void => {
    updateGrid()
    paint()
  }

  const endRunning = (): void => running?.playing.finish()

  const run = (plan: Plan, after: BoardView | undefined, ended: () => void): void => {
    const playing = playPlan(plan, clock, paint, () => {
      running = undefined
      ended()
    })
    running = after === undefined ? { playing } : { playing, after }
  }

  /** Shows the hops that a touch has just entered one after the other. */
  const runEntered = (before: Entry): void => {
    const { entry } = input
    if (entry.phase !== 'chosen' || entry.trail.length === 0 || surface.isHidden()) return
    const hops = before.phase === 'chosen' && before.from === entry.from ? before.trail.length : 0
    const motion = motionFor(speed, surface.prefersReducedMotion())
    if (hops >= entry.trail.length || motion.hopMs === 0) return
    const route = entry.pool[0] as Move
    run(choreograph(route, motion, { hops, until: entry.trail.length }), undefined, refresh)
  }

  const tell = (told: InputTold): void => {
    switch (told.kind) {
      case 'move':
        events.onMove?.(told.move)
        break
      case 'refused':
        refusal = told.refusal
        grid.say(words.refused(told.refusal), 'polite')
        events.onRefused?.(told.refusal)
        break
      case 'chosen':
        grid.say(words.chosen?.(told.square, told.targets) ?? '', 'polite')
        break
      case 'go-on':
        grid.say(words.goOn(told.targets), 'polite')
        break
      case 'cancelled':
        grid.say(words.cancelled, 'polite')
        break
      case 'edit-tap':
        events.onEditTap?.(told.square)
        break
      case 'edit-drag':
        events.onEditDrag?.(told.from, told.to)
        break
      default:
        unreachable(told)
    }
  }

  const rememberDrop = (before: Input, event: InputEvent): void => {
    const { entry } = input
    dropped = undefined
    if (entry.phase !== 'entered' || event.kind !== 'up' || before.gesture.kind !== 'dragging') return
    const to = squareAtSpot(event.spot, view.orientation)
    const { path } = entry.move
    const isEnd = to !== undefined && to === path[path.length - 1]
    const landing = isEnd
      ? path.length - 1
      : path.findIndex((square, hop) => square === to && hop >= entry.hops)
    if (landing < 0) return
    const at = pointAt(heldSpot(event.spot, before.gesture.touch), view.orientation)
    dropped = { move: entry.move, start: { hops: entry.hops, dropped: { at, landing } } }
  }

  /** The keyboard goes on where the pointer was: a captured pointer does not move the focus by itself. */
  const focusTapped = ({ gesture }: Input, event: InputEvent): void => {
    if (event.kind !== 'up' || gesture.kind === 'idle') return
    const square = squareAtSpot(event.spot, view.orientation)
    if (square !== undefined) grid.focus(square, true)
  }

  const take = (event: InputEvent): void => {
    if (event.kind === 'down' || event.kind === 'activate') endRunning()
    const before = input
    const step = takeInput(view, before, event)
    if (step.input === before && step.told === undefined) return
    input = step.input
    if (event.kind === 'move') {
      paintSoon()
      return
    }
    if (event.kind !== 'up' || step.told !== undefined) refusal = undefined
    rememberDrop(before, event)
    if (before.gesture.kind !== 'dragging') runEntered(before.entry)
    focusTapped(before, event)
    if (step.told !== undefined) tell(step.told)
    refresh()
  }

  const squareOf = (target: EventTarget | null): Square | undefined =>
    target instanceof (page.defaultView as Window & typeof globalThis).HTMLElement
      ? parseSquare(target.dataset.square ?? '')
      : undefined

  const grid = createGrid(page, {
    onActivate: (square) => take({ kind: 'activate', square, timeMs: clock.nowMs() }),
    onEscape: () => {
      if (input.entry.phase !== 'chosen' && input.gesture.kind === 'idle') return false
      take({ kind: 'escape' })
      return true
    },
    onKey: (event, square) => events.onKey?.(event, square),
  })

  const surface = createSurface(host, grid.element, grid.regions, {
    onResize: () => painters.resize(),
    onTheme: () => painters.recolour(),
    onHidden: endRunning,
  })
  const stopListening = listenToPointers(grid.element, {
    box: surface.box,
    nowMs: clock.nowMs,
    squareOf,
    isHolding: () => input.gesture.kind !== 'idle',
    take,
  })
  const painters = createPainters(surface, options.renderer ?? 'auto', options.art ?? DEFAULT_ART, paint)
  refresh()

  const showNow = (next: BoardView): void => {
    if (!sameChoices(view, next)) {
      input = { ...NO_INPUT, echo: input.echo }
      refusal = undefined
    }
    view = next
    refresh()
  }

  const announce = (move: Move, byHand: boolean): void => {
    const by: Colour = view.setup.board[move.from]?.colour ?? view.setup.turn
    grid.say(words.moved(move, by), byHand ? 'polite' : 'assertive')
  }

  return {
    show: (next) => {
      endRunning()
      if (input.entry.phase === 'entered') input = { ...NO_INPUT, echo: input.echo }
      showNow(next)
    },
    animate: (move, after) => {
      endRunning()
      const { entry } = input
      const byHand = entry.phase === 'entered' && sameMove(entry.move, move)
      const route = byHand ? entry.move : move
      const start: Start =
        byHand && dropped?.move === route ? dropped.start : { hops: byHand ? entry.hops : 0 }
      dropped = undefined
      input = { ...NO_INPUT, echo: input.echo }
      refusal = undefined
      announce(move, byHand)
      const motion = motionFor(speed, surface.prefersReducedMotion())
      const plan = choreograph(route, motion, start)
      if (plan.totalMs === 0 || surface.isHidden() || view.setup.board[move.from] === undefined) {
        showNow(after)
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        run(plan, after, () => {
          if (!destroyed) showNow(after)
          resolve()
        })
        refresh()
      })
    },
    rewind: async (_move, after) => {
      endRunning()
      showNow(after)
    },
    deal: async (next) => {
      endRunning()
      showNow(next)
    },
    replay: (move, before) => {
      endRunning()
      const now = view
      const plan = choreograph(move, motionFor(speed, surface.prefersReducedMotion()))
      if (plan.totalMs === 0 || surface.isHidden()) return Promise.resolve()
      return new Promise((resolve) => {
        view = { ...now, setup: before }
        run(plan, now, () => {
          if (!destroyed) showNow(now)
          resolve()
        })
        refresh()
      })
    },
    accept: () => undefined,
    takeBack: () => take({ kind: 'escape' }),
    finish: endRunning,
    setArt: (art) => painters.redraw(art),
    setSpeed: (next: Speed) => {
      speed = next
      if (speed === 'off') endRunning()
    },
    setWords: (next: BoardWords) => {
      words = next
      // What was said in another language is not to be read again.
      grid.say('', 'polite')
      grid.say('', 'assertive')
      updateGrid()
    },
    refreshTheme: () => painters.recolour(),
    focus: (square) => grid.focus(square),
    squareAt: (clientX, clientY) =>
      squareAtSpot(spotInBox(surface.box(), clientX, clientY), view.orientation),
    snapshot: () =>
      snapshotOf({
        renderer: painters.kind(),
        picture: picture as Picture,
        box: surface.box(),
        input,
        playing: running?.playing,
        paints,
      }),
    get renderer() {
      return painters.kind()
    },
    destroy: () => {
      destroyed = true
      endRunning()
      clock.dropFrame(soon)
      stopListening()
      painters.destroy()
      surface.destroy()
    },
  }
}

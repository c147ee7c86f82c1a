import {
  type Colour,
  finalSquare,
  type Move,
  parseSquare,
  type Square,
  sameMove,
  unreachable,
} from '@tama/engine'
import { createGrid } from './accessible.ts'
import { DEFAULT_ART } from './art/load-art.ts'
import { cellsOf } from './cells.ts'
import { choreograph, inStills, rewound, type Start } from './choreography.ts'
import { deal } from './deal.ts'
import { dropStart } from './drop-start.ts'
import { emphasise } from './emphasis.ts'
import { changeOf, choose, type Entry, NOTHING_ENTERED, sameChoices } from './entry.ts'
import { spotInBox, squareAtSpot } from './geometry.ts'
import { listenToPointers } from './listen.ts'
import { answersTo } from './marks.ts'
import { type Motion, motionFor, rewindMotion, STILL_MS } from './motion.ts'
import { createPainters } from './painters.ts'
import { type Picture, pictureOf } from './picture.ts'
import { type Plan, pageClock } from './player.ts'
import { type Input, type InputEvent, type InputTold, isEcho, NO_INPUT, takeInput } from './pointer.ts'
import { entryView, isForLater } from './premove.ts'
import { createRunner } from './runner.ts'
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
  let dropped: { readonly move: Move; readonly start: Start } | undefined
  let paints = 0
  let soon = 0
  let picture: Picture | undefined
  let destroyed = false
  /** What the grid was last made from. */
  let told: { readonly view?: BoardView; readonly entry?: Entry; readonly words?: BoardWords } = {}

  const motion = (): Motion => motionFor(speed, surface.prefersReducedMotion())

  const paint = (): void => {
    if (destroyed) return
    clock.dropFrame(soon)
    soon = 0
    const running = runner.now()
    const { entry, gesture } = input
    picture = pictureOf({
      view: running?.from ?? view,
      entry,
      gesture,
      refusal,
      ...(running === undefined ? {} : { playing: running }),
    })
    painters.paint(picture)
    paints++
    const busy = String(running !== undefined && running.plan.kind !== 'emphasis')
    if (surface.root.dataset.busy !== busy) surface.root.dataset.busy = busy
    surface.root.classList.toggle('tama-board-holding', gesture.kind === 'dragging')
  }

  const runner = createRunner(clock, paint, (cue) => events.onCue?.(cue))

  const paintSoon = (): void => {
    if (soon === 0) soon = clock.nextFrame(paint)
  }

  /** A move that has come to its end says nothing new to the grid, which was there from the move's beginning. */
  const updateGrid = (): void => {
    const shown = runner.now()?.after ?? view
    const { entry } = input
    if (told.view === shown && told.entry === entry && told.words === words) return
    told = { view: shown, entry, words }
    grid.update(words.board, shown.orientation, cellsOf(shown, entry, words))
  }

  const refresh = (): void => {
    updateGrid()
    paint()
  }

  /** Shows a plan and then what `ended` makes of the board; at once where nobody would see it move. */
  const run = (
    plan: Plan,
    from: BoardView,
    after: BoardView | undefined,
    ended: () => void,
  ): Promise<void> => {
    const seen = surface.isHidden() ? { ...plan, totalMs: 0 } : plan
    return new Promise((resolve) => {
      runner.start({ plan: seen, from, ...(after === undefined ? {} : { after }) }, () => {
        if (!destroyed) ended()
        resolve()
      })
      if (runner.now() !== undefined) refresh()
    })
  }

  const lookAt = (squares: readonly Square[], beats: number): void => {
    const plan = emphasise(squares, beats, motion())
    if (plan.totalMs > 0 && runner.now() === undefined) void run(plan, view, undefined, paint)
  }

  /** Shows what a touch has just entered, or taken back, hop by hop. */
  const runEntered = (before: Input): void => {
    const { entry } = input
    if (before.gesture.kind === 'dragging' && entry.phase === 'chosen') return
    const change = changeOf(before.entry, entry)
    if (change === undefined) return
    const { route, hops, until } = change
    const isBack = until < hops
    const start = isBack ? { hops: until, until: hops } : { hops, until }
    const plan = choreograph(route, isBack ? rewindMotion(motion()) : motion(), dropped?.start ?? start)
    void run({ ...plan, backwards: isBack }, view, undefined, refresh)
  }

  const tell = (told: InputTold): void => {
    switch (told.kind) {
      case 'move':
        events.onMove?.(told.move)
        break
      case 'premove':
        grid.say(
          told.premove === undefined ? words.cancelled : (words.premoved?.(told.premove) ?? ''),
          'polite',
        )
        events.onPremove?.(told.premove)
        break
      case 'pending':
        grid.say(told.move === undefined ? words.cancelled : (words.pending?.(told.move) ?? ''), 'polite')
        events.onPending?.(told.move)
        break
      case 'refused':
        refusal = told.refusal
        grid.say(words.refused(told.refusal), 'polite')
        events.onCue?.({ kind: 'refused' })
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

  /** The keyboard goes on where the pointer was: a captured pointer does not move the focus by itself. */
  const focusTapped = ({ gesture }: Input, event: InputEvent): void => {
    if (event.kind !== 'up' || gesture.kind === 'idle') return
    const square = squareAtSpot(event.spot, view.orientation)
    if (square !== undefined) grid.focus(square, true)
  }

  /** The keyboard goes on where the next answer is to be given. */
  const focusNext = (told: InputTold | undefined): void => {
    const { entry } = input
    if (told?.kind === 'pending' && told.move !== undefined) grid.focus(finalSquare(told.move), true)
    if (told?.kind === 'go-on' && entry.phase === 'chosen' && entry.asking) grid.focus(told.targets[0], true)
  }

  const take = (event: InputEvent): void => {
    if (isEcho(view, input, event)) return
    if (event.kind === 'up' || event.kind === 'move' || event.kind === 'cancel') {
      // The rest of a press that meant nothing ends nothing.
      if (input.gesture.kind === 'idle') return
    } else runner.finish()
    const before = input
    const step = takeInput(view, before, event)
    if (step.input === before && step.told === undefined) return
    input = step.input
    const { entry, gesture } = input
    if (gesture.kind === 'dragging' && before.gesture.kind !== 'dragging') events.onCue?.({ kind: 'chosen' })
    if (event.kind === 'move') {
      paintSoon()
      return
    }
    if (event.kind !== 'up' || step.told !== undefined) refusal = undefined
    const start = dropStart(view, before, entry, event)
    dropped =
      start === undefined || (entry.phase !== 'entered' && entry.phase !== 'pending')
        ? undefined
        : { move: entry.move, start }
    runEntered(before)
    focusTapped(before, event)
    if (event.kind === 'activate') focusNext(step.told)
    if (step.told !== undefined) tell(step.told)
    refresh()
    if (step.told?.kind === 'refused') lookAt(answersTo(step.told.refusal), 2)
  }

  const squareOf = (target: EventTarget | null): Square | undefined =>
    target instanceof (page.defaultView as Window & typeof globalThis).HTMLElement
      ? parseSquare(target.dataset.square ?? '')
      : undefined

  /** True when Escape and Backspace have something to end or to take back. */
  const canTakeBack = (): boolean => {
    const { entry, gesture } = input
    return (
      entry.phase === 'chosen' ||
      entry.phase === 'pending' ||
      gesture.kind !== 'idle' ||
      (isForLater(view) && view.premove !== undefined)
    )
  }

  const grid = createGrid(page, {
    onActivate: (square) => take({ kind: 'activate', square, timeMs: clock.nowMs() }),
    onBack: () => {
      const running = runner.now()
      if (running !== undefined && running.plan.kind !== 'emphasis') {
        runner.finish()
        return true
      }
      if (!canTakeBack()) return false
      take({ kind: 'escape' })
      return true
    },
    onKey: (event, square) => events.onKey?.(event, square),
  })

  const surface = createSurface(host, grid.element, grid.regions, {
    onResize: () => painters.resize(),
    onTheme: () => painters.recolour(),
    onHidden: runner.finish,
  })
  const stopListening = listenToPointers(grid.element, {
    box: surface.box,
    nowMs: clock.nowMs,
    squareOf,
    isHolding: () => input.gesture.kind !== 'idle',
    take,
  })
  const painters = createPainters(
    surface,
    options.renderer ?? 'auto',
    options.art ?? DEFAULT_ART,
    paint,
    () => events.onDrawn?.(painters.kind()),
  )
  refresh()

  /** Forgets what is half entered; a move that waited does not wait any more. */
  const dropInput = (entry: Entry = NOTHING_ENTERED): void => {
    const waited = input.entry.phase === 'pending'
    input = { ...NO_INPUT, entry, echo: input.echo }
    refusal = undefined
    dropped = undefined
    if (waited) events.onPending?.(undefined)
  }

  const showNow = (next: BoardView): void => {
    if (!sameChoices(view, next)) dropInput()
    view = next
    refresh()
  }

  /** The game has ended with what is shown now: marks what decided it. */
  const tellOver = ({ over, lastMove }: BoardView): void => {
    if (over === undefined) return
    events.onCue?.({ kind: 'over', winner: over.winner })
    lookAt([...over.stuck, ...(lastMove === undefined ? [] : [finalSquare(lastMove)])], 1)
  }

  const announce = (move: Move, byHand: boolean): void => {
    const by: Colour = view.setup.board[move.from]?.colour ?? view.setup.turn
    grid.say(words.moved(move, by), byHand ? 'polite' : 'assertive')
  }

  /** What of a choice made for the next turn still holds when that turn has come. */
  const chosenStill = (next: BoardView): Entry => {
    const { entry } = input
    if (!isForLater(view) || entry.phase !== 'chosen') return NOTHING_ENTERED
    return choose(entryView(next), entry.from) ?? NOTHING_ENTERED
  }

  return {
    show: (next) => {
      runner.finish()
      const ends = view.over === undefined && view.setup === next.setup
      if (input.entry.phase === 'entered') dropInput()
      else if (view.setup !== next.setup) input = { ...input, echo: undefined }
      showNow(next)
      if (ends) tellOver(next)
    },
    animate: (move, after) => {
      runner.finish()
      const { entry, gesture } = input
      const byHand = entry.phase === 'entered' && sameMove(entry.move, move)
      const route = byHand ? entry.move : move
      const shown: Start = { hops: byHand ? entry.hops : 0 }
      const start = byHand && dropped?.move === route ? dropped.start : shown
      const carried = chosenStill(after)
      const inHand = carried.phase === 'chosen' && gesture.kind !== 'idle' ? gesture : undefined
      dropInput()
      announce(move, byHand)
      const plan = choreograph(route, motion(), start)
      const cannotPlay = inHand !== undefined || view.setup.board[move.from] === undefined
      return run(cannotPlay ? { ...plan, totalMs: 0 } : plan, view, after, () => {
        showNow(after)
        if (carried.phase === 'chosen') {
          input = {
            ...input,
            entry: carried,
            gesture: inHand === undefined ? input.gesture : { ...inHand, before: NOTHING_ENTERED },
          }
          refresh()
        }
        tellOver(after)
      })
    },
    rewind: (move, after) => {
      runner.finish()
      dropInput()
      input = NO_INPUT
      const plan = rewound(move, rewindMotion(motion()))
      const isThere = after.setup.board[move.from] !== undefined
      return run(isThere ? plan : { ...plan, totalMs: 0 }, after, after, () => showNow(after))
    },
    deal: (next) => {
      runner.finish()
      dropInput()
      input = NO_INPUT
      return run(deal(next.setup, motion()), next, next, () => showNow(next))
    },
    replay: (move, before) => {
      runner.finish()
      const from: BoardView = { setup: before, orientation: view.orientation, choices: [], mode: 'play' }
      grid.say(words.moved(move, before.board[move.from]?.colour ?? before.turn), 'polite')
      const plan = choreograph(move, motion())
      return run(plan.totalMs > 0 ? plan : inStills(move, STILL_MS), from, view, refresh)
    },
    accept: () => take({ kind: 'accept' }),
    takeBack: () => take({ kind: 'escape' }),
    finish: runner.finish,
    setArt: (art) => painters.redraw(art),
    setSpeed: (next: Speed) => {
      speed = next
      if (speed === 'off') runner.finish()
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
        playing: runner.now()?.playing,
        paints,
      }),
    get renderer() {
      return painters.kind()
    },
    destroy: () => {
      destroyed = true
      runner.finish()
      clock.dropFrame(soon)
      stopListening()
      painters.destroy()
      surface.destroy()
    },
  }
}

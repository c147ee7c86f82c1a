import { effect, type Signal } from '@preact/signals'
import { type Board, type BoardView, createBoard } from '@tama/board'
import { type Move, play, type Square, sameMove, squareName } from '@tama/engine'
import { boardWords } from '@tama/i18n'
import { useEffect, useRef } from 'preact/hooks'
import type { Shown } from '../desk.ts'
import { sameSetup } from '../model/draft.ts'
import type { Editor } from '../model/editor.ts'
import { squareKey } from '../model/keys.ts'
import type { Page } from './page.ts'

export interface BoardHostProps {
  readonly page: Page
  /** Gets the board while it is on the page. */
  readonly board: Signal<Board | undefined>
  /** The square under a piece that comes from the palette. */
  readonly hovered: Signal<Square | undefined>
}

const viewOf = (
  { draft, orientation, picked, place }: Editor,
  shown: Shown | undefined,
  hovered: Square | undefined,
): BoardView => {
  if (place === 'board') {
    const ring = hovered ?? picked
    const hint = ring === undefined ? {} : { hint: [ring] }
    return { setup: draft.setup, orientation, choices: [], mode: 'edit', ...hint }
  }
  if (shown === undefined) return { setup: draft.setup, orientation, choices: [], mode: 'play' }
  const lastMove = shown.line.at(-1)
  return {
    setup: shown.position,
    orientation,
    choices: shown.choices,
    mode: 'play',
    ...(lastMove === undefined ? {} : { lastMove }),
  }
}

/** The move that leads from `before` to `after`; undefined when none or more than one does. */
const moveBetween = (before: Shown, after: Shown): Move | undefined => {
  const move = after.line.at(-1)
  const isNext =
    move !== undefined &&
    after.line.length === before.line.length + 1 &&
    before.line.every((known, index) => sameMove(known, after.line[index] as Move))
  return isNext && sameSetup(play(before.position, move), after.position) ? move : undefined
}

/** The board on the page: shows what is on the desk and tells the desk of taps, drags, keys and moves. */
export const BoardHost = ({ page, board, hovered }: BoardHostProps) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const { desk, t, settings, theme, art } = page
    let known = desk.shown.peek()
    const made = createBoard(host.current, {
      view: viewOf(desk.editor.peek(), known, undefined),
      words: boardWords(t.peek(), squareName),
      speed: settings.peek().speed,
      art: art.peek(),
      events: {
        onMove: (move) => desk.send({ kind: 'play', move }),
        onEditTap: (square) => desk.send({ kind: 'tap', square }),
        onEditDrag: (from, to) => desk.send({ kind: 'drag', from, to }),
        onKey: (event, square) => {
          const meant = desk.editor.peek().place === 'board' ? squareKey(event, square) : undefined
          if (meant === undefined) return
          event.preventDefault()
          desk.send(meant)
        },
      },
    })
    board.value = made
    const follow = (): void => {
      const shown = desk.shown.value
      const view = viewOf(desk.editor.value, shown, hovered.value)
      const isOther = shown !== known && shown !== undefined && known !== undefined
      const forward = isOther ? moveBetween(known as Shown, shown) : undefined
      const back = isOther && forward === undefined ? moveBetween(shown, known as Shown) : undefined
      known = shown
      if (forward !== undefined) void made.animate(forward, view)
      else if (back !== undefined) void made.rewind(back, view)
      else made.show(view)
    }
    const stops = [
      effect(follow),
      effect(() => made.setWords(boardWords(t.value, squareName))),
      effect(() => made.setSpeed(settings.value.speed)),
      effect(() => made.setArt(art.value)),
      effect(() => {
        if (theme.value) made.refreshTheme()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      board.value = undefined
      made.destroy()
    }
  }, [])
  return <div class="board-host" ref={host} />
}

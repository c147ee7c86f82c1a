import { effect, type Signal } from '@preact/signals'
import { type Board, type BoardView, createBoard } from '@tama/board'
import { type Square, squareName } from '@tama/engine'
import { boardWords } from '@tama/i18n'
import { useEffect, useRef } from 'preact/hooks'
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

const viewOf = ({ draft, orientation, picked }: Editor, hovered: Square | undefined): BoardView => {
  const ring = hovered ?? picked
  return {
    setup: draft.setup,
    orientation,
    choices: [],
    mode: 'edit',
    ...(ring === undefined ? {} : { hint: [ring] }),
  }
}

/** The board on the page: shows the desk's draft and tells the desk of taps, drags and keys. */
export const BoardHost = ({ page, board, hovered }: BoardHostProps) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const { desk, t, settings, theme } = page
    const made = createBoard(host.current, {
      view: viewOf(desk.editor.peek(), undefined),
      words: boardWords(t.peek(), squareName),
      speed: settings.peek().speed,
      events: {
        onEditTap: (square) => desk.send({ kind: 'tap', square }),
        onEditDrag: (from, to) => desk.send({ kind: 'drag', from, to }),
        onKey: (event, square) => {
          const meant = squareKey(event, square)
          if (meant === undefined) return
          event.preventDefault()
          desk.send(meant)
        },
      },
    })
    board.value = made
    const stops = [
      effect(() => made.show(viewOf(desk.editor.value, hovered.value))),
      effect(() => made.setWords(boardWords(t.value, squareName))),
      effect(() => made.setSpeed(settings.value.speed)),
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

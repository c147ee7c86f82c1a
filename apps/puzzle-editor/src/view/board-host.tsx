import { computed, effect, type Signal } from '@preact/signals'
import { type Board, createBoard } from '@tama/board'
import { type Square, squareName } from '@tama/engine'
import { boardWords } from '@tama/i18n'
import { useEffect, useRef } from 'preact/hooks'
import { squareKey } from '../model/keys.ts'
import { createFollower, type Scene, viewOf } from '../scene.ts'
import type { Page } from './page.ts'

export interface BoardHostProps {
  readonly page: Page
  /** Gets the board while it is on the page. */
  readonly board: Signal<Board | undefined>
  /** The square under a piece that comes from the palette. */
  readonly hovered: Signal<Square | undefined>
}

/** The scene of the page: a puzzle that is tried, a line of the solution, or the pieces that are set up. */
const sceneOf = ({ desk, trial }: Page, hovered: Square | undefined): Scene => {
  if (trial.value !== undefined) return trial.value.scene.value
  const { draft, orientation, picked, place } = desk.editor.value
  const start = desk.position.value
  const shown = desk.shown.value
  if (start !== undefined && shown !== undefined) {
    return { kind: 'line', start, line: shown.line, choices: shown.choices, hint: [], orientation }
  }
  const ring = place === 'board' ? (hovered ?? picked) : undefined
  return { kind: 'setup', setup: draft.setup, orientation, ring }
}

/** The board on the page: shows what is on the desk and tells the desk of taps, drags, keys and moves. */
export const BoardHost = ({ page, board, hovered }: BoardHostProps) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const { desk, t, settings, theme, art, trial } = page
    const scene = computed(() => sceneOf(page, hovered.value))
    const isSettingUp = (): boolean => trial.peek() === undefined && desk.editor.peek().place === 'board'
    const made = createBoard(host.current, {
      view: viewOf(scene.peek()),
      words: boardWords(t.peek(), squareName),
      speed: settings.peek().speed,
      art: art.peek(),
      events: {
        onMove: (move) => {
          const tried = trial.peek()
          if (tried === undefined) desk.send({ kind: 'play', move })
          else tried.send({ kind: 'move', move })
        },
        onEditTap: (square) => {
          if (isSettingUp()) desk.send({ kind: 'tap', square })
        },
        onEditDrag: (from, to) => {
          if (isSettingUp()) desk.send({ kind: 'drag', from, to })
        },
        onKey: (event, square) => {
          const meant = isSettingUp() ? squareKey(event, square) : undefined
          if (meant === undefined) return
          event.preventDefault()
          desk.send(meant)
        },
      },
    })
    board.value = made
    const follow = createFollower(made, scene.peek())
    const stops = [
      effect(() => follow(scene.value)),
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

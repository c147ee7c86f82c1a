import { effect, type ReadonlySignal } from '@preact/signals'
import { makeFen } from '@tama/engine/notation'
import type { Route } from '../route.ts'
import { isPlaying, isThinking, livePosition, type PlayState, shownPly } from '../screens/play/state.ts'

/**
 * Mirrors what goes on in read-only `data-` attributes of `root`, for tests and style sheets: `data-screen` (a link is
 * at the start),
 * `data-phase` (`none`, `playing`, `over`), `data-turn`, `data-ply`, `data-shown`, `data-fen`, `data-thinking`
 * (`yes`, `no`).
 */
export const mirrorState = (
  root: HTMLElement,
  route: ReadonlySignal<Route>,
  play: ReadonlySignal<PlayState | undefined>,
): void => {
  effect(() => {
    const state = play.value
    const { screen } = route.value
    root.dataset.screen = screen === 'link' ? 'start' : screen
    root.dataset.phase = state === undefined ? 'none' : isPlaying(state) ? 'playing' : 'over'
    if (state === undefined) return
    const position = livePosition(state)
    root.dataset.turn = position.turn
    root.dataset.ply = String(state.game.cursor)
    root.dataset.shown = String(shownPly(state))
    root.dataset.fen = makeFen(position)
    root.dataset.thinking = isThinking(state) ? 'yes' : 'no'
  })
}

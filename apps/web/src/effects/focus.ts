import { effect, type ReadonlySignal } from '@preact/signals'
import { pageClock } from '@tama/ui'
import type { Route, Screen } from '../route.ts'

/** What the focus goes to when a screen opens; at the board the game itself takes it. */
const HEADINGS: Readonly<Partial<Record<Screen, string>>> = {
  start: '#start-title',
  games: '#games-title',
  review: '#review-title',
  puzzles: '#puzzles-title',
  puzzle: '#solver-title',
}

/** The script of a screen may still be on its way. */
const TRIES = 200
const TRY_AGAIN_MS = 50

/**
 * Moves the focus to the heading of each screen that the user goes to: a screen reader says where it is. Whoever has
 * put the focus somewhere else before the screen was there keeps it.
 */
export const focusScreens = (page: Document, route: ReadonlySignal<Route>): void => {
  let seen = route.peek().screen
  let cancel = (): void => {}
  const focus = (heading: string, tries: number, before: Element | null): void => {
    cancel = pageClock.after(tries === TRIES ? 0 : TRY_AGAIN_MS, () => {
      const { activeElement } = page
      if (activeElement !== before && activeElement !== page.body) return
      const found = page.querySelector<HTMLElement>(heading)
      if (found !== null) found.focus()
      else if (tries > 0) focus(heading, tries - 1, before)
    })
  }
  effect(() => {
    const { screen } = route.value
    if (screen === seen) return
    // The screen of a link is the one that it leads to.
    if (screen === 'link') return
    seen = screen
    cancel()
    const heading = HEADINGS[screen]
    if (heading !== undefined) focus(heading, TRIES, page.activeElement)
  })
}

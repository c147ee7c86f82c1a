import { type ReadonlySignal, signal } from '@preact/signals'
import { makeRoute, parseRoute, type Route } from '../route.ts'

/** The address of the page as a signal, and the way to change it. */
export interface Location {
  readonly route: ReadonlySignal<Route>
  /** A step that the back button undoes. */
  readonly go: (route: Route) => void
  /** The same without a step of its own. */
  readonly replace: (route: Route) => void
  /** The whole address of the page with `link` behind its `#`. */
  readonly addressOf: (link: string) => string
}

/** Follows the part of the address behind the `#`. */
export const pageLocation = (): Location => {
  const route = signal<Route>(parseRoute(location.hash))
  const read = () => {
    route.value = parseRoute(location.hash)
  }
  addEventListener('hashchange', read)
  addEventListener('popstate', read)
  const write = (how: 'pushState' | 'replaceState') => (next: Route) => {
    if (makeRoute(next) !== location.hash) history[how](null, '', makeRoute(next))
    read()
  }
  return {
    route,
    go: write('pushState'),
    replace: write('replaceState'),
    addressOf: (link) => `${location.origin}${location.pathname}#${link}`,
  }
}

/** Where in the app the user is; all of it stands behind the `#`, so that any static host will do. */
export type Route =
  /** Choosing what to play. */
  | { readonly screen: 'start' }
  /** At the board. */
  | { readonly screen: 'play' }
  /** A shared position or game came in; `link` is its text as `@tama/share` reads it. */
  | { readonly screen: 'link'; readonly link: string }

/** Reads `location.hash`. Addresses of screens begin with `#/`; anything else behind the `#` is a shared link. */
export const parseRoute = (hash: string): Route => {
  const text = hash.startsWith('#') ? hash.slice(1) : hash
  if (text === '' || text === '/') return { screen: 'start' }
  if (!text.startsWith('/')) return { screen: 'link', link: text }
  return /^\/play\/?$/.test(text) ? { screen: 'play' } : { screen: 'start' }
}

/** The hash of a route, with its `#`. */
export const makeRoute = (route: Route): string => {
  switch (route.screen) {
    case 'start':
      return '#/'
    case 'play':
      return '#/play'
    case 'link':
      return `#${route.link}`
  }
}

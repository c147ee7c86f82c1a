/** Where in the app the user is; all of it stands behind the `#`, so that any static host will do. */
export type Route =
  /** Choosing what to play. */
  | { readonly screen: 'start' }
  /** At the board. */
  | { readonly screen: 'play' }
  /** The games of this device. */
  | { readonly screen: 'games' }
  /** Looking through a game; `key` is its id in the archive, or a link as `@tama/share` reads it. */
  | { readonly screen: 'review'; readonly key: string }
  /** The puzzles that come with the app. */
  | { readonly screen: 'puzzles' }
  /** Solving a puzzle; `key` is its id in a collection, or a link as `@tama/share` reads it. */
  | { readonly screen: 'puzzle'; readonly key: string }
  /** A shared position, game or puzzle came in; `link` is its text as `@tama/share` reads it. */
  | { readonly screen: 'link'; readonly link: string }

/** Name of a screen. */
export type Screen = Route['screen']

/** Screens that are named by one word behind `#/`, and those that have a key behind it. */
const PLAIN = ['play', 'games', 'puzzles'] as const
const KEYED = ['review', 'puzzle'] as const

/** Reads `location.hash`. Addresses of screens begin with `#/`; anything else behind the `#` is a shared link. */
export const parseRoute = (hash: string): Route => {
  const text = hash.startsWith('#') ? hash.slice(1) : hash
  if (text !== '' && !text.startsWith('/')) return { screen: 'link', link: text }
  const [, name = '', key = ''] = text.split('/')
  const keyed = KEYED.find((one) => one === name)
  if (keyed !== undefined && /^[\w-]+$/.test(key)) return { screen: keyed, key }
  const screen = PLAIN.find((plain) => plain === name)
  return { screen: screen ?? 'start' }
}

/** The hash of a route, with its `#`. */
export const makeRoute = (route: Route): string => {
  switch (route.screen) {
    case 'start':
      return '#/'
    case 'play':
    case 'games':
    case 'puzzles':
      return `#/${route.screen}`
    case 'review':
    case 'puzzle':
      return `#/${route.screen}/${route.key}`
    case 'link':
      return `#${route.link}`
  }
}

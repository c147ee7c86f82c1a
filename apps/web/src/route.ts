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
  /** A shared position or game came in; `link` is its text as `@tama/share` reads it. */
  | { readonly screen: 'link'; readonly link: string }

/** Name of a screen. */
export type Screen = Route['screen']

/** Screens that are named by one word behind `#/`. */
const PLAIN: readonly Exclude<Screen, 'review' | 'link'>[] = ['play', 'games']

/** Reads `location.hash`. Addresses of screens begin with `#/`; anything else behind the `#` is a shared link. */
export const parseRoute = (hash: string): Route => {
  const text = hash.startsWith('#') ? hash.slice(1) : hash
  if (text !== '' && !text.startsWith('/')) return { screen: 'link', link: text }
  const [, name = '', key = ''] = text.split('/')
  if (name === 'review' && /^[\w-]+$/.test(key)) return { screen: 'review', key }
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
      return `#/${route.screen}`
    case 'review':
      return `#/review/${route.key}`
    case 'link':
      return `#${route.link}`
  }
}

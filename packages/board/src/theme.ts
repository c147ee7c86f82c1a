import { type Art, type Style, styleOf } from './art/art.ts'
import type { Scheme } from './art/look.ts'

/** The light or dark colour scheme in force at `root`. */
const schemeAt = (root: HTMLElement, window: Window): Scheme => {
  const { colorScheme } = window.getComputedStyle(root)
  const allows = (scheme: Scheme): boolean => colorScheme.includes(scheme)
  if (allows('dark') !== allows('light')) return allows('dark') ? 'dark' : 'light'
  if (!allows('dark')) return 'light'
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** True when the user forces colours of their own upon all pages. */
export const areColoursForced = (window: Window): boolean =>
  window.matchMedia('(forced-colors: active)').matches

/** The style of `art` at `root` now, in the page's colour scheme. */
export const readStyle = (root: HTMLElement, art: Art): Style => {
  const window = root.ownerDocument.defaultView
  return styleOf(art, window === null ? 'light' : schemeAt(root, window))
}

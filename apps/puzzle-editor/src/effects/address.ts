/** The part of the page's address behind the `#`: it always holds the draft as a link. */
export interface Address {
  /** The text behind the `#` now; empty when there is none. */
  readonly read: () => string
  /** Replaces it without a step in the browser's history. */
  readonly write: (text: string) => void
  /** Calls `listener` when the user or another page changes it; the answer stops that. */
  readonly watch: (listener: (text: string) => void) => () => void
}

/** The address of the page. */
export const pageAddress: Address = {
  read: () => location.hash.slice(1),
  write: (text) => history.replaceState(null, '', `#${text}`),
  watch: (listener) => {
    const changed = () => listener(location.hash.slice(1))
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  },
}

/** Small texts kept between visits and read at once: settings. */
export interface TextStore {
  /** The text under `key`; undefined when there is none or the browser refuses. */
  readonly read: (key: string) => string | undefined
  /** False when the browser refuses to keep it. */
  readonly write: (key: string, text: string) => boolean
  /** Calls `listener` with the key when another page of ours has changed a text; the answer stops that. */
  readonly watch: (listener: (key: string) => void) => () => void
}

/** A store that lasts as long as the page: for tests, and where the browser refuses. */
export const memoryTextStore = (initial: Readonly<Record<string, string>> = {}): TextStore => {
  const texts = new Map(Object.entries(initial))
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text)
      return true
    },
    watch: () => () => undefined,
  }
}

/** `localStorage`; where it is refused, texts last as long as the page and `write` says false. */
export const pageTextStore = (): TextStore => {
  const fallback = memoryTextStore()
  return {
    read: (key) => {
      const kept = fallback.read(key)
      if (kept !== undefined) return kept
      try {
        return localStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (key, text) => {
      try {
        localStorage.setItem(key, text)
        return true
      } catch {
        fallback.write(key, text)
        return false
      }
    },
    watch: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.key !== null) listener(event.key)
      }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}

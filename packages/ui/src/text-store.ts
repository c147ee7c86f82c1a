import { type ReadonlySignal, signal } from '@preact/signals'

/** Small texts kept between visits and read at once: settings and drafts. */
export interface TextStore {
  /** The text under `key`; undefined when there is none or the browser refuses. */
  readonly read: (key: string) => string | undefined
  /** Keeps `text`; where the browser refuses, for as long as the page lasts. */
  readonly write: (key: string, text: string) => void
  /** Calls `listener` with the key when another page of ours has changed a text; the answer stops that. */
  readonly watch: (listener: (key: string) => void) => () => void
  /** True once the browser has refused to keep a text. */
  readonly refused: ReadonlySignal<boolean>
}

/** A store that lasts as long as the page: for tests, and where the browser refuses. */
export const memoryTextStore = (initial: Readonly<Record<string, string>> = {}): TextStore => {
  const texts = new Map(Object.entries(initial))
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text)
    },
    watch: () => () => undefined,
    refused: signal(false),
  }
}

/** `localStorage`, and memory where the browser refuses it. */
export const pageTextStore = (): TextStore => {
  const memory = new Map<string, string>()
  const refused = signal(false)
  return {
    refused,
    read: (key) => {
      try {
        return memory.get(key) ?? localStorage.getItem(key) ?? undefined
      } catch {
        refused.value = true
        return memory.get(key)
      }
    },
    write: (key, text) => {
      try {
        localStorage.setItem(key, text)
        memory.delete(key)
      } catch {
        refused.value = true
        memory.set(key, text)
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

import { type ReadonlySignal, signal } from '@preact/signals'

/** Whether the browser has promised to keep what this page keeps. */
export interface SafeStorage {
  /** False also where the browser does not say. */
  readonly isSafe: ReadonlySignal<boolean>
  /** Asks for the promise, at most once a visit. Some browsers ask the user. */
  readonly ask: () => void
}

/** The storage of this page's origin. */
export const pageSafeStorage = (): SafeStorage => {
  const isSafe = signal(false)
  const storage: StorageManager | undefined = navigator.storage
  let isAsked = false
  const tell = (promise: Promise<boolean> | undefined): void => {
    promise?.then(
      (safe) => {
        isSafe.value = safe
      },
      () => undefined,
    )
  }
  tell(storage?.persisted?.())
  return {
    isSafe,
    ask: () => {
      if (isAsked || isSafe.peek()) return
      isAsked = true
      tell(storage?.persist?.())
    },
  }
}

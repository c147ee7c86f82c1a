/** What a page has of the browser to become isolated by itself. */
export interface IsolationHost {
  /** Calls back at every sign that somebody uses the page. */
  readonly onUse: (hear: () => void) => void
  /** True the first time in this window; false again, and where the browser does not say. */
  readonly isFirstTry: () => boolean
  readonly reload: () => void
}

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const TRIED = 'tama.isolation'

/** The browser of this page. */
export const pageIsolationHost = (): IsolationHost => ({
  onUse: (hear) => {
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true })
  },
  isFirstTry: () => {
    try {
      const isFirst = sessionStorage.getItem(TRIED) === null
      sessionStorage.setItem(TRIED, 'tried')
      return isFirst
    } catch {
      return false
    }
  },
  reload: () => location.reload(),
})

/**
 * Watches whether somebody uses the page. The answer is to be called when a reload would isolate it: it reloads once,
 * and only as long as nobody has touched anything and `isIdle` says that nothing is under way.
 */
export const createIsolator = (
  isIdle: () => boolean,
  host: IsolationHost = pageIsolationHost(),
): (() => void) => {
  let isUsed = false
  host.onUse(() => {
    isUsed = true
  })
  return () => {
    if (!isUsed && isIdle() && host.isFirstTry()) host.reload()
  }
}

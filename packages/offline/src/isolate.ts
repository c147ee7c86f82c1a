/** What a page has of the browser to become isolated by itself. */
export interface IsolationHost {
  /** True once somebody has pressed anything on the page, and where the browser does not say. */
  readonly isUsed: () => boolean
  /** True the first time in this window; false again, and where the browser does not say. */
  readonly isFirstTry: () => boolean
  readonly reload: () => void
}

const TRIED = 'tama.isolation'

/** The browser of this page. */
const pageHost: IsolationHost = {
  isUsed: () => navigator.userActivation?.hasBeenActive ?? true,
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
}

/**
 * To be called when a reload would isolate the page: reloads once, and only as long as nobody has touched anything and
 * `isIdle` says that nothing is under way. Otherwise the next visit will be isolated.
 */
export const isolateUntouched = (isIdle: () => boolean, host: IsolationHost = pageHost): void => {
  if (!host.isUsed() && isIdle() && host.isFirstTry()) host.reload()
}

/** What a page has of the browser to become isolated by itself. */
export interface IsolationHost {
  /** True the first time in this window; false again, and where the browser does not say. */
  readonly isFirstTry: () => boolean
  readonly reload: () => void
}

const TRIED = 'tama.isolation'

/** The browser of this page. */
const pageHost: IsolationHost = {
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
 * To be called when a reload would isolate the page: reloads once, and only if `isUntouched` says that nobody has used
 * the page yet. Otherwise the next visit will be isolated.
 */
export const isolateUntouched = (isUntouched: () => boolean, host: IsolationHost = pageHost): void => {
  if (isUntouched() && host.isFirstTry()) host.reload()
}

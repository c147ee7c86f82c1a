/** Longest wait for a moment without work, once the page is loaded. */
const PATIENCE_MS = 4000

/** Does `work` once the page is loaded and has nothing else to do. */
export const whenQuiet = (work: () => void): void => {
  const loaded = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS })
    else setTimeout(work, PATIENCE_MS)
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
}

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

/** Answers whether somebody has used the page since this call: a press, a touch or a key anywhere. */
export const watchForUse = (): (() => boolean) => {
  let isUsed = false
  const hear = (): void => {
    isUsed = true
  }
  for (const sign of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(sign, hear, { capture: true, passive: true, once: true })
  return () => isUsed
}

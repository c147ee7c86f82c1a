import { type ReadonlySignal, signal } from '@preact/signals'

/** A signal that follows a media query for the life of the page. */
export const mediaSignal = (query: string): ReadonlySignal<boolean> => {
  const list = matchMedia(query)
  const matches = signal(list.matches)
  list.addEventListener('change', () => {
    matches.value = list.matches
  })
  return matches
}

/** Follows the device's wish for less motion. */
export const reducedMotion = (): ReadonlySignal<boolean> => mediaSignal('(prefers-reduced-motion: reduce)')

/** Follows the device's wish for dark colours. */
export const prefersDark = (): ReadonlySignal<boolean> => mediaSignal('(prefers-color-scheme: dark)')

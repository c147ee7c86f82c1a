import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals'
import { prefersDark } from './media.ts'
import type { Settings } from './settings.ts'

/**
 * Follows `settings.theme`: puts `data-theme` on `root` and the page colour into `<meta name="theme-color">`.
 * Answers what is shown now, so that a canvas can be repainted.
 */
export const createPageTheme = (
  settings: Signal<Settings>,
  page: Document,
): ReadonlySignal<'light' | 'dark'> => {
  const dark = prefersDark()
  const shown = computed(() => {
    const { theme } = settings.value
    return theme === 'system' ? (dark.value ? 'dark' : 'light') : theme
  })
  effect(() => {
    const root = page.documentElement
    root.dataset.theme = shown.value
    const { backgroundColor } = getComputedStyle(root)
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
  })
  return shown
}

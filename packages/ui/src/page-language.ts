import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  ENGLISH,
  type LanguageCode,
  loadMessages,
  pickLanguage,
  type Translator,
  translator,
} from '@tama/i18n'
import type { Settings } from './settings.ts'

/** The language of the page. */
export interface PageLanguage {
  /** Says messages; changes when another language has been loaded. */
  readonly t: ReadonlySignal<Translator>
  /** True when the wanted language could not be fetched and English stands in for it. */
  readonly failed: ReadonlySignal<boolean>
  /** Resolves when the language of the first moment is there (or has failed). Never rejects. */
  readonly ready: Promise<void>
}

/**
 * Follows `settings.language` (or the browser's wishes), fetches messages, and keeps `lang` and `dir` of `root` right.
 * @param wanted as `navigator.languages`
 */
export const createPageLanguage = (
  settings: Signal<Settings>,
  wanted: readonly string[],
  root: HTMLElement,
  load: typeof loadMessages = loadMessages,
): PageLanguage => {
  const t = signal<Translator>(translator('en', ENGLISH))
  const failed = signal(false)
  let newest = 0
  const show = (next: Translator) => {
    root.lang = next.language.code
    root.dir = next.language.dir
    t.value = next
  }
  const change = async (code: LanguageCode) => {
    const request = ++newest
    try {
      const messages = await load(code)
      if (request !== newest) return
      failed.value = false
      show(translator(code, messages))
    } catch {
      if (request !== newest) return
      failed.value = true
      show(translator('en', ENGLISH))
    }
  }
  const code = computed(() => pickLanguage(wanted, settings.value.language))
  let ready = Promise.resolve()
  effect(() => {
    const next = code.value
    if (newest === 0 && next === 'en') show(t.peek())
    else ready = change(next)
  })
  return { t, failed, ready }
}

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type LanguageCode, loadMessages, pickLanguage, type Translator, translator } from '@tama/i18n'
import type { Settings } from './settings.ts'

/** The language of the page. */
export interface PageLanguage {
  /** Says messages; changes when another language has been loaded. */
  readonly t: ReadonlySignal<Translator>
  /** True when the wanted language could not be fetched and another stands in for it. */
  readonly failed: ReadonlySignal<boolean>
}

/**
 * Fetches the messages of the language of `settings` (or of the browser's wishes), follows that setting, and keeps
 * `lang` and `dir` of `root` right. When a language cannot be fetched the page stays in the one it has, at first
 * English. Rejects when English cannot be had either: then there is nothing to show.
 * @param wanted as `navigator.languages`
 */
export const openPageLanguage = async (
  settings: Signal<Settings>,
  wanted: readonly string[],
  root: HTMLElement,
  load: typeof loadMessages = loadMessages,
): Promise<PageLanguage> => {
  const fetched = async (code: LanguageCode) => translator(code, await load(code))
  const mark = (next: Translator): Translator => {
    root.lang = next.language.code
    root.dir = next.language.dir
    return next
  }
  const code = computed(() => pickLanguage(wanted, settings.value.language))
  const failed = signal(false)
  const first = code.peek()
  const t = signal(
    mark(
      await fetched(first).catch(() => {
        failed.value = true
        return fetched('en')
      }),
    ),
  )
  let newest = 0
  const change = async (next: LanguageCode) => {
    const request = ++newest
    failed.value = false
    try {
      const arrived = await fetched(next)
      if (request !== newest) return
      t.value = mark(arrived)
    } catch {
      if (request === newest) failed.value = true
    }
  }
  let asked = first
  effect(() => {
    const next = code.value
    if (next === asked) return
    asked = next
    void change(next)
  })
  return { t, failed }
}

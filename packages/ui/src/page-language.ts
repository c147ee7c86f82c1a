import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type LanguageCode,
  loadMessages,
  type MessagePart,
  type Messages,
  partOf,
  pickLanguage,
  type Translator,
  translator,
} from '@tama/i18n'
import type { Settings } from './settings.ts'

/** The language of the page. */
export interface PageLanguage {
  /** Says messages; changes when another language or a further part of it has been loaded. */
  readonly t: ReadonlySignal<Translator>
  /** True when the wanted language could not be fetched and another stands in for it. */
  readonly failed: ReadonlySignal<boolean>
  /**
   * Resolves when a part of the messages is there, in this language and from now on in every other. Rejects when it
   * cannot be had now.
   */
  readonly need: (part: MessagePart) => Promise<void>
}

/**
 * Fetches the messages of the language of `settings` (or of the browser's wishes), follows that setting, and keeps
 * `lang` and `dir` of `root` right. When a language cannot be fetched the page stays in the one it has, at first
 * English. Rejects when English cannot be had either: then there is nothing to show.
 * @param wanted as `navigator.languages`
 * @param first the parts of the messages without which nothing is shown; others come when they are needed
 */
export const openPageLanguage = async (
  settings: Signal<Settings>,
  wanted: readonly string[],
  root: HTMLElement,
  first: readonly MessagePart[],
  load: typeof loadMessages = loadMessages,
): Promise<PageLanguage> => {
  const parts = new Set(first)
  const coming = new Map<MessagePart, Promise<void>>()
  let now: { readonly code: LanguageCode; readonly messages: Partial<Messages> }

  const show = (code: LanguageCode, messages: Partial<Messages>): Translator => {
    now = { code, messages }
    const next = translator(code, messages, (key) => void need(partOf(key)).catch(() => undefined))
    root.lang = next.language.code
    root.dir = next.language.dir
    return next
  }

  /** Every part that is needed, those included that are asked for in the meantime. */
  const fetched = async (code: LanguageCode): Promise<Partial<Messages>> => {
    let messages: Partial<Messages> = {}
    const had = new Set<MessagePart>()
    for (;;) {
      const missing = [...parts].filter((part) => !had.has(part))
      if (missing.length === 0) return messages
      messages = { ...messages, ...(await load(code, missing)) }
      for (const part of missing) had.add(part)
    }
  }

  const code = computed(() => pickLanguage(wanted, settings.value.language))
  const failed = signal(false)
  const opening = code.peek()
  const t = signal(
    await fetched(opening).then(
      (messages) => show(opening, messages),
      async () => {
        failed.value = true
        return show('en', await fetched('en'))
      },
    ),
  )

  const fetchPart = async (part: MessagePart): Promise<void> => {
    const shown = now.code
    parts.add(part)
    try {
      const more = await load(shown, [part])
      // A language that has come in the meantime has brought it along.
      if (now.code === shown) t.value = show(shown, { ...now.messages, ...more })
    } catch (fault) {
      parts.delete(part)
      coming.delete(part)
      throw fault
    }
  }
  const need = (part: MessagePart): Promise<void> => {
    if (!parts.has(part)) coming.set(part, fetchPart(part))
    return coming.get(part) ?? Promise.resolve()
  }

  let newest = 0
  const change = async (next: LanguageCode): Promise<void> => {
    const request = ++newest
    failed.value = false
    try {
      const arrived = await fetched(next)
      if (request === newest) t.value = show(next, arrived)
    } catch {
      if (request === newest) failed.value = true
    }
  }
  let asked = opening
  effect(() => {
    const next = code.value
    if (next === asked) return
    asked = next
    void change(next)
  })
  return { t, failed, need }
}

import { signal } from '@preact/signals'
import { ENGLISH, type LanguageCode, loadMessages, type Messages } from '@tama/i18n'
import { describe, expect, test } from 'vitest'
import { createPageLanguage } from './page-language.ts'
import { FIRST_SETTINGS, type Settings } from './settings.ts'

const page = () => ({ lang: '', dir: '' }) as HTMLElement

describe('the language of the page', () => {
  test('is what the browser asks for, with lang and dir set', async () => {
    const root = page()
    const language = createPageLanguage(signal(FIRST_SETTINGS), ['ar-EG', 'en'], root)
    await language.ready
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
    expect(language.t.value('common.close')).toBe('إغلاق')
  })

  test('is English at once when nothing else is wanted', () => {
    const root = page()
    const language = createPageLanguage(signal(FIRST_SETTINGS), ['en-GB'], root, () => {
      throw new Error('nothing is to be fetched')
    })
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
    expect(language.t.value('common.close')).toBe('Close')
  })

  test('follows the settings, and back to English', async () => {
    const root = page()
    const settings = signal<Settings>(FIRST_SETTINGS)
    const language = createPageLanguage(settings, ['en'], root)
    settings.value = { ...settings.value, language: 'tr' }
    await loadMessages('tr')
    await Promise.resolve()
    expect([root.lang, language.t.value('common.close')]).toEqual(['tr', 'Kapat'])
    settings.value = { ...settings.value, language: 'en' }
    await loadMessages('en')
    await Promise.resolve()
    expect([root.lang, language.t.value('common.close')]).toEqual(['en', 'Close'])
  })

  test('is the newest choice even when an older one arrives later', async () => {
    const root = page()
    const arrivals = new Map<LanguageCode, (messages: Messages) => void>()
    const load = (code: LanguageCode): Promise<Messages> =>
      new Promise((arrive) => {
        arrivals.set(code, arrive)
      })
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'hy' })
    createPageLanguage(settings, [], root, load)
    settings.value = { ...settings.value, language: 'tr' }
    arrivals.get('tr')?.(await loadMessages('tr'))
    await Promise.resolve()
    arrivals.get('hy')?.(await loadMessages('hy'))
    await Promise.resolve()
    await Promise.resolve()
    expect(root.lang).toBe('tr')
  })

  test('is English, and says that it failed, when the language cannot be fetched', async () => {
    const root = page()
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'hy' })
    const language = createPageLanguage(settings, [], root, () => Promise.reject(new Error('offline')))
    await language.ready
    expect(language.failed.value).toBe(true)
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
    expect(language.t.value('common.close')).toBe(ENGLISH['common.close'])
  })

  test('is not fetched again when another setting changes', async () => {
    const wanted: LanguageCode[] = []
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'tr' })
    const language = createPageLanguage(settings, [], page(), (code) => {
      wanted.push(code)
      return loadMessages(code)
    })
    await language.ready
    settings.value = { ...settings.value, theme: 'dark' }
    expect(wanted).toEqual(['tr'])
  })
})

import { signal } from '@preact/signals'
import { type LanguageCode, loadMessages, type MessagePart, type Messages } from '@tama/i18n'
import { describe, expect, test } from 'vitest'
import { openPageLanguage } from './page-language.ts'
import { FIRST_SETTINGS, type Settings } from './settings.ts'

const BASE: readonly MessagePart[] = ['base']

const page = () => ({ lang: '', dir: '' }) as HTMLElement

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Answers for each language when told to. */
const slowLoader = () => {
  const arrivals = new Map<string, (messages: Partial<Messages>) => void>()
  const load = (code: LanguageCode, parts: readonly MessagePart[] = []): Promise<Partial<Messages>> =>
    new Promise((arrive) => {
      arrivals.set([code, ...parts].join(' '), arrive)
    })
  const arrive = async (code: LanguageCode, ...parts: readonly MessagePart[]) => {
    const wanted = parts.length === 0 ? BASE : parts
    arrivals.get([code, ...wanted].join(' '))?.(await loadMessages(code, wanted))
    await settle()
  }
  return { load, arrive }
}

describe('the language of the page', () => {
  test('is what the browser asks for, with lang and dir set', async () => {
    const root = page()
    const language = await openPageLanguage(signal(FIRST_SETTINGS), ['ar-EG', 'en'], root, BASE)
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
    expect(language.t.value('common.close')).toBe('إغلاق')
  })

  test('is English when the browser asks for nothing that we have', async () => {
    const root = page()
    const language = await openPageLanguage(signal(FIRST_SETTINGS), ['fi'], root, BASE)
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
    expect(language.t.value('common.close')).toBe('Close')
  })

  test('follows the settings, and back to English', async () => {
    const root = page()
    const settings = signal<Settings>(FIRST_SETTINGS)
    const { load, arrive } = slowLoader()
    const opening = openPageLanguage(settings, ['en'], root, BASE, load)
    await arrive('en')
    const language = await opening
    settings.value = { ...settings.value, language: 'tr' }
    await arrive('tr')
    expect([root.lang, language.t.value('common.close')]).toEqual(['tr', 'Kapat'])
    settings.value = { ...settings.value, language: 'en' }
    await arrive('en')
    expect([root.lang, language.t.value('common.close')]).toEqual(['en', 'Close'])
  })

  test('is the newest choice even when an older one arrives later', async () => {
    const root = page()
    const { load, arrive } = slowLoader()
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'en' })
    const opening = openPageLanguage(settings, [], root, BASE, load)
    await arrive('en')
    await opening
    settings.value = { ...settings.value, language: 'hy' }
    settings.value = { ...settings.value, language: 'tr' }
    await arrive('tr')
    await arrive('hy')
    expect(root.lang).toBe('tr')
  })

  test('is English, and says that it failed, when the first language cannot be fetched', async () => {
    const root = page()
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'hy' })
    const language = await openPageLanguage(settings, [], root, BASE, (code) =>
      code === 'hy' ? Promise.reject(new Error('offline')) : loadMessages(code),
    )
    expect(language.failed.value).toBe(true)
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
    expect(language.t.value('common.close')).toBe('Close')
  })

  test('stays what it is, and says that it failed, when a later choice cannot be fetched', async () => {
    const root = page()
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'tr' })
    const language = await openPageLanguage(settings, [], root, BASE, (code) =>
      code === 'hy' ? Promise.reject(new Error('offline')) : loadMessages(code),
    )
    settings.value = { ...settings.value, language: 'hy' }
    await settle()
    expect(language.failed.value).toBe(true)
    expect([root.lang, language.t.value('common.close')]).toEqual(['tr', 'Kapat'])
  })

  test('is refused when no language can be had', async () => {
    const offline = () => Promise.reject(new Error('offline'))
    await expect(openPageLanguage(signal(FIRST_SETTINGS), ['tr'], page(), BASE, offline)).rejects.toThrow(
      'offline',
    )
  })

  test('is not fetched again when another setting changes', async () => {
    const wanted: LanguageCode[] = []
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'tr' })
    await openPageLanguage(settings, [], page(), BASE, (code) => {
      wanted.push(code)
      return loadMessages(code)
    })
    settings.value = { ...settings.value, theme: 'dark' }
    expect(wanted).toEqual(['tr'])
  })

  test('brings further parts when they are needed, once', async () => {
    const root = page()
    const { load, arrive } = slowLoader()
    const opening = openPageLanguage(signal<Settings>(FIRST_SETTINGS), ['en'], root, BASE, load)
    await arrive('en')
    const { t, need } = await opening
    expect(t.value('review.title')).toBe('…')
    const coming = need('library')
    expect(need('library')).toBe(coming)
    await arrive('en', 'library')
    await coming
    expect(t.value('review.title')).toBe('Review')
    expect(t.value('common.close')).toBe('Close')
  })

  test('brings a part that nobody has asked for as soon as it is said', async () => {
    const language = await openPageLanguage(signal(FIRST_SETTINGS), ['en'], page(), BASE)
    expect(language.t.value('games.title')).toBe('…')
    await settle()
    expect(language.t.value('games.title')).toBe('My games')
  })

  test('comes with every part that is needed, whatever is asked for on the way', async () => {
    const root = page()
    const { load, arrive } = slowLoader()
    const settings = signal<Settings>({ ...FIRST_SETTINGS, language: 'en' })
    const opening = openPageLanguage(settings, [], root, BASE, load)
    await arrive('en')
    const { t, need } = await opening
    settings.value = { ...settings.value, language: 'tr' }
    const coming = need('library')
    await arrive('tr')
    expect(root.lang).toBe('en')
    await arrive('tr', 'library')
    expect([root.lang, t.value('games.title')]).toEqual(['tr', 'Oyunlarım'])
    await arrive('en', 'library')
    await coming
    expect([root.lang, t.value('games.title')]).toEqual(['tr', 'Oyunlarım'])
  })

  test('can ask again for a part that could not be had', async () => {
    let isOff = true
    const { t, need } = await openPageLanguage(signal(FIRST_SETTINGS), ['en'], page(), BASE, (code, parts) =>
      isOff && parts?.includes('library') ? Promise.reject(new Error('offline')) : loadMessages(code, parts),
    )
    await expect(need('library')).rejects.toThrow('offline')
    isOff = false
    await need('library')
    expect(t.value('games.title')).toBe('My games')
  })
})

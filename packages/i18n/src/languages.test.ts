import { describe, expect, test } from 'vitest'
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES, languageOf, pickLanguage } from './languages.ts'

describe('the languages', () => {
  test('are listed once each, with the right direction', () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(LANGUAGE_CODES)
    expect(LANGUAGES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ar'])
  })

  test('have locales that Intl knows, with Latin digits', () => {
    for (const { locale } of LANGUAGES) {
      expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale])
      expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe('latn')
    }
  })

  test('are found by code', () => {
    expect(languageOf('tr').name).toBe('Türkçe')
    expect(isLanguageCode('hy')).toBe(true)
    expect(isLanguageCode('HY')).toBe(false)
    expect(isLanguageCode('constructor')).toBe(false)
  })
})

describe('the first language', () => {
  test('is the stored one', () => {
    expect(pickLanguage(['en'], 'ar')).toBe('ar')
  })

  test('is the first of the browser’s that we have, whatever its region and case', () => {
    expect(pickLanguage(['fr-FR', 'tr-TR', 'en'])).toBe('tr')
    expect(pickLanguage(['HY-am'])).toBe('hy')
    expect(pickLanguage(['ar_EG'])).toBe('ar')
  })

  test('is English when there is nothing better', () => {
    expect(pickLanguage([])).toBe('en')
    expect(pickLanguage(['fr', 'xx', ''])).toBe('en')
  })

  test('passes over a stored value that is no language', () => {
    for (const stored of ['', 'null', '{', 'undefined', 'xx', null, undefined]) {
      expect(pickLanguage(['tr'], stored)).toBe('tr')
    }
  })
})

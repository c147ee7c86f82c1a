import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { changeSettings } from './table.ts'

const LANGUAGES = ['en', 'hy', 'tr', 'ar'] as const
const THEMES = ['light', 'dark'] as const

/** What colours and words can break; everything else is the same in every language. */
const WORDS_AND_COLOURS = [
  'color-contrast',
  'target-size',
  'label-content-name-mismatch',
  'html-has-lang',
  'valid-lang',
]

const found = async (axe: AxeBuilder): Promise<readonly string[]> =>
  (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)

/**
 * Looks at what is on the screen of a page in English and light with everything that axe knows, and in each language,
 * light and dark, with what words and colours can break; `part` keeps it to a part of the page.
 */
export const expectNothingForAxe = async (page: Page, part?: string): Promise<void> => {
  const axeOf = (): AxeBuilder => {
    const axe = new AxeBuilder({ page })
    return part === undefined ? axe : axe.include(part)
  }
  expect(await found(axeOf()), 'en, light').toEqual([])
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      if (language === 'en' && theme === 'light') continue
      await changeSettings(page, language, theme)
      const axe = axeOf().exclude('.tama-board').withRules(WORDS_AND_COLOURS)
      expect(await found(axe), `${language}, ${theme}`).toEqual([])
    }
  }
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { changeSettings } from './table.ts'

const LANGUAGES = ['en', 'hy', 'tr', 'ar'] as const
const THEMES = ['light', 'dark'] as const

/** What of the page is looked at. */
export interface AxeScope {
  /** Only this part: a dialog leaves nothing else on the page to find. */
  readonly part?: string
  /** The squares of the board in every language, too; else only once, because their form is the same in each. */
  readonly withBoard?: boolean
}

/** Everything that axe knows; in legacy mode, which looks at one frame and opens no page of its own. */
const found = async (page: Page, part: string | undefined, without: readonly string[]) => {
  const whole = new AxeBuilder({ page }).setLegacyMode(true)
  const axe = without.reduce((builder, name) => builder.exclude(name), part ? whole.include(part) : whole)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Looks at what is on the screen in every language, light and dark, with all rules. */
export const expectNothingForAxe = async (
  page: Page,
  { part, withBoard = false }: AxeScope = {},
): Promise<void> => {
  let isFirst = true
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      if (!isFirst) await changeSettings(page, language, theme)
      const without = isFirst || withBoard ? [] : ['.tama-board']
      expect(await found(page, part, without), `${language}, ${theme}`).toEqual([])
      isFirst = false
    }
  }
}

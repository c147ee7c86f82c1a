import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { changeSettings } from './table.ts'

/** Every language, light and dark; the slow tests look at all, the others at the two that are least alike. */
const LOOKS = (['en', 'hy', 'tr', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
)
const SHOWN = process.env.E2E_WHOLE ? LOOKS : [...LOOKS.slice(0, 1), ...LOOKS.slice(-1)]

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

/** Looks at what is on the screen with all rules: in English and light, in Arabic and dark, in slow tests in all languages. */
export const expectNothingForAxe = async (
  page: Page,
  { part, withBoard = false }: AxeScope = {},
): Promise<void> => {
  for (const [index, { language, theme }] of SHOWN.entries()) {
    if (index > 0) await changeSettings(page, language, theme)
    const without = index === 0 || withBoard ? [] : ['.tama-board']
    expect(await found(page, part, without), `${language}, ${theme}`).toEqual([])
  }
}

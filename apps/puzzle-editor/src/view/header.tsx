import { LANGUAGES } from '@tama/i18n'
import { Menu, THEMES } from '@tama/ui'
import type { Page } from './page.ts'

const THEME_ICONS = { system: 'device', light: 'sun', dark: 'moon' } as const

export interface HeaderProps {
  readonly page: Page
  /** Goes to the board past everything else. */
  readonly onSkip: () => void
}

/** The name of the page, the way back to the game, language and colours. */
export const Header = ({ page, onSkip }: HeaderProps) => {
  const { t, settings, theme } = page
  const say = t.value
  const change = (part: Partial<typeof settings.value>) => {
    settings.value = { ...settings.value, ...part }
  }
  return (
    <header class="page-head">
      <button type="button" class="skip-link" onClick={onSkip}>
        {say('common.skipToBoard')}
      </button>
      <div class="page-head-row">
        <div class="page-head-names">
          <a class="brand" href="../">
            {say('app.name')}
          </a>
          <h1 class="page-title">{say('editor.title')}</h1>
        </div>
        <div class="page-head-tools">
          <Menu
            icon="language"
            label={say('settings.language')}
            items={LANGUAGES.map(({ code, name }) => ({
              label: name,
              lang: code,
              checked: code === say.language.code,
              onPress: () => change({ language: code }),
            }))}
          />
          <Menu
            icon={theme.value === 'dark' ? 'moon' : 'sun'}
            label={say('settings.theme')}
            items={THEMES.map((value) => ({
              label: say(`settings.theme.${value}`),
              icon: THEME_ICONS[value],
              checked: value === settings.value.theme,
              onPress: () => change({ theme: value }),
            }))}
          />
        </div>
      </div>
      <div class="ornament" />
    </header>
  )
}

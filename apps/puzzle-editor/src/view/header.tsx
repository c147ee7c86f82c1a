import { LANGUAGES } from '@tama/i18n'
import { AppBar, Menu, THEMES } from '@tama/ui'
import type { Page } from './page.ts'

const THEME_ICONS = { system: 'device', light: 'sun', dark: 'moon' } as const

/** The bar that both apps have, with the language and the colours. */
export const Header = ({ page }: { readonly page: Page }) => {
  const { t, settings, theme } = page
  const say = t.value
  const change = (part: Partial<typeof settings.value>) => {
    settings.value = { ...settings.value, ...part }
  }
  return (
    <AppBar
      name={say('app.name')}
      home="../"
      placesLabel={say('nav.label')}
      places={[
        { label: say('app.play'), href: '../#/', icon: 'play', isHere: false },
        { label: say('app.puzzles'), href: '../#/puzzles', icon: 'search', isHere: false },
        { label: say('app.games'), href: '../#/games', icon: 'board', isHere: false },
        { label: say('app.editor'), href: './', icon: 'edit', isHere: true },
      ]}
    >
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
    </AppBar>
  )
}

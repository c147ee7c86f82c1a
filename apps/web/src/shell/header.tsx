import { AppBar, IconButton, type IconName } from '@tama/ui'
import type { App } from '../app.ts'
import type { Screen } from '../route.ts'

/** Where the navigation leads, and on which screens one is there; screens to come are added here. */
const PLACES: readonly {
  readonly key: 'app.play' | 'app.puzzles' | 'app.games' | 'app.editor'
  readonly href: string
  readonly icon: IconName
  readonly screens: readonly Screen[]
}[] = [
  { key: 'app.play', href: '#/', icon: 'play', screens: ['start', 'play', 'link'] },
  { key: 'app.puzzles', href: '#/puzzles', icon: 'search', screens: ['puzzles', 'puzzle'] },
  { key: 'app.games', href: '#/games', icon: 'board', screens: ['games', 'review'] },
  { key: 'app.editor', href: 'editor/', icon: 'edit', screens: [] },
]

/** The bar at the top: the name of the product, where else to go, and help. */
export const Header = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { screen } = app.route.value
  const open = (name: 'rules' | 'settings') => () => {
    app.dialog.value = name
  }
  return (
    <AppBar
      name={t('app.name')}
      home="#/"
      placesLabel={t('nav.label')}
      places={PLACES.map(({ key, href, icon, screens }) => ({
        label: t(key),
        href,
        icon,
        isHere: screens.includes(screen),
      }))}
    >
      <IconButton icon="info" label={t('rules.title')} onPress={open('rules')} />
      <IconButton icon="settings" label={t('settings.title')} onPress={open('settings')} />
    </AppBar>
  )
}

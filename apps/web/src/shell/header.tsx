import { Icon, IconButton } from '@tama/ui'
import type { App } from '../app.ts'

/** Where the navigation leads; screens to come are added here. `href` is relative to the page. */
const PLACES = [
  { key: 'app.play', href: '#/', isHere: true },
  { key: 'app.editor', href: 'editor/', isHere: false },
] as const

/** The bar at the top: the name of the product, where else to go, and help. */
export const Header = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  return (
    <header class="bar">
      <a class="wordmark" href="#/">
        <svg class="wordmark-sign" viewBox="0 0 32 32" aria-hidden="true">
          <circle class="wordmark-stone" cx="12.500" cy="16" r="9.500" />
          <circle class="wordmark-stone-2" cx="20" cy="16" r="9.500" />
        </svg>
        <span>{t('app.name')}</span>
      </a>
      <nav class="bar-places" aria-label={t('nav.label')}>
        {PLACES.map(({ key, href, isHere }) => (
          <a key={key} class="bar-place" href={href} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
            {t(key)}
          </a>
        ))}
      </nav>
      <div class="bar-tools">
        <a
          class="button button-icon button-quiet bar-editor"
          href="editor/"
          aria-label={t('app.editor')}
          title={t('app.editor')}
        >
          <Icon name="edit" />
        </a>
        <IconButton
          icon="info"
          label={t('rules.title')}
          onPress={() => {
            app.dialog.value = 'rules'
          }}
        />
        <IconButton
          icon="settings"
          label={t('settings.title')}
          onPress={() => {
            app.dialog.value = 'settings'
          }}
        />
      </div>
    </header>
  )
}

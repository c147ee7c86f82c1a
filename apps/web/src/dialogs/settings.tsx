import { isLanguageCode, LANGUAGES } from '@tama/i18n'
import {
  Button,
  Choice,
  Dialog,
  MOTION_SPEEDS,
  Select,
  type Settings,
  Slider,
  Switch,
  THEMES,
} from '@tama/ui'
import type { ComponentChildren } from 'preact'
import type { App } from '../app.ts'
import { lookOf } from '../effects/look.ts'
import type { Preferences } from '../preferences.ts'
import type { DialogFrame } from './frame.ts'
import { BoardSettings } from './settings/board-settings.tsx'

const Group = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="settings-group">
    <h3 class="dialog-subtitle">{title}</h3>
    {children}
  </section>
)

/** Whether the page works without a network, and the way to install it. */
const Offline = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const install = app.install.value
  return (
    <>
      <p class="soft">{t(app.isOffline.value ? 'offline.ready' : 'offline.notReady')}</p>
      {install === undefined ? null : (
        <div class="row">
          <Button icon="download" onPress={install}>
            {t('offline.install')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Everything that can be set. Every change holds at once. */
export const SettingsDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  const settings = app.settings.value
  const preferences = app.preferences.value
  const set = (change: Partial<Settings>) => {
    app.settings.value = { ...app.settings.value, ...change }
  }
  const prefer = (change: Partial<Preferences>) => {
    app.preferences.value = { ...app.preferences.value, ...change }
  }
  /** The same, and what it sounds like now. */
  const tune = (change: Partial<Settings>) => {
    set(change)
    app.tryOut()
  }
  return (
    <Dialog open={open} title={t('settings.title')} closeLabel={t('common.close')} onClose={onClose} wide>
      <div class="settings-pair">
        <Select
          label={t('settings.language')}
          value={t.language.code}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => {
            if (isLanguageCode(code)) set({ language: code })
          }}
        />
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          options={THEMES.map((theme) => ({ value: theme, label: t(`settings.theme.${theme}`) }))}
          onChange={(theme) => set({ theme })}
        />
      </div>
      <Group title={t('settings.look')}>
        <BoardSettings app={app} look={lookOf(settings, preferences)} set={set} />
      </Group>
      <Group title={t('settings.moving')}>
        <Choice
          label={t('settings.speed')}
          value={settings.speed}
          options={MOTION_SPEEDS.map((speed) => ({ value: speed, label: t(`settings.speed.${speed}`) }))}
          onChange={(speed) => set({ speed })}
        />
        <div>
          <Switch
            label={t('settings.confirmMove')}
            on={preferences.confirmMove}
            onChange={(confirmMove) => prefer({ confirmMove })}
          />
          <Switch
            label={t('settings.premoves')}
            on={preferences.premoves}
            onChange={(premoves) => prefer({ premoves })}
          />
        </div>
      </Group>
      <Group title={t('settings.hearing')}>
        <div class="settings-pair">
          <div>
            <Switch label={t('settings.sound')} on={settings.sound} onChange={(sound) => tune({ sound })} />
            <Switch
              label={t('settings.haptics')}
              on={settings.haptics}
              onChange={(haptics) => tune({ haptics })}
            />
          </div>
          <Slider
            label={t('settings.volume')}
            value={settings.volume}
            min={0}
            max={100}
            step={10}
            text={t.percent(settings.volume / 100)}
            disabled={!settings.sound}
            onInput={(volume) => tune({ volume })}
          />
        </div>
      </Group>
      <Group title={t('settings.page')}>
        <Switch
          label={t('settings.shortcuts')}
          on={preferences.shortcuts}
          onChange={(shortcuts) => prefer({ shortcuts })}
        />
        <Button
          icon="keyboard"
          onPress={() => {
            app.dialog.value = 'keys'
          }}
        >
          {t('keys.title')}
        </Button>
        <Offline app={app} />
      </Group>
    </Dialog>
  )
}

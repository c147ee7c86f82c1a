import { isLanguageCode, LANGUAGES } from '@tama/i18n'
import { Choice, Dialog, MOTION_SPEEDS, Select, type Settings, Switch, THEMES } from '@tama/ui'
import type { App } from '../app.ts'
import type { Preferences } from '../preferences.ts'
import type { DialogFrame } from './frame.ts'

/** Language, colours, movement, coordinates and keys. Every change holds at once. */
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
  return (
    <Dialog open={open} title={t('settings.title')} closeLabel={t('common.close')} onClose={onClose}>
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
      <Choice
        label={t('settings.speed')}
        value={settings.speed}
        options={MOTION_SPEEDS.map((speed) => ({ value: speed, label: t(`settings.speed.${speed}`) }))}
        onChange={(speed) => set({ speed })}
      />
      <div>
        <Switch
          label={t('settings.coordinates')}
          on={preferences.coordinates}
          onChange={(coordinates) => prefer({ coordinates })}
        />
        <Switch
          label={t('settings.shortcuts')}
          on={preferences.shortcuts}
          onChange={(shortcuts) => prefer({ shortcuts })}
        />
      </div>
    </Dialog>
  )
}

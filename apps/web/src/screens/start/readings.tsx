import { PRESET_IDS, type PresetId, type Ruleset } from '@tama/engine'
import { rulesetName } from '@tama/i18n'
import { Button, Select } from '@tama/ui'
import type { App } from '../../app.ts'
import { gameOf, isPreset } from '../../games.ts'

/** What a ruleset changes about its preset, in words. */
const changesOf = (app: App, ruleset: string): string => {
  const t = app.t.value
  const names = ruleset
    .split('+')
    .slice(1)
    .map((change) => change.split('=')[0] as keyof Ruleset)
  return t('start.changed', { options: t.list(names.map((name) => t(`option.${name}`))) })
}

/** The other readings of the chosen game's rules, and rules of one's own; nobody needs them to play. */
export const Readings = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { ruleset } = app.choices.value
  const { main, others } = gameOf(ruleset)
  const presets = PRESET_IDS.filter((preset) => preset === main || others.includes(preset))
  const own = isPreset(ruleset) ? undefined : ruleset
  const change = () => {
    app.dialog.value = 'ruleset'
  }
  return (
    <details class="readings" open={ruleset !== main}>
      <summary>{t('start.more')}</summary>
      <Select<PresetId | 'own'>
        label={t('ruleset.label')}
        value={isPreset(ruleset) ? ruleset : 'own'}
        options={[
          ...presets.map((preset) => ({ value: preset, label: t(`ruleset.${preset}`) })),
          ...(own === undefined ? [] : [{ value: 'own' as const, label: rulesetName(t, own) }]),
        ]}
        onChange={(preset) => {
          if (preset !== 'own') app.choices.value = { ...app.choices.peek(), ruleset: preset }
        }}
        hint={isPreset(ruleset) ? t(`ruleset.${ruleset}.about`) : changesOf(app, ruleset)}
      />
      <Button icon="settings" onPress={change}>
        {t('start.ownRules')}
      </Button>
    </details>
  )
}

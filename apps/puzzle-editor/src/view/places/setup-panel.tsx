import { useSignal } from '@preact/signals'
import { COLOURS, type Colour, PRESET_IDS, PRESETS, type PresetId } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { rulesetName } from '@tama/i18n'
import { Button, Choice, Panel, Select } from '@tama/ui'
import type { Page } from '../page.ts'
import { useLazy } from '../use-lazy.ts'

const CUSTOM = 'custom'

/** Side to move and rules. */
export const SetupPanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const say = t.value
  const { ruleset, setup } = desk.editor.value.draft
  const written = makeRuleset(ruleset)
  const isCustom = written.includes('+')
  const editing = useSignal(false)
  const Rules = useLazy(editing.value, async () => (await import('./rules-dialog.tsx')).RulesDialog)
  return (
    <Panel>
      <Choice<Colour>
        label={say('editor.turn')}
        value={setup.turn}
        options={COLOURS.map((colour) => ({ value: colour, label: say(`side.${colour}`) }))}
        onChange={(turn) => desk.send({ kind: 'turn', turn })}
      />
      <div class="rules-row">
        <Select<PresetId | typeof CUSTOM>
          label={say('ruleset.label')}
          value={isCustom ? CUSTOM : (written as PresetId)}
          options={[
            ...PRESET_IDS.map((id) => ({ value: id, label: say(`ruleset.${id}`) })),
            ...(isCustom ? [{ value: CUSTOM, label: rulesetName(say, written) } as const] : []),
          ]}
          onChange={(id) => {
            if (id !== CUSTOM) desk.send({ kind: 'ruleset', ruleset: PRESETS[id] })
          }}
        />
        <Button
          icon="settings"
          onPress={() => {
            editing.value = true
          }}
        >
          {say('editor.changeRules')}
        </Button>
      </div>
      {Rules.value === undefined ? null : (
        <Rules.value
          page={page}
          open={editing.value}
          onClose={() => {
            editing.value = false
          }}
        />
      )}
    </Panel>
  )
}

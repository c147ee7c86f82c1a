import { makeRuleset, RULESET_OPTIONS, withOption } from '@tama/engine/notation'
import { rulesetFields, rulesetName } from '@tama/i18n'
import { Button, Dialog, FieldList } from '@tama/ui'
import type { App } from '../app.ts'
import { gameOf } from '../games.ts'
import { rulesetOf } from '../ruleset-of.ts'
import type { DialogFrame } from './frame.ts'

/** The rules of the next game, option by option; every change holds at once. */
export const RulesetDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  const text = app.choices.value.ruleset
  const ruleset = rulesetOf(text)
  const set = (next: string) => {
    app.choices.value = { ...app.choices.peek(), ruleset: next }
  }
  return (
    <Dialog
      open={open}
      wide
      title={t('start.ownRules')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => set(gameOf(text).main)}>{t('start.usualRules')}</Button>
          <Button kind="primary" onPress={onClose}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      <p class="soft" role="status">
        {rulesetName(t, text)}
      </p>
      <FieldList
        fields={rulesetFields(t, RULESET_OPTIONS, ruleset)}
        onChange={(option, value) => set(makeRuleset(withOption(ruleset, option, value)))}
      />
    </Dialog>
  )
}

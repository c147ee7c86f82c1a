import { RULESET_OPTIONS, withOption } from '@tama/engine/notation'
import { rulesetFields } from '@tama/i18n'
import { Button, Dialog, FieldList } from '@tama/ui'
import type { Page } from '../page.ts'

export interface RulesDialogProps {
  readonly page: Page
  readonly open: boolean
  readonly onClose: () => void
}

/** Changes the rules option by option; every change holds at once and can be undone. */
export const RulesDialog = ({ page, open, onClose }: RulesDialogProps) => {
  const { desk, t } = page
  const say = t.value
  const { ruleset } = desk.editor.value.draft
  return (
    <Dialog
      open={open}
      wide
      title={say('ruleset.custom')}
      closeLabel={say('common.close')}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {say('common.ok')}
        </Button>
      }
    >
      <FieldList
        fields={rulesetFields(say, RULESET_OPTIONS, ruleset)}
        onChange={(option, value) =>
          desk.send({ kind: 'ruleset', ruleset: withOption(ruleset, option, value) })
        }
      />
    </Dialog>
  )
}

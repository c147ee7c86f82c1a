import type { Ruleset } from '@tama/engine'
import { RULESET_OPTIONS } from '@tama/engine/notation'
import type { MessageKey } from '@tama/i18n'
import { Button, Choice, Dialog, NumberField } from '@tama/ui'
import type { Page } from '../page.ts'

export interface RulesDialogProps {
  readonly page: Page
  readonly open: boolean
  readonly onClose: () => void
}

type WordOption = Exclude<keyof Ruleset, 'repetition' | 'noProgressPlies'>

const WORD_OPTIONS: readonly WordOption[] = [
  'diagonalMoves',
  'reversal',
  'promotion',
  'loneMan',
  'loneKings',
  'loneMen',
]
const NUMBER_OPTIONS = ['repetition', 'noProgressPlies'] as const

const UNITS = { repetition: 'option.times', noProgressPlies: 'option.plies' } as const

const WORD_NAMES = {
  true: 'option.yes',
  false: 'option.no',
  forbidden: 'option.forbidden',
  allowed: 'option.allowed',
  immediate: 'option.immediate',
  atEnd: 'option.atEnd',
  kingWins: 'option.kingWins',
  playOn: 'option.playOn',
  draw: 'option.draw',
} as const satisfies Readonly<Record<string, MessageKey>>

/** Changes the rules option by option; every change holds at once and can be undone. */
export const RulesDialog = ({ page, open, onClose }: RulesDialogProps) => {
  const { desk, t } = page
  const say = t.value
  const { ruleset } = desk.editor.value.draft
  const change = (option: keyof Ruleset, value: Ruleset[keyof Ruleset]) =>
    desk.send({ kind: 'ruleset', ruleset: { ...ruleset, [option]: value } })
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
      {WORD_OPTIONS.map((option) => {
        const values = RULESET_OPTIONS[option]
        const words = values.kind === 'words' ? values.words : []
        return (
          <Choice
            key={option}
            label={say(`option.${option}`)}
            value={String(ruleset[option])}
            options={words.map((word) => ({
              value: word,
              label: say(WORD_NAMES[word as keyof typeof WORD_NAMES]),
            }))}
            onChange={(word) =>
              change(option, option === 'diagonalMoves' ? word === 'true' : (word as Ruleset[WordOption]))
            }
          />
        )
      })}
      {NUMBER_OPTIONS.map((option) => {
        const values = RULESET_OPTIONS[option]
        if (values.kind !== 'number') return null
        return (
          <NumberField
            key={option}
            label={say(`option.${option}`)}
            hint={say(UNITS[option], { count: ruleset[option] })}
            value={ruleset[option]}
            min={values.min}
            max={values.max}
            onChange={(value) => change(option, value)}
          />
        )
      })}
    </Dialog>
  )
}

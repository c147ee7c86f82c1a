import type { Ruleset } from '@tama/engine'
import { makeRuleset, RULESET_OPTIONS } from '@tama/engine/notation'
import { type MessageKey, rulesetName } from '@tama/i18n'
import { Button, Choice, Dialog, NumberField } from '@tama/ui'
import type { App } from '../app.ts'
import { gameOf } from '../games.ts'
import { rulesetOf } from '../ruleset-of.ts'
import type { DialogFrame } from './frame.ts'

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

/** The rules of the next game, option by option; every change holds at once. */
export const RulesetDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  const text = app.choices.value.ruleset
  const ruleset = rulesetOf(text)
  const set = (next: string) => {
    app.choices.value = { ...app.choices.peek(), ruleset: next }
  }
  const change = (option: keyof Ruleset, value: Ruleset[keyof Ruleset]) =>
    set(makeRuleset({ ...ruleset, [option]: value }))
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
      {WORD_OPTIONS.map((option) => {
        const values = RULESET_OPTIONS[option]
        const words = values.kind === 'words' ? values.words : []
        return (
          <Choice
            key={option}
            label={t(`option.${option}`)}
            value={String(ruleset[option])}
            options={words.map((word) => ({
              value: word,
              label: t(WORD_NAMES[word as keyof typeof WORD_NAMES]),
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
            label={t(`option.${option}`)}
            hint={t(UNITS[option], { count: ruleset[option] })}
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

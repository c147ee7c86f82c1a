import { useId } from 'preact/hooks'
import type { App } from '../../app.ts'
import { isLevel, LEVELS, type Level } from '../../seats.ts'

/** What to expect of a level, for neighbours alike. */
const ABOUT = {
  1: 'careless',
  2: 'careless',
  3: 'careless',
  4: 'slips',
  5: 'slips',
  6: 'slips',
  7: 'steady',
  8: 'steady',
  9: 'strong',
  10: 'strong',
} as const satisfies Record<Level, string>

/** The strength of the computer: a slider with a name and an honest line for each step. */
export const LevelChoice = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const id = useId()
  const { level } = app.choices.value
  const text = t('level.numbered', { level, name: t(`level.${level}`) })
  return (
    <div class="field level-choice">
      <label class="field-label" for={id}>
        {text}
      </label>
      <input
        id={id}
        class="range"
        type="range"
        min={LEVELS[0]}
        max={LEVELS.length}
        step={1}
        value={level}
        aria-valuetext={text}
        onInput={(event) => {
          const next = event.currentTarget.valueAsNumber
          if (isLevel(next)) app.choices.value = { ...app.choices.value, level: next }
        }}
      />
      <p class="field-hint">{t(`level.about.${ABOUT[level]}`)}</p>
    </div>
  )
}

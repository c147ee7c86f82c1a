import type { Colour } from '@tama/engine'
import { Switch } from '@tama/ui'
import { useId } from 'preact/hooks'
import type { App } from '../../app.ts'
import { isLevel, LEVELS, type Level, nearestLevel } from '../../seats.ts'

interface LevelSliderProps {
  readonly app: App
  /** Whose level it is, where there are two. */
  readonly of?: Colour
  readonly level: Level
  readonly onChange: (level: Level) => void
  readonly isBrief?: boolean
}

/** The strength of the computer: a slider with a name and an honest line for each step. */
export const LevelSlider = ({ app, of, level, onChange, isBrief }: LevelSliderProps) => {
  const t = app.t.value
  const id = useId()
  const text = t('level.numbered', { level, name: t(`level.${level}`) })
  const label = of === undefined ? text : t(`level.of.${of}`, { level: text })
  return (
    <div class="field level-choice">
      <label class="field-label" for={id}>
        {label}
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
          if (isLevel(next)) onChange(next)
        }}
      />
      {isBrief ? null : <p class="field-hint">{t(`level.about.${level}`)}</p>}
    </div>
  )
}

/** The level that follows the player, and how. */
const FollowingLevel = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { level, games } = app.preferences.value.following
  const near = nearestLevel(level)
  return (
    <div class="field level-choice">
      <p class="field-label">{t('level.following', { level: near, name: t(`level.${near}`) })}</p>
      <p class="field-hint">
        {t('level.follows.about')} {games > 0 ? t('level.follows.games', { count: games }) : null}
      </p>
    </div>
  )
}

/** The strength of the computer: one of ten, or one that follows the player. */
export const LevelChoice = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { follows, level } = app.choices.value
  return (
    <div class="strength">
      {follows ? (
        <FollowingLevel app={app} />
      ) : (
        <LevelSlider
          app={app}
          level={level}
          onChange={(next) => {
            app.choices.value = { ...app.choices.peek(), level: next }
          }}
        />
      )}
      <Switch
        label={t('level.follows')}
        on={follows}
        onChange={(next) => {
          app.choices.value = { ...app.choices.peek(), follows: next }
        }}
      />
    </div>
  )
}

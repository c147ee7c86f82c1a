import { Choice, NumberField, Select } from '@tama/ui'
import { useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import {
  CLOCK_KINDS,
  type ClockKind,
  LEAST_BASE_SECONDS,
  MOST_ADD_SECONDS,
  MOST_BASE_SECONDS,
  sameControl,
  TIME_PRESETS,
  type TimeControl,
} from '../../clock/time-control.ts'

type Running = Exclude<ClockKind, 'none'>
const RUNNING = CLOCK_KINDS.filter((kind): kind is Running => kind !== 'none')

/** A control in a few words, `10 min + 5 s`. */
const textOf = (app: App, { kind, baseSeconds, addSeconds }: TimeControl): string => {
  const t = app.t.value
  const minutes = baseSeconds / 60
  switch (kind) {
    case 'none':
      return t('clock.none')
    case 'sudden-death':
      return t('clock.minutesOnly', { minutes })
    case 'fischer':
    case 'bronstein':
      return t(`clock.${kind}`, { minutes, seconds: addSeconds })
  }
}

/** A control of one's own. */
const OwnTime = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { time } = app.choices.value
  const set = (change: Partial<TimeControl>) => {
    const choices = app.choices.peek()
    app.choices.value = { ...choices, time: { ...choices.time, ...change } }
  }
  const kind: Running = time.kind === 'none' ? 'fischer' : time.kind
  return (
    <div class="own-time">
      <Choice
        label={t('clock.kind')}
        value={kind}
        options={RUNNING.map((each) => ({ value: each, label: t(`clock.kind.${each}`) }))}
        onChange={(next) => set({ kind: next })}
      />
      <p class="field-hint">{t(`clock.about.${kind}`)}</p>
      <div class="own-time-numbers">
        <NumberField
          label={t('clock.minutes')}
          value={time.baseSeconds / 60}
          min={LEAST_BASE_SECONDS / 60}
          max={MOST_BASE_SECONDS / 60}
          onChange={(minutes) => set({ baseSeconds: minutes * 60 })}
        />
        {kind === 'sudden-death' ? null : (
          <NumberField
            label={t('clock.seconds')}
            value={time.addSeconds}
            min={0}
            max={MOST_ADD_SECONDS}
            onChange={(addSeconds) => set({ addSeconds })}
          />
        )}
      </div>
    </div>
  )
}

/** With which clocks the game is played. */
export const TimeChoice = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { time } = app.choices.value
  const preset = TIME_PRESETS.findIndex((control) => sameControl(control, time))
  const [isOwn, setIsOwn] = useState(preset < 0)
  const choose = (value: string) => {
    setIsOwn(value === 'own')
    const choices = app.choices.peek()
    const chosen = TIME_PRESETS[Number(value)]
    const next = chosen ?? { ...time, kind: time.kind === 'none' ? 'fischer' : time.kind }
    app.choices.value = { ...choices, time: next }
  }
  return (
    <>
      <Select
        label={t('clock.label')}
        value={isOwn ? 'own' : String(preset)}
        options={[
          ...TIME_PRESETS.map((control, index) => ({ value: String(index), label: textOf(app, control) })),
          { value: 'own', label: t('clock.own') },
        ]}
        onChange={choose}
      />
      {isOwn ? <OwnTime app={app} /> : null}
    </>
  )
}

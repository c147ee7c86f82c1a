import { useId } from 'preact/hooks'
import type { Option } from './field.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export interface ChoiceOption<Value extends string> extends Option<Value> {
  readonly icon?: IconName
}

export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly ChoiceOption<Value>[]
  readonly onChange: (value: Value) => void
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean
  readonly disabled?: boolean
}

/** A choice of two to four, all in sight: radio buttons in the form of one bar. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <fieldset class="choice" disabled={props.disabled ?? false}>
      <legend class={props.labelHidden ? 'visually-hidden' : 'field-label'}>{props.label}</legend>
      <div class="choice-bar">
        {props.options.map(({ value, label, icon }) => (
          <label key={value} class="choice-option">
            <input
              class="choice-input"
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span class="choice-face">
              {icon ? <Icon name={icon} /> : null}
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Something that is on or off. */
export const Switch = ({ label, on, onChange }: SwitchProps) => (
  <label class="switch">
    <input
      class="switch-input"
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span class="switch-track" aria-hidden="true" />
    <span>{label}</span>
  </label>
)

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

export interface PictureChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly picture: ComponentChildren
  }[]
  readonly onChange: (value: Value) => void
}

/** A choice that is made with the eyes: radio buttons in the form of pictures with a word below each. */
export const PictureChoice = <Value extends string>(props: PictureChoiceProps<Value>) => {
  const name = useId()
  return (
    <fieldset class="picture-choice">
      <legend class="field-label">{props.label}</legend>
      <div class="picture-choice-row">
        {props.options.map(({ value, label, picture }) => (
          <label key={value} class="picture-option">
            <input
              class="picture-input"
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span class="picture-face">
              <span class="picture" aria-hidden="true">
                {picture}
              </span>
              <span class="picture-word">{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Icon } from './icon.tsx'

/** What every field takes. */
interface FieldBase {
  readonly label: string
  /** A line below that helps to fill it in. */
  readonly hint?: string
  /** A line below that says what is wrong; it is read out when it appears. */
  readonly error?: string
}

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string> extends FieldBase {
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

export interface TextFieldProps extends FieldBase {
  readonly value: string
  readonly onInput: (text: string) => void
  /** Called on Enter in a one-line field. */
  readonly onEnter?: () => void
  readonly onBlur?: () => void
  /** More than one makes it a text area. */
  readonly rows?: number
  /** Notation and links: always left to right, no spelling help. */
  readonly code?: boolean
  readonly placeholder?: string
  readonly readOnly?: boolean
  readonly id?: string
}

const describedBy = (id: string, { hint, error }: FieldBase) => {
  const ids = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}
}

const Notes = ({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint?: string
  readonly error?: string
}) => (
  <>
    {hint ? (
      <p class="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
    <p class="field-error" id={`${id}-error`} aria-live="polite">
      {error}
    </p>
  </>
)

/** A choice from a list that may grow long. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const id = useId()
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <div class="select-box">
        <select
          id={id}
          class="input select"
          value={props.value}
          disabled={props.disabled ?? false}
          onChange={(event) => props.onChange(event.currentTarget.value as Value)}
          {...describedBy(id, props)}
        >
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <Notes id={id} {...notesOf(props)} />
    </div>
  )
}

const notesOf = ({ hint, error }: FieldBase) => ({
  ...(hint === undefined ? {} : { hint }),
  ...(error === undefined ? {} : { error }),
})

/** A line or a box of text. */
export const TextField = (props: TextFieldProps): ComponentChildren => {
  const made = useId()
  const id = props.id ?? made
  const shared = {
    id,
    class: props.code ? 'input input-code' : 'input',
    value: props.value,
    'aria-invalid': props.error !== undefined,
    ...(props.code
      ? {
          dir: 'ltr' as const,
          spellcheck: false,
          autocomplete: 'off' as const,
          autocapitalize: 'off' as const,
        }
      : {}),
    ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    ...(props.readOnly === undefined ? {} : { readOnly: props.readOnly }),
    ...(props.onBlur === undefined ? {} : { onBlur: props.onBlur }),
    ...describedBy(id, props),
  }
  const { rows = 1 } = props
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} onInput={(event) => props.onInput(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') props.onEnter?.()
          }}
        />
      )}
      <Notes id={id} {...notesOf(props)} />
    </div>
  )
}

export interface NumberFieldProps extends FieldBase {
  /** Undefined: the field is empty. */
  readonly value: number | undefined
  readonly min: number
  readonly max: number
  /** Called with whole numbers from `min` to `max` only. */
  readonly onChange: (value: number) => void
  /** Called when the field is emptied; without it an empty field is put right when it is left. */
  readonly onClear?: () => void
}

/** A whole number; what is outside its bounds is shown but not told, and put right when the field is left. */
export const NumberField = (props: NumberFieldProps) => {
  const id = useId()
  const { min, max, value } = props
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class="input input-number"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value ?? ''}
        onInput={({ currentTarget }) => {
          const typed = Number(currentTarget.value)
          if (currentTarget.value === '') props.onClear?.()
          else if (Number.isInteger(typed) && typed >= min && typed <= max) props.onChange(typed)
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = value === undefined ? '' : String(value)
        }}
        {...describedBy(id, props)}
      />
      <Notes id={id} {...notesOf(props)} />
    </div>
  )
}

export interface SliderProps extends FieldBase {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value in words; it stands beside the label and is read out. */
  readonly text: string
  readonly onInput: (value: number) => void
  readonly disabled?: boolean
}

/** A number that is set by feel. */
export const Slider = (props: SliderProps) => {
  const id = useId()
  return (
    <div class="field">
      <label class="field-label slider-label" for={id}>
        <span>{props.label}</span>
        <span>{props.text}</span>
      </label>
      <input
        id={id}
        class="range"
        type="range"
        min={props.min}
        max={props.max}
        step={props.step}
        value={props.value}
        disabled={props.disabled ?? false}
        aria-valuetext={props.text}
        onInput={(event) => props.onInput(event.currentTarget.valueAsNumber)}
        {...describedBy(id, props)}
      />
      <Notes id={id} {...notesOf(props)} />
    </div>
  )
}

import { Choice } from './choice.tsx'
import { NumberField, type Option } from './field.tsx'

interface NamedField<Name extends string> {
  readonly name: Name
  readonly label: string
}

/** A field of a form as data. */
export type FieldData<Name extends string> =
  | (NamedField<Name> & {
      readonly kind: 'words'
      readonly value: string
      readonly words: readonly Option<string>[]
    })
  | (NamedField<Name> & {
      readonly kind: 'number'
      readonly hint: string
      readonly value: number
      readonly min: number
      readonly max: number
    })

export interface FieldListProps<Name extends string> {
  readonly fields: readonly FieldData<Name>[]
  /** @param value a word, or the digits of a number */
  readonly onChange: (name: Name, value: string) => void
}

/** A form whose fields are data, each a choice of words or a number. */
export const FieldList = <Name extends string>({ fields, onChange }: FieldListProps<Name>) => (
  <>
    {fields.map((field) =>
      field.kind === 'words' ? (
        <Choice
          key={field.name}
          label={field.label}
          value={field.value}
          options={field.words}
          onChange={(value) => onChange(field.name, value)}
        />
      ) : (
        <NumberField
          key={field.name}
          label={field.label}
          hint={field.hint}
          value={field.value}
          min={field.min}
          max={field.max}
          onChange={(value) => onChange(field.name, String(value))}
        />
      ),
    )}
  </>
)

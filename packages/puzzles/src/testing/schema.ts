import { isJsonObject, type Json, type JsonObject } from '../json.ts'

// As much of JSON Schema as docs/puzzle.schema.json uses; anything else in it is an error.

const KNOWN = [
  '$schema',
  '$defs',
  '$ref',
  'title',
  'description',
  'anyOf',
  'type',
  'const',
  'required',
  'properties',
  'prefixItems',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'maxLength',
  'pattern',
]

const typeOf = (value: Json): readonly string[] => {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (Number.isInteger(value)) return ['integer', 'number']
  return [typeof value]
}

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {})
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

/** True when `value` is one that the schema allows; `root` is the whole schema, for its definitions. */
export const fits = (value: Json, schema: JsonObject, root: JsonObject = schema): boolean => {
  const strange = Object.keys(schema).filter((name) => !KNOWN.includes(name))
  if (strange.length > 0) throw new Error(`the schema has ${strange.join(', ')}`)
  const { type, required, properties, prefixItems, items, anyOf, pattern, $ref } = schema
  const inner = (part: Json | undefined, of: Json): boolean => fits(of, objectOf(part), root)
  if (typeof $ref === 'string') {
    return inner(objectOf(root.$defs)[$ref.replace('#/$defs/', '')], value)
  }
  const types = typeof type === 'string' ? [type] : listOf(type)
  if (types.length > 0 && !typeOf(value).some((name) => types.includes(name))) return false
  if ('const' in schema && schema.const !== value) return false
  if (anyOf !== undefined && !listOf(anyOf).some((part) => inner(part, value))) return false
  if (typeof value === 'number') {
    return value >= Number(schema.minimum ?? -Infinity) && value <= Number(schema.maximum ?? Infinity)
  }
  if (typeof value === 'string') {
    const isShort = value.length <= Number(schema.maxLength ?? Infinity)
    return isShort && (typeof pattern !== 'string' || new RegExp(pattern).test(value))
  }
  if (Array.isArray(value)) {
    const parts = value as readonly Json[]
    const fixed = listOf(prefixItems)
    const isSized =
      parts.length >= Number(schema.minItems ?? 0) && parts.length <= Number(schema.maxItems ?? Infinity)
    return isSized && parts.every((part, index) => inner(fixed[index] ?? items, part))
  }
  if (!isJsonObject(value)) return true
  const hasAll = listOf(required).every((name) => String(name) in value)
  return (
    hasAll &&
    Object.entries(objectOf(properties)).every(([name, part]) => {
      const field = value[name]
      return field === undefined || inner(part, field)
    })
  )
}

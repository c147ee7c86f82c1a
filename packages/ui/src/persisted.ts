import { effect, type Signal, signal } from '@preact/signals'
import { type GenericSchema, literal, object, safeParse } from 'valibot'
import type { TextStore } from './text-store.ts'

/** How a value is kept. */
export interface Persistence<Value> {
  /** Name in the store, the same in both apps for what they share. */
  readonly key: string
  /** Raise it when the shape changes: values of another version are passed over. */
  readonly version: number
  /** What a stored value must be. */
  readonly schema: GenericSchema<unknown, Value>
  /** The value of a first visit, and in place of one that cannot be read. */
  readonly initial: Value
}

/** Reads a kept value; undefined for anything that is not JSON of the right version and shape. Never throws. */
const parseKept = <Value>(text: string | undefined, how: Persistence<Value>): Value | undefined => {
  if (!text) return undefined
  try {
    const envelope = object({ v: literal(how.version), value: how.schema })
    const read = safeParse(envelope, JSON.parse(text))
    return read.success ? (read.output.value as Value) : undefined
  } catch {
    return undefined
  }
}

/**
 * A signal that is kept in `store`: read now, written at every change, followed when another page changes it.
 * A missing, broken or foreign value counts as `initial` and is only overwritten by the next change.
 */
export const persisted = <Value>(store: TextStore, how: Persistence<Value>): Signal<Value> => {
  const kept = signal(parseKept(store.read(how.key), how) ?? how.initial)
  let known = kept.peek()
  effect(() => {
    const value = kept.value
    if (value === known) return
    known = value
    store.write(how.key, JSON.stringify({ v: how.version, value }))
  })
  store.watch((key) => {
    if (key !== how.key) return
    known = parseKept(store.read(how.key), how) ?? how.initial
    kept.value = known
  })
  return kept
}

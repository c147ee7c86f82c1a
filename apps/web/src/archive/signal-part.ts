import type { Signal } from '@preact/signals'
import { type GenericSchema, safeParse } from 'valibot'
import type { BackupPart } from './backup.ts'

/** A kept signal as a part of a file of everything; what does not fit its schema is not taken. */
export const signalPart = <Value>(
  name: string,
  kept: Signal<Value>,
  schema: GenericSchema<unknown, Value>,
): BackupPart => ({
  name,
  read: () => kept.peek(),
  write: (value) => {
    const read = safeParse(schema, value)
    if (read.success) kept.value = read.output
    return read.success
  },
})

import type { Signal } from '@preact/signals'
import { persisted, type TextStore } from '@tama/ui'
import { nullable, object, string, unknown } from 'valibot'
import type { Draft } from '../model/draft.ts'
import { draftOfRecord, recordOfDraft } from '../model/draft-record.ts'
import { DESK_KEY } from './desk-key.ts'

/** What stood on the desk last: kept at once with every change, while the library takes its time. */
export interface KeptDesk {
  /** Its id in the library; null while it is in none. */
  readonly id: string | null
  readonly record: unknown
}

const schema = object({ id: nullable(string()), record: unknown() })

/** The desk of the last visit; nothing on the first. */
export const keptDesk = (store: TextStore): Signal<KeptDesk> =>
  persisted<KeptDesk>(store, {
    key: DESK_KEY,
    version: 1,
    schema,
    initial: { id: null, record: undefined },
  })

/** A desk to keep. */
export const deskToKeep = (id: string | undefined, draft: Draft): KeptDesk => ({
  id: id ?? null,
  record: recordOfDraft(draft),
})

/** The draft of a kept desk; undefined when there is none or it cannot be read. */
export const draftOfDesk = ({ record }: KeptDesk): Draft | undefined =>
  record === undefined ? undefined : draftOfRecord(record)

import { effect, type Signal } from '@preact/signals'
import { pageRecordStore, type RecordStore } from '@tama/ui'
import type { Library } from '../library/library.ts'
import { libraryOfRecords, writesBetween } from '../library/library-records.ts'

/** The name of the editor's database. */
const DATABASE = 'tama-editor'

/** Reads the library of the device into `library` and keeps it there at every change. Never rejects. */
export const keepLibrary = async (
  library: Signal<Library>,
  store: RecordStore = pageRecordStore(DATABASE),
): Promise<RecordStore> => {
  let kept = libraryOfRecords(await store.all())
  library.value = kept
  effect(() => {
    const now = library.value
    for (const [key, record] of writesBetween(kept, now)) {
      void (record === undefined ? store.remove(key) : store.set(key, record))
    }
    kept = now
  })
  return store
}

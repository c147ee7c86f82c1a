import { effect, type Signal, signal } from '@preact/signals'
import type { RecordStore } from '@tama/ui'
import type { Library } from '../library/library.ts'
import { libraryOfRecords, writesBetween } from '../library/library-records.ts'

/** The library of the device, kept at every change. Reads everything once; resolves when that is done. Never rejects. */
export const openLibrary = async (store: RecordStore): Promise<Signal<Library>> => {
  const records = await store.all()
  const library = signal(libraryOfRecords(records))
  let kept = library.peek()
  effect(() => {
    const now = library.value
    for (const [key, record] of writesBetween(kept, now)) {
      void (record === undefined ? store.remove(key) : store.set(key, record))
    }
    kept = now
  })
  return library
}

import { array, fallback, integer, maxLength, number, object, pipe, safeParse, string } from 'valibot'
import { draftOfRecord, recordOfDraft } from '../model/draft-record.ts'
import { FIRST_COLLECTION, type KeptCollection, type KeptDraft, type Library } from './library.ts'

/** A record to write, or with undefined to remove. */
export type Write = readonly [key: string, record: unknown]

const COLLECTION = 'collection:'
const DRAFT = 'draft:'

const collectionSchema = object({
  place: fallback(pipe(number(), integer()), 0),
  title: fallback(pipe(string(), maxLength(500)), ''),
  author: fallback(pipe(string(), maxLength(500)), ''),
  drafts: array(string()),
})

const recordOfCollection = ({ title, author, drafts }: KeptCollection, place: number) => ({
  place,
  title,
  author,
  drafts: [...drafts],
})

/** What must be written so that the records say `after` instead of `before`. */
export const writesBetween = (before: Library, after: Library): readonly Write[] => {
  const writes: Write[] = []
  for (const [place, collection] of after.collections.entries()) {
    if (before.collections[place] === collection) continue
    writes.push([COLLECTION + collection.id, recordOfCollection(collection, place)])
  }
  for (const { id } of before.collections) {
    if (!after.collections.some((collection) => collection.id === id))
      writes.push([COLLECTION + id, undefined])
  }
  for (const [id, kept] of after.drafts) {
    if (before.drafts.get(id) !== kept) writes.push([DRAFT + id, recordOfDraft(kept.draft)])
  }
  for (const id of before.drafts.keys()) if (!after.drafts.has(id)) writes.push([DRAFT + id, undefined])
  return writes
}

const readDrafts = (records: ReadonlyMap<string, unknown>): ReadonlyMap<string, KeptDraft> => {
  const drafts = new Map<string, KeptDraft>()
  for (const [key, record] of records) {
    if (!key.startsWith(DRAFT)) continue
    const id = key.slice(DRAFT.length)
    const draft = draftOfRecord(record)
    if (draft !== undefined) drafts.set(id, { id, draft })
  }
  return drafts
}

/**
 * Reads all records. What cannot be read is passed over; a draft that no collection has, because two pages wrote at
 * once, comes to the end of the first one.
 */
export const libraryOfRecords = (records: ReadonlyMap<string, unknown>): Library => {
  const drafts = readDrafts(records)
  const left = new Set(drafts.keys())
  const read = [...records].flatMap(([key, record]) => {
    const parsed = key.startsWith(COLLECTION) ? safeParse(collectionSchema, record) : undefined
    return parsed?.success ? { ...parsed.output, id: key.slice(COLLECTION.length) } : []
  })
  const isFirst = ({ id }: { readonly id: string }): number => (id === FIRST_COLLECTION ? 0 : 1)
  read.sort((a, b) => isFirst(a) - isFirst(b) || a.place - b.place)
  const collections = read.map(({ id, title, author, drafts }): KeptCollection => {
    // Of two collections that both name a draft the first has it.
    const own = drafts.filter((draft) => left.delete(draft))
    return { id, title, author, drafts: own }
  })
  const [first, ...others] =
    collections[0]?.id === FIRST_COLLECTION
      ? collections
      : [{ id: FIRST_COLLECTION, title: '', author: '', drafts: [] }, ...collections]
  if (first === undefined) throw new Error('there is a first collection')
  return { collections: [{ ...first, drafts: [...first.drafts, ...left] }, ...others], drafts }
}

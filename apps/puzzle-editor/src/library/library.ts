import type { Draft } from '../model/draft.ts'

/** A draft on the device, in one collection. */
export interface KeptDraft {
  readonly id: string
  readonly draft: Draft
}

/** Drafts in an order that the user chose, and what is said of all of them. */
export interface KeptCollection {
  readonly id: string
  /** Empty: the app has a name for it. */
  readonly title: string
  readonly author: string
  /** Ids of its drafts. */
  readonly drafts: readonly string[]
}

/** All that is kept. A value that never changes; parts that stay the same are the same objects. */
export interface Library {
  /** At least one. */
  readonly collections: readonly KeptCollection[]
  readonly drafts: ReadonlyMap<string, KeptDraft>
}

/** The collection that is always there. */
export const FIRST_COLLECTION = 'first'

const emptyCollection = (id: string, title = '', author = ''): KeptCollection => ({
  id,
  title,
  author,
  drafts: [],
})

/** Nothing kept yet. */
export const EMPTY_LIBRARY: Library = { collections: [emptyCollection(FIRST_COLLECTION)], drafts: new Map() }

const mapCollection = (
  library: Library,
  id: string,
  change: (collection: KeptCollection) => KeptCollection,
): Library => ({
  ...library,
  collections: library.collections.map((collection) =>
    collection.id === id ? change(collection) : collection,
  ),
})

/** The collection of a draft; undefined for a draft that is not kept. */
export const collectionOf = ({ collections }: Library, draftId: string): KeptCollection | undefined =>
  collections.find(({ drafts }) => drafts.includes(draftId))

/** The drafts of a collection in their order. */
export const draftsIn = ({ drafts }: Library, collection: KeptCollection): readonly KeptDraft[] =>
  collection.drafts.flatMap((id) => drafts.get(id) ?? [])

/** Keeps a new draft at place `at` of a collection, at its end unless said. */
export const addDraft = (
  library: Library,
  collectionId: string,
  kept: KeptDraft,
  at = Number.POSITIVE_INFINITY,
): Library => ({
  ...mapCollection(library, collectionId, (collection) => ({
    ...collection,
    drafts: collection.drafts.toSpliced(at, 0, kept.id),
  })),
  drafts: new Map([...library.drafts, [kept.id, kept]]),
})

/** Keeps a newer form of a draft; one that is not kept stays so. */
export const replaceDraft = (library: Library, id: string, draft: Draft): Library => {
  const known = library.drafts.get(id)
  if (known === undefined || known.draft === draft) return library
  return { ...library, drafts: new Map([...library.drafts, [id, { id, draft }]]) }
}

const withoutId = (collection: KeptCollection, id: string): KeptCollection =>
  collection.drafts.includes(id)
    ? { ...collection, drafts: collection.drafts.filter((other) => other !== id) }
    : collection

/** Keeps a draft no longer. */
export const removeDraft = (library: Library, id: string): Library => {
  const drafts = new Map(library.drafts)
  drafts.delete(id)
  return { collections: library.collections.map((collection) => withoutId(collection, id)), drafts }
}

/** Puts a draft at place `at` of a collection, its own or another; places count without the draft itself. */
export const moveDraft = (library: Library, id: string, collectionId: string, at: number): Library => {
  if (!library.drafts.has(id)) return library
  const without = { ...library, collections: library.collections.map((one) => withoutId(one, id)) }
  return mapCollection(without, collectionId, (collection) => ({
    ...collection,
    drafts: collection.drafts.toSpliced(Math.max(0, at), 0, id),
  }))
}

/** A new collection at the end, with drafts in it. */
export const addCollection = (
  library: Library,
  head: Pick<KeptCollection, 'id' | 'title' | 'author'>,
  drafts: readonly KeptDraft[] = [],
): Library => ({
  collections: [...library.collections, { ...head, drafts: drafts.map(({ id }) => id) }],
  drafts: new Map([...library.drafts, ...drafts.map((kept) => [kept.id, kept] as const)]),
})

/** Calls a collection something else. */
export const renameCollection = (library: Library, id: string, title: string): Library =>
  mapCollection(library, id, (collection) => ({ ...collection, title }))

/** Keeps a collection and its drafts no longer. The first one is only emptied. */
export const removeCollection = (library: Library, id: string): Library => {
  const gone = new Set(library.collections.find((collection) => collection.id === id)?.drafts)
  const drafts = new Map([...library.drafts].filter(([key]) => !gone.has(key)))
  if (id === FIRST_COLLECTION)
    return { ...mapCollection(library, id, ({ id }) => emptyCollection(id)), drafts }
  return { collections: library.collections.filter((collection) => collection.id !== id), drafts }
}

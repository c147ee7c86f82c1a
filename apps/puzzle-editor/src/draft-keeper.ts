import { effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals'
import { decodeLink, type LinkError } from '@tama/share'
import type { Clock } from '@tama/ui'
import type { Desk } from './desk.ts'
import type { Address } from './effects/address.ts'
import { deskToKeep, draftOfDesk, type KeptDesk } from './effects/kept-draft.ts'
import { addDraft, FIRST_COLLECTION, type KeptDraft, type Library, replaceDraft } from './library/library.ts'
import { type Draft, FIRST_DRAFT, sameDraft, sameRuleset, sameSetup } from './model/draft.ts'
import { draftOfLink, linkText } from './model/draft-link.ts'

/** How long changes are collected before they go into the address and the store; browsers refuse more. */
const SAVE_MS = 300

/** How a link in the address was received. */
export type Arrival = { readonly kind: 'opened' } | { readonly kind: 'refused'; readonly error: LinkError }

/** What the keeper works with. */
export interface KeeperPorts {
  readonly desk: Desk
  readonly library: Signal<Library>
  /** False until the library has been read from the device: nothing is kept in it before. */
  readonly isLibraryOpen: ReadonlySignal<boolean>
  /** The id of the draft on the desk; undefined while it is in no collection. */
  readonly openId: Signal<string | undefined>
  /** What stood on the desk at the last visit. */
  readonly kept: Signal<KeptDesk>
  readonly address: Address
  readonly clock: Clock
  /** An id that no draft has. */
  readonly newId: () => string
  readonly tell: (arrival: Arrival) => void
}

/** Keeps the draft safe, and lays another one on the desk. */
export interface DraftKeeper {
  /** Saves now what waits to be saved: for a page that is about to go. */
  readonly flush: () => void
  /** Lays a kept draft on the desk. */
  readonly open: (id: string) => void
  /** Lays a draft on the desk that is kept in a collection once it is changed. */
  readonly begin: (draft?: Draft, collectionId?: string) => void
  /** Keeps the draft on the desk as it is now, changed or not, and gives its id. */
  readonly keep: () => string
}

const findByLink = (library: Library, link: string, draft: Draft): KeptDraft | undefined =>
  [...library.drafts.values()].find(
    ({ draft: other }) =>
      sameSetup(other.setup, draft.setup) &&
      sameRuleset(other.ruleset, draft.ruleset) &&
      linkText(other) === link,
  )

/**
 * Opens the link in the address, now and whenever it changes; and keeps the address, the library and the store at the
 * draft, so that the address can be copied at any time and a reload loses nothing. What was on the desk before stays in
 * its collection.
 */
export const keepDraft = (ports: KeeperPorts): DraftKeeper => {
  const { desk, library, isLibraryOpen, openId, kept, address, clock, newId, tell } = ports
  /** As it lies in the library, or as it was laid on the desk. */
  let saved = FIRST_DRAFT
  /** True when a change waits for the library. */
  let isWaiting = false
  let collection = FIRST_COLLECTION
  let cancel = (): void => undefined

  const save = (draft: Draft): string => {
    const id = openId.peek() ?? newId()
    const isKept = library.peek().drafts.has(id)
    library.value = isKept
      ? replaceDraft(library.peek(), id, draft)
      : addDraft(library.peek(), homeOf(collection), { id, draft })
    openId.value = id
    return id
  }

  /** The collection may have been removed meanwhile. */
  const homeOf = (id: string): string =>
    library.peek().collections.some((one) => one.id === id) ? id : FIRST_COLLECTION

  const show = (draft: Draft): void => {
    saved = draft
    kept.value = deskToKeep(openId.peek(), draft)
    address.write(linkText(draft))
  }

  const flush = (): void => {
    cancel()
    const draft = desk.draft.peek()
    if (sameDraft(draft, saved)) return
    if (isLibraryOpen.peek()) save(draft)
    else isWaiting = true
    show(draft)
  }

  const lay = (draft: Draft, id: string | undefined): void => {
    flush()
    openId.value = id
    saved = draft
    desk.send({ kind: 'load', draft })
    show(draft)
  }

  const open = (id: string): void => {
    const found = library.peek().drafts.get(id)
    if (found !== undefined && id !== openId.peek()) lay(found.draft, id)
  }

  const begin = (draft: Draft = FIRST_DRAFT, collectionId = FIRST_COLLECTION): void => {
    lay(draft, undefined)
    collection = collectionId
  }

  const receive = (text: string): void => {
    if (text === '' || text === linkText(desk.draft.peek())) return
    const read = decodeLink(text)
    if (!read.ok) {
      tell({ kind: 'refused', error: read.error })
      return
    }
    const draft = draftOfLink(read.value)
    const known = isLibraryOpen.peek() ? findByLink(library.peek(), linkText(draft), draft) : undefined
    if (known !== undefined) open(known.id)
    else begin(draft)
    tell({ kind: 'opened' })
  }

  /** What the last visit left on the desk. */
  const restore = (): void => {
    const draft = draftOfDesk(kept.peek())
    if (draft === undefined) return
    openId.value = kept.peek().id ?? undefined
    saved = draft
    desk.send({ kind: 'load', draft })
  }

  /** The library has come: what is on the desk finds its place in it. */
  const meetLibrary = (): void => {
    const draft = desk.draft.peek()
    const id = openId.peek()
    if (isWaiting || (id !== undefined && library.peek().drafts.has(id))) {
      save(draft)
      isWaiting = false
      return
    }
    openId.value = undefined
    const known = address.read() === '' ? undefined : findByLink(library.peek(), linkText(draft), draft)
    if (known !== undefined) open(known.id)
  }

  restore()
  receive(address.read())
  address.watch(receive)
  effect(() => {
    if (isLibraryOpen.value) untracked(meetLibrary)
  })
  effect(() => {
    cancel()
    if (!sameDraft(desk.draft.value, saved)) cancel = clock.after(SAVE_MS, flush)
  })
  return {
    flush,
    open,
    begin,
    keep: () => {
      flush()
      const id = openId.peek() ?? save(desk.draft.peek())
      show(desk.draft.peek())
      return id
    },
  }
}

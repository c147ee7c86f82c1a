import { effect, type Signal } from '@preact/signals'
import { decodeLink, type LinkError, setupOfLink } from '@tama/share'
import type { Clock } from '@tama/ui'
import type { Desk } from './desk.ts'
import type { Address } from './effects/address.ts'
import { linkOf } from './effects/draft-store.ts'

/** How long changes are collected before they go into the address and the store; browsers refuse more. */
const SAVE_MS = 300

/** How a link in the address was received. */
export type Arrival = { readonly kind: 'opened' } | { readonly kind: 'refused'; readonly error: LinkError }

/** What the keeper works with. */
export interface KeeperPorts {
  readonly desk: Desk
  /** The draft of the last visit, as a link. */
  readonly kept: Signal<string>
  readonly address: Address
  readonly clock: Clock
  readonly tell: (arrival: Arrival) => void
}

/** Keeps the draft safe. */
export interface DraftKeeper {
  /** Saves now what waits to be saved: for a page that is about to go. */
  readonly flush: () => void
}

/**
 * Opens the link in the address, now and whenever it changes, as a step that can be undone; and keeps the address and
 * the store at the draft, so that the address can be copied at any time and a reload loses nothing.
 */
export const keepDraft = ({ desk, kept, address, clock, tell }: KeeperPorts): DraftKeeper => {
  let saved = linkOf(desk.draft.peek())
  let cancel = (): void => undefined

  const flush = (): void => {
    cancel()
    const link = linkOf(desk.draft.peek())
    if (link === saved) return
    saved = link
    kept.value = link
    address.write(link)
  }

  const receive = (text: string): void => {
    if (text === '' || text === linkOf(desk.draft.peek())) return
    const read = decodeLink(text)
    if (read.ok) {
      const { ruleset } = read.value
      desk.send({ kind: 'open', draft: { ruleset, setup: setupOfLink(read.value) } })
      tell({ kind: 'opened' })
    } else tell({ kind: 'refused', error: read.error })
  }

  receive(address.read())
  address.watch(receive)
  effect(() => {
    cancel()
    if (linkOf(desk.draft.value) !== saved) cancel = clock.after(SAVE_MS, flush)
  })
  return { flush }
}

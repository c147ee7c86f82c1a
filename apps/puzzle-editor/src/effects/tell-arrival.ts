import type { ReadonlySignal } from '@preact/signals'
import { linkErrorSentence, type Translator } from '@tama/i18n'
import type { Notices } from '@tama/ui'
import type { Arrival } from '../draft-keeper.ts'

/** Says what became of a link in the address. */
export const tellArrival =
  (notices: Notices, t: ReadonlySignal<Translator>) =>
  (arrival: Arrival): void => {
    if (arrival.kind === 'opened') notices.say(t.peek()('link.opened'))
    else notices.say(linkErrorSentence(t.peek(), arrival.error), 'error')
  }

import { effect, type ReadonlySignal } from '@preact/signals'
import type { Translator } from '@tama/i18n'
import type { Notices } from '@tama/ui'

/** What can be wrong with the device or the page itself. */
export interface ComplaintParts {
  readonly notices: Notices
  readonly t: ReadonlySignal<Translator>
  /** True once the browser refuses to keep texts or games. */
  readonly storageRefused: ReadonlySignal<boolean>
  readonly languageFailed: ReadonlySignal<boolean>
}

/** Tells the user, in sentences, what the device refuses and that the page failed. Answers how to say the latter. */
export const listenForComplaints = (parts: ComplaintParts): (() => void) => {
  const { notices, t } = parts
  effect(() => {
    if (parts.storageRefused.value) notices.say(t.peek()('device.noStorage'), 'error')
  })
  effect(() => {
    if (parts.languageFailed.value) notices.say(t.peek()('device.languageFailed'), 'error')
  })
  const crashed = () => notices.say(t.peek()('device.crashed'), 'error')
  addEventListener('error', crashed)
  addEventListener('unhandledrejection', crashed)
  return crashed
}

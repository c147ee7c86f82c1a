import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Translator } from '@tama/i18n'
import type { ClipboardPort, Notices, Settings } from '@tama/ui'
import type { Desk } from '../desk.ts'

/** What every part of the page may use; made once by main.tsx. */
export interface Page {
  readonly desk: Desk
  readonly t: ReadonlySignal<Translator>
  readonly settings: Signal<Settings>
  /** The colours shown now. */
  readonly theme: ReadonlySignal<'light' | 'dark'>
  readonly notices: Notices
  readonly clipboard: ClipboardPort
  /** The last thing to be read out. */
  readonly spoken: ReadonlySignal<string>
}

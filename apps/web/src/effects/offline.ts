import type { ReadonlySignal } from '@preact/signals'
import type { Translator } from '@tama/i18n'
import { isolateUntouched, workOffline } from '@tama/offline'
import type { Notices } from '@tama/ui'

/** What work without a network needs of the rest. */
export interface OfflineParts {
  readonly notices: Notices
  readonly t: ReadonlySignal<Translator>
  /** True while nobody has used the page yet: nothing is lost by a reload then. */
  readonly isUntouched: () => boolean
  /** Called once the page is kept on the device. */
  readonly onReady: () => void
}

const OWN = { script: './sw.js', scope: './' }
const EDITOR = { script: 'editor/sw.js', scope: 'editor/' }

/** Keeps this app and the editor on the device, and asks when a new version has come. Never rejects. */
export const keepOffline = ({ notices, t, isUntouched, onReady }: OfflineParts): Promise<void> =>
  workOffline(OWN, [EDITOR], {
    onReady,
    onUpdate: (take) => {
      const say = t.peek()
      notices.say(say('offline.update'), 'info', { label: say('offline.reload'), onPress: take })
    },
    onIsolable: () => isolateUntouched(isUntouched),
  })

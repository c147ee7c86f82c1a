import { type ReadonlySignal, signal } from '@preact/signals'

/** The browser's offer to install the page; the page's types do not have it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Installs the page as an app; undefined while the browser does not offer that, and once it is done. */
export const pageInstall = (): ReadonlySignal<(() => void) | undefined> => {
  const install = signal<(() => void) | undefined>(undefined)
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return
    // Kept for the settings: nobody is to be asked in the middle of something.
    event.preventDefault()
    install.value = () => {
      install.value = undefined
      event.prompt().catch(() => undefined)
    }
  })
  addEventListener('appinstalled', () => {
    install.value = undefined
  })
  return install
}

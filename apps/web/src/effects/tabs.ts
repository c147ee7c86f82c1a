import type { Tabs } from '../link-games/kept-games.ts'

/** The other pages of this app in this browser; nobody where the browser has no channels. */
export const pageTabs = (): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, onTold: () => undefined }
  const channel = new BroadcastChannel('tama.link-games')
  return {
    tell: () => channel.postMessage('changed'),
    onTold: (heard) => channel.addEventListener('message', heard),
  }
}

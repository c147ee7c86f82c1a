import type { Tabs } from '../link-games/kept-games.ts'

/** The other pages of this app in this browser, on a channel of their own; nobody where the browser has no channels. */
export const pageTabs = (channelName: string): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, onTold: () => undefined }
  const channel = new BroadcastChannel(channelName)
  return {
    tell: () => channel.postMessage('changed'),
    onTold: (heard) => channel.addEventListener('message', heard),
  }
}

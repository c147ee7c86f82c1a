/** New versions, work without a network, installing. */
export const offline = {
  'offline.update': 'There is a new version of this page.',
  'offline.reload': 'Reload',
  'offline.label': 'Without a network',
  'offline.ready': 'The page is kept on this device and works without a network.',
  'offline.notReady': 'The page is not kept on this device yet; it needs a network.',
  'offline.install': 'Install as an app',
} as const

import type { App } from '../../app.ts'
import type { PlayState } from './state.ts'

const copy = async (app: App, { game, link }: PlayState): Promise<void> => {
  const t = app.t.peek()
  const address = await app.linkOf(game, link?.drawOffer !== undefined)
  if (address === undefined) app.notices.say(t('friend.tooLong'), 'error')
  else if (await app.clipboard.write(address)) app.notices.say(t('link.copied'))
  else app.notices.say(t('common.copyFailed', { text: address }), 'error')
}

/** Copies the link to a game once more, and says so. */
export const copyLink = (app: App, state: PlayState): void => {
  copy(app, state).catch(() => app.notices.say(app.t.peek()('device.offline'), 'error'))
}

import { rulesetName } from '@tama/i18n'
import { Button } from '@tama/ui'
import type { App } from '../../app.ts'
import { isPlaying } from '../play/state.ts'
import { type Fork, type Offer, positionOfOffer } from './model.ts'

const forget = (app: App) => () => {
  app.offer.value = undefined
  app.go({ screen: 'start' })
}

/** A position, or a game by link that nobody here knows, waits to be played. */
const OfferCard = ({ app, offer }: { readonly app: App; readonly offer: Offer }) => {
  const t = app.t.value
  const { turn } = positionOfOffer(offer)
  return (
    <div class="card" data-card="offer">
      <p>
        {offer.kind === 'game' ? t('friend.offer', { count: offer.game.cursor }) : t('start.offer')}{' '}
        {t(`side.toMove.${turn}`)}.
      </p>
      <p class="soft">{rulesetName(t, offer.ruleset)}</p>
      {offer.kind === 'game' && offer.isDrawOffered ? <p>{t('friend.drawOffered')}</p> : null}
      <div class="row">
        <Button onPress={forget(app)}>{t('start.forget')}</Button>
      </div>
    </div>
  )
}

/** The link tells a kept game in another way: the user says which one counts. */
export const ForkCard = ({ app, fork }: { readonly app: App; readonly fork: Fork }) => {
  const t = app.t.value
  return (
    <div class="card card-warn" role="alert" data-card="fork">
      <p>{t('friend.fork', { number: Math.floor(fork.ply / 2) + 1 })}</p>
      <div class="stack">
        <Button kind="primary" wide onPress={() => app.open(fork.theirs)}>
          {t('friend.fork.theirs')}
        </Button>
        <Button wide onPress={() => app.open(fork.mine)}>
          {t('friend.fork.mine')}
        </Button>
        <Button wide onPress={app.begin}>
          {t('friend.fork.both')}
        </Button>
      </div>
    </div>
  )
}

/** Where the game begins if not at the start, and what it would replace. */
export const Circumstances = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const offer = app.offer.value
  const play = app.play.value
  const isRunning = play !== undefined && play.link === undefined && isPlaying(play) && play.game.cursor > 0
  return (
    <>
      {offer === undefined ? null : <OfferCard app={app} offer={offer} />}
      {isRunning ? (
        <div class="card start-running">
          <Button icon="play" wide onPress={() => app.go({ screen: 'play' })}>
            {t('start.continue')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** A kept game that could not be read: the user may want its text. */
export const UnreadableSave = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const text = app.unreadable.value
  if (text === undefined) return null
  return (
    <div class="card card-warn" role="alert" data-card="unreadable">
      <p>{t('device.badSave')}</p>
      <div class="row">
        <Button icon="download" onPress={() => app.files.save('kept-game.txt', text)}>
          {t('device.badSave.save')}
        </Button>
        <Button kind="quiet" onPress={app.forgetUnreadable}>
          {t('common.dismiss')}
        </Button>
      </div>
    </div>
  )
}

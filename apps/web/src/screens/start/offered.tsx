import { rulesetName } from '@tama/i18n'
import { Button } from '@tama/ui'
import type { App } from '../../app.ts'
import { makePositionLink } from '../../effects/link.ts'
import { rulesetOf } from '../../ruleset-of.ts'
import { positionOfOffer } from './match.ts'
import type { Fork, Offer } from './model.ts'

/** What can be done with an offer besides playing it. */
const Otherwise = ({ app, offer }: { readonly app: App; readonly offer: Offer }) => {
  const t = app.t.value
  if (offer.kind === 'game') {
    return (
      <Button icon="search" onPress={() => app.go({ screen: 'review', key: offer.linkText })}>
        {t('play.reviewShort')}
      </Button>
    )
  }
  const edit = async () => {
    try {
      app.openInEditor(await makePositionLink(offer.position, rulesetOf(offer.ruleset)))
    } catch {
      app.notices.say(t('device.offline'), 'error')
    }
  }
  return (
    <Button icon="edit" onPress={() => void edit()}>
      {t('play.toEditor')}
    </Button>
  )
}

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
        <Otherwise app={app} offer={offer} />
        <Button onPress={forget(app)}>{t('start.forget')}</Button>
      </div>
    </div>
  )
}

/** The link tells a kept game in another way: the user says which one counts. */
const ForkCard = ({ app, fork }: { readonly app: App; readonly fork: Fork }) => {
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

/** What waits to be played in place of a game from the start. */
export const Offered = ({ app }: { readonly app: App }) => {
  const offer = app.offer.value
  if (offer === undefined) return null
  return offer.kind === 'game' && offer.fork !== undefined ? (
    <ForkCard app={app} fork={offer.fork} />
  ) : (
    <OfferCard app={app} offer={offer} />
  )
}

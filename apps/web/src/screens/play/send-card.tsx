import { Button, Switch, TextField } from '@tama/ui'
import { useEffect, useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import { onlyHuman } from '../../seats.ts'
import { hasNews, isOffered } from './by-link.ts'
import { isPlaying, livePosition, type PlayState } from './state.ts'

interface SendProps {
  readonly app: App
  readonly state: PlayState
}

/** What is known of the link: it is made by a script of its own. */
type Address =
  | { readonly kind: 'coming' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'made'; readonly text: string }

/** The address that tells the other player everything. */
const useAddress = ({ app, state }: SendProps): Address => {
  const [address, setAddress] = useState<Address>({ kind: 'coming' })
  const { game, link } = state
  const offer = link?.drawOffer
  useEffect(() => {
    let isCurrent = true
    app.linkOf(game, offer !== undefined).then(
      (text) => {
        if (isCurrent) setAddress(text === undefined ? { kind: 'too-long' } : { kind: 'made', text })
      },
      () => app.notices.say(app.t.peek()('device.offline'), 'error'),
    )
    return () => {
      isCurrent = false
    }
  }, [app, game, offer])
  return address
}

/** What is sent, in the title of the card. */
const titleOf = ({ app, state }: SendProps): string => {
  const t = app.t.value
  if (!isPlaying(state)) return t('friend.send.end')
  return state.game.cursor === 0 ? t('friend.send.invitation') : t('friend.send.move')
}

/** The link with the ways to hand it over; a copy is made by hand where the browser allows nothing else. */
const HandOver = ({ app, state, address }: SendProps & { readonly address: string }) => {
  const t = app.t.value
  const [isRefused, setIsRefused] = useState(false)
  const sent = () => app.send({ type: 'handed-over' })
  const copy = async () => {
    if (await app.clipboard.write(address)) {
      app.notices.say(t('link.copied'))
      sent()
    } else {
      setIsRefused(true)
    }
  }
  const share = async () => {
    if (await app.share.share(t('friend.message'), address)) sent()
  }
  useEffect(() => {
    if (isRefused) document.querySelector<HTMLInputElement>('#send-link')?.select()
  }, [isRefused])
  const { canShare } = app.share
  const mayOffer = isPlaying(state) && state.game.cursor > 0
  const isOffering = state.link?.drawOffer !== undefined
  return (
    <>
      <div class="row">
        {canShare ? (
          <Button kind="primary" icon="share" onPress={() => void share()}>
            {t('friend.share')}
          </Button>
        ) : null}
        <Button kind={canShare ? 'plain' : 'primary'} icon="copy" onPress={() => void copy()}>
          {t('link.copy')}
        </Button>
        {isRefused ? <Button onPress={sent}>{t('friend.sent')}</Button> : null}
      </div>
      {isRefused ? (
        <TextField
          id="send-link"
          label={t('friend.link')}
          code
          readOnly
          value={address}
          onInput={() => undefined}
          error={t('exchange.copyByHand')}
        />
      ) : null}
      {mayOffer ? (
        <div class={isOffering ? undefined : 'only-wide'}>
          <Switch
            label={t('friend.offerDraw')}
            on={isOffering}
            onChange={(yes) => app.send({ type: 'draw-offered', yes })}
          />
        </div>
      ) : null}
    </>
  )
}

/** The other player's offer of a draw. */
const DrawOffer = ({ app }: Pick<SendProps, 'app'>) => {
  const t = app.t.value
  const answer = (yes: boolean) => () => app.send({ type: 'draw-answered', yes })
  return (
    <section class="card" role="alert" data-card="draw-offer">
      <p>{t('friend.drawOffered')}</p>
      <div class="row">
        <Button kind="primary" icon="handshake" onPress={answer(true)}>
          {t('friend.draw.yes')}
        </Button>
        <Button onPress={answer(false)}>{t('friend.draw.no')}</Button>
      </div>
    </section>
  )
}

/** The link after a move, and how it gets to the other player. */
const Send = ({ app, state }: SendProps) => {
  const t = app.t.value
  const address = useAddress({ app, state })
  return (
    <section class="card card-send" aria-labelledby="send-title" data-card="send">
      <h2 class="card-title" id="send-title">
        {titleOf({ app, state })}
      </h2>
      <p class="soft">{t('friend.send.how')}</p>
      {address.kind === 'too-long' ? <p>{t('friend.tooLong')}</p> : null}
      {address.kind === 'made' ? <HandOver app={app} state={state} address={address.text} /> : null}
    </section>
  )
}

/** What play by link asks for: the link after a move, and an answer to an offered draw. */
export const SendCard = ({ app, state }: SendProps) => {
  if (isOffered(state) && livePosition(state).turn === onlyHuman(state.seats)) return <DrawOffer app={app} />
  return hasNews(state) ? <Send app={app} state={state} /> : null
}

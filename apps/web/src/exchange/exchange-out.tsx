import { type Position, standingAt } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { encodeGame, encodePosition, linkOfGame } from '@tama/share'
import { Button, Icon, TextField } from '@tama/ui'
import { useState } from 'preact/hooks'
import type { App } from '../app.ts'
import type { RulesetText } from '../games.ts'
import { rulesetOf } from '../ruleset-of.ts'
import { type PlayState, shownPly } from '../screens/play/state.ts'
import { recordOf } from './game-record.ts'

interface CopyFieldProps {
  readonly app: App
  readonly id: string
  readonly label: string
  readonly text: string
  readonly copy: string
  readonly copied: string
  readonly rows?: number
}

/** A text to look at, and a button that copies it and says so. */
const CopyField = ({ app, id, label, text, copy, copied, rows }: CopyFieldProps) => {
  const t = app.t.value
  const [said, setSaid] = useState<string | undefined>(undefined)
  const press = async () => {
    const isDone = await app.clipboard.write(text)
    if (!isDone) document.querySelector<HTMLInputElement>(`#${id}`)?.select()
    setSaid(isDone ? copied : t('exchange.copyByHand'))
  }
  return (
    <div class="copy-field">
      <TextField
        id={id}
        label={label}
        code
        readOnly
        value={text}
        onInput={() => undefined}
        {...(rows === undefined ? {} : { rows })}
      />
      <Button icon={said === copied ? 'check' : 'copy'} onPress={() => void press()}>
        {copy}
      </Button>
      <p class="copy-said" role="status">
        {said}
      </p>
    </div>
  )
}

const SharePosition = ({
  app,
  position,
  ruleset,
}: {
  readonly app: App
  readonly position: Position
  readonly ruleset: RulesetText
}) => {
  const t = app.t.value
  const link = encodePosition({ kind: 'position', ruleset: rulesetOf(ruleset), setup: position })
  return (
    <section class="exchange-part" aria-labelledby="exchange-share">
      <h3 id="exchange-share">{t('exchange.share')}</h3>
      <CopyField
        app={app}
        id="exchange-link"
        label={t('exchange.link')}
        text={app.addressOf(link)}
        copy={t('link.copy')}
        copied={t('link.copied')}
      />
      <CopyField
        app={app}
        id="exchange-fen"
        label={t('fen.label')}
        text={makeFen(position)}
        copy={t('fen.copy')}
        copied={t('fen.copied')}
      />
      <div class="row">
        <a class="button button-plain" href={`editor/#${link}`}>
          <Icon name="edit" />
          <span>{t('play.toEditor')}</span>
        </a>
        <Button icon="play" onPress={() => app.playFrom(position, ruleset)}>
          {t('exchange.playFrom')}
        </Button>
      </div>
    </section>
  )
}

const KeepGame = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const text = recordOf(state, app.today())
  const { game } = state
  const link = encodeGame(linkOfGame({ ...game, plies: game.plies.slice(0, game.cursor) }))
  return (
    <section class="exchange-part" aria-labelledby="exchange-keep">
      <h3 id="exchange-keep">{t('exchange.keep')}</h3>
      {link.ok ? (
        <CopyField
          app={app}
          id="exchange-game-link"
          label={t('friend.link')}
          text={app.addressOf(link.value)}
          copy={t('link.copy')}
          copied={t('link.copied')}
        />
      ) : (
        <p class="soft">{t('friend.tooLong')}</p>
      )}
      <CopyField
        app={app}
        id="exchange-pdn"
        label={t('pdn.label')}
        text={text}
        rows={5}
        copy={t('pdn.copy')}
        copied={t('pdn.copied')}
      />
      <div class="row">
        <Button icon="download" onPress={() => app.files.save('game.pdn', text)}>
          {t('pdn.save')}
        </Button>
      </div>
    </section>
  )
}

/** The position on the board and the game as links, FEN and PDN; nothing before the first game. */
export const ExchangeOut = ({ app }: { readonly app: App }) => {
  const state = app.shown.value
  if (state === undefined) return null
  const { position } = standingAt(state.game, shownPly(state))
  return (
    <>
      <SharePosition app={app} position={position} ruleset={state.ruleset} />
      <KeepGame app={app} state={state} />
    </>
  )
}

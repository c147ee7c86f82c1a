import { squareName, standingAt, unreachable } from '@tama/engine'
import { boardWords, exactSentence, outcomeSentence, rulesetName } from '@tama/i18n'
import { Button, Icon } from '@tama/ui'
import type { ComponentChildren } from 'preact'
import type { App } from '../../app.ts'
import { copyLink } from './copy-link.ts'
import type { Hint, PlayState, Remark } from './state.ts'
import { type Headline, statusOf } from './status.ts'

interface PartProps {
  readonly app: App
  readonly state: PlayState
}

const headlineText = ({ app, state }: PartProps, headline: Headline): string => {
  const t = app.t.value
  switch (headline.kind) {
    case 'your-turn':
      return t('play.yourTurn')
    case 'turn':
      return t(`side.toMove.${headline.colour}`)
    case 'thinking':
      return t('play.thinking')
    case 'friend':
      return t('friend.turn')
    case 'paused':
      return t('clock.paused')
    case 'looking':
      return t('play.looking')
    case 'over': {
      const { game } = state
      const { board } = standingAt(game, game.cursor).position
      return outcomeSentence(t, headline.outcome, game.ruleset, board)
    }
    default:
      return unreachable(headline)
  }
}

const remarkText = (app: App, remark: Remark): string => {
  const t = app.t.value
  switch (remark.kind) {
    case 'refused':
      return boardWords(t, squareName).refused(remark.refusal)
    case 'draw-declined':
      return t('play.drawRefused')
    case 'no-hint':
      return t('play.noHint')
    case 'no-draw-answer':
      return t('play.noDrawAnswer')
    case 'premove-gone':
      return t('play.premoveGone')
    default:
      return unreachable(remark)
  }
}

const hintText = (app: App, { move, shown }: Hint): string => {
  const t = app.t.value
  if (shown === 'piece') return t('play.hint.piece', { square: squareName(move.from) })
  const to = move.path[move.path.length - 1] ?? move.from
  return t('play.hint.move', { from: squareName(move.from), to: squareName(to) })
}

/** What was asked for or tried last, and is said aloud here; the board speaks refusals itself. */
const spokenText = ({ app, state }: PartProps): string | undefined => {
  const { remark, hint, engine } = state
  if (remark !== undefined) return remark.kind === 'refused' ? undefined : remarkText(app, remark)
  if (engine.kind === 'busy' && engine.purpose !== 'move') return app.t.value('play.askingComputer')
  return hint && hintText(app, hint)
}

const Duty = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="status-must-line">
    <Icon name="warning" />
    <span>{children}</span>
  </p>
)

/** While a friend at another device is to move: what will happen, and the link once more in case it got lost. */
const Waiting = ({ app, state }: PartProps) => {
  const t = app.t.value
  return (
    <>
      <p class="status-remark soft">{t('friend.waiting')}</p>
      <div class="only-wide">
        <Button icon="copy" onPress={() => copyLink(app, state)}>
          {t('friend.again')}
        </Button>
      </div>
    </>
  )
}

/** One line below the headline, the most urgent there is: two would push the page about. */
const SecondLine = ({ app, state }: PartProps) => {
  const t = app.t.value
  const { headline, mustTake, remark } = statusOf(state)
  const { hint } = state
  const spoken = spokenText({ app, state })
  const refused = remark?.kind === 'refused' ? remark : undefined
  const isWaiting = headline.kind === 'your-turn' || headline.kind === 'turn'
  return (
    <>
      {/* Always on the page, so that what comes is heard. */}
      <div role="status">
        {spoken === undefined ? null : <p class="status-remark">{spoken}</p>}
        {spoken === undefined || hint?.exact === undefined ? null : (
          <p class="status-remark">{exactSentence(t, hint.exact)}</p>
        )}
      </div>
      {refused === undefined ? null : refused.refusal.kind === 'must-capture' ? (
        <Duty>{remarkText(app, refused)}</Duty>
      ) : (
        <p class="status-remark">{remarkText(app, refused)}</p>
      )}
      {mustTake > 0 && remark === undefined && spoken === undefined ? (
        <Duty>{t('play.mustCapture', { count: mustTake })}</Duty>
      ) : null}
      {isWaiting && state.clock !== undefined && state.game.cursor === 0 && spoken === undefined ? (
        <p class="status-remark soft">{t('clock.starts')}</p>
      ) : null}
      {headline.kind === 'friend' ? <Waiting app={app} state={state} /> : null}
      {headline.kind === 'thinking' && state.premove !== undefined ? (
        <p class="status-remark soft">{t('play.premoveSet')}</p>
      ) : null}
    </>
  )
}

/** What a person must know to go on: whose turn, what must be taken, why the last try did nothing. */
export const StatusLine = ({ app, state }: PartProps) => {
  const t = app.t.value
  const { headline, mustTake } = statusOf(state)
  return (
    <div class={`status status-${headline.kind}${mustTake > 0 ? ' status-must' : ''}`}>
      <div class="status-first">
        <p class="status-headline">{headlineText({ app, state }, headline)}</p>
        {headline.kind === 'paused' ? (
          <div class="only-wide">
            <Button kind="primary" icon="play" onPress={() => app.send({ type: 'resumed' })}>
              {t('clock.resume')}
            </Button>
          </div>
        ) : (
          <p class="status-ruleset soft">{rulesetName(t, state.ruleset)}</p>
        )}
      </div>
      <SecondLine app={app} state={state} />
    </div>
  )
}

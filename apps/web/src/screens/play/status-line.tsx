import { squareName, standingAt, unreachable } from '@tama/engine'
import { boardWords, outcomeSentence, rulesetName } from '@tama/i18n'
import { Icon } from '@tama/ui'
import type { App } from '../../app.ts'
import type { PlayState, Remark } from './state.ts'
import { type Headline, statusOf } from './status.ts'

const headlineText = (app: App, state: PlayState, headline: Headline): string => {
  const t = app.t.value
  switch (headline.kind) {
    case 'your-turn':
      return t('play.yourTurn')
    case 'turn':
      return t(`side.toMove.${headline.colour}`)
    case 'thinking':
      return t('play.thinking')
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
    default:
      return unreachable(remark)
  }
}

/** What a person must know to go on: whose turn, what must be taken, why the last try did nothing. */
export const StatusLine = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const { headline, mustTake, remark } = statusOf(state)
  const { hint } = state
  const isExplained = remark?.kind === 'refused' && remark.refusal.kind === 'must-capture'
  const isWaiting = state.engine.kind === 'busy' && state.engine.purpose !== 'move'
  return (
    <div class={`status status-${headline.kind}${mustTake > 0 ? ' status-must' : ''}`}>
      <div class="status-first">
        <p class="status-headline">{headlineText(app, state, headline)}</p>
        <p class="status-ruleset soft">{rulesetName(t, state.ruleset)}</p>
      </div>
      {mustTake > 0 && !isExplained ? (
        <p class="status-must-line">
          <Icon name="warning" />
          <span>{t('play.mustCapture', { count: mustTake })}</span>
        </p>
      ) : null}
      {/* The board speaks refusals itself; the rest is spoken here. */}
      {remark?.kind === 'refused' ? (
        <p class={isExplained ? 'status-must-line' : 'status-remark'}>
          {isExplained ? <Icon name="warning" /> : null}
          <span>{remarkText(app, remark)}</span>
        </p>
      ) : null}
      <div role="status">
        {remark !== undefined && remark.kind !== 'refused' ? (
          <p class="status-remark">{remarkText(app, remark)}</p>
        ) : null}
        {isWaiting ? <p class="status-remark">{t('play.askingComputer')}</p> : null}
        {hint?.shown === 'piece' ? (
          <p class="status-remark">{t('play.hint.piece', { square: squareName(hint.move.from) })}</p>
        ) : null}
        {hint?.shown === 'move' ? (
          <p class="status-remark">
            {t('play.hint.move', {
              from: squareName(hint.move.from),
              to: squareName(hint.move.path[hint.move.path.length - 1] ?? hint.move.from),
            })}
          </p>
        ) : null}
      </div>
    </div>
  )
}

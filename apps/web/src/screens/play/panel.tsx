import { status } from '@tama/engine'
import { outcomeSentence } from '@tama/i18n'
import { Button } from '@tama/ui'
import type { App } from '../../app.ts'
import { Actions } from './actions.tsx'
import { MoveBox } from './move-box.tsx'
import { Moves } from './moves.tsx'
import { Questions } from './questions.tsx'
import { isResultShown, Result } from './result.tsx'
import { livePosition, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { StatusLine } from './status-line.tsx'
import { isInTrouble, Trouble } from './trouble.tsx'

/** Says the result, and what must be taken, to a screen reader; always on the page, so that the change is heard. */
const Voice = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const outcome = status(state.game)
  const { mustTake } = statusOf(state)
  const must = mustTake > 0 ? t('play.mustCapture', { count: mustTake }) : ''
  const { board } = livePosition(state)
  return (
    <p class="visually-hidden" role="status">
      {outcome.kind === 'playing' ? must : outcomeSentence(t, outcome, state.game.ruleset, board)}
    </p>
  )
}

/** Everything about a game beside its board. */
export const PlayPanel = ({ app }: { readonly app: App }) => {
  const state = app.play.value
  if (state === undefined) return null
  const t = app.t.value
  return (
    <section class="side play-side" aria-label={t('play.game')}>
      <h1 class="visually-hidden">{t('play.game')}</h1>
      <Voice app={app} state={state} />
      {isResultShown(state) || isInTrouble(state) ? null : <StatusLine app={app} state={state} />}
      {state.looking === undefined ? null : (
        <div class="row looking-row">
          <Button kind="primary" onPress={() => app.send({ type: 'looked', at: 'last' })}>
            {t('play.backToGame')}
          </Button>
        </div>
      )}
      <Trouble app={app} state={state} />
      <Result app={app} state={state} />
      <Moves app={app} state={state} />
      <MoveBox app={app} state={state} />
      <Actions app={app} state={state} />
      <Questions app={app} state={state} />
    </section>
  )
}

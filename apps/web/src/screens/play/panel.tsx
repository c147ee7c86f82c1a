import { Button } from '@tama/ui'
import type { App } from '../../app.ts'
import { companyOf } from '../../seats.ts'
import { Actions } from './actions.tsx'
import { hasNews } from './by-link.ts'
import { ConfirmBar } from './confirm-bar.tsx'
import { MoveBox } from './move-box.tsx'
import { Moves } from './moves.tsx'
import { Questions } from './questions.tsx'
import { isResultShown, Result } from './result.tsx'
import { SendCard } from './send-card.tsx'
import { isPlaying, livePosition } from './state.ts'
import { StatusLine } from './status-line.tsx'
import { isInTrouble, Trouble } from './trouble.tsx'
import { TimeVoice, Voice } from './voice.tsx'
import { WatchBar } from './watch-bar.tsx'

/** Everything about a game beside its board. */
export const PlayPanel = ({ app }: { readonly app: App }) => {
  const state = app.play.value
  if (state === undefined) return null
  const t = app.t.value
  const isWatched = companyOf(state.seats) === 'watch'
  const isToldElsewhere =
    isResultShown(state) ||
    isInTrouble(state) ||
    app.pending.value !== undefined ||
    (hasNews(state) && state.looking === undefined)
  return (
    <section class="side play-side" aria-label={t('play.game')}>
      <h1 class="visually-hidden">{t('play.game')}</h1>
      <Voice app={app} state={state} />
      <TimeVoice app={app} state={state} />
      {isToldElsewhere ? null : <StatusLine app={app} state={state} />}
      {state.looking === undefined ? null : (
        <div class="row looking-row">
          <Button kind="primary" onPress={() => app.send({ type: 'looked', at: 'last' })}>
            {t('play.backToGame')}
          </Button>
        </div>
      )}
      <ConfirmBar app={app} position={livePosition(state)} ruleset={state.game.ruleset} />
      <Trouble app={app} state={state} />
      <Result app={app} state={state} />
      {state.looking === undefined ? <SendCard app={app} state={state} /> : null}
      {isWatched && isPlaying(state) ? <WatchBar app={app} /> : null}
      <Moves app={app} state={state} />
      {isWatched ? null : <MoveBox app={app} state={state} />}
      <Actions app={app} state={state} />
      <Questions app={app} state={state} />
    </section>
  )
}

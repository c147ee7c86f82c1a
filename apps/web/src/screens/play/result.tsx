import { standingAt, status } from '@tama/engine'
import { outcomeSentence } from '@tama/i18n'
import { Button, IconButton } from '@tama/ui'
import type { App } from '../../app.ts'
import { nearestLevel, onlyHuman } from '../../seats.ts'
import { isPlaying, type PlayState } from './state.ts'

/** True while the result says what the status line would say. */
export const isResultShown = (state: PlayState): boolean =>
  state.isResultOpen && state.looking === undefined && !isPlaying(state)

/** What helped on the way, and where the computer goes that follows. */
const Notes = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const { hintsTaken, takeBacks, seats, isCounted } = state
  const follows = [seats.white, seats.black].some((player) => player.kind === 'computer' && player.follows)
  const level = nearestLevel(app.preferences.value.following.level)
  return (
    <>
      {hintsTaken > 0 ? <p class="soft">{t('play.hintsTaken', { count: hintsTaken })}</p> : null}
      {takeBacks > 0 ? <p class="soft">{t('play.takeBacks', { count: takeBacks })}</p> : null}
      {follows && isCounted ? (
        <p class="soft">{t('level.followsNext', { level, name: t(`level.${level}`) })}</p>
      ) : null}
    </>
  )
}

/** How the game ended and what can follow. It covers nothing: the last position stays in sight. */
export const Result = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const outcome = status(state.game)
  if (outcome.kind === 'playing' || !isResultShown(state)) return null
  const t = app.t.value
  const { game, seats } = state
  const human = onlyHuman(seats)
  const isMine = outcome.kind === 'win' && human !== undefined
  const { board } = standingAt(game, game.cursor).position
  const sentence = outcomeSentence(t, outcome, game.ruleset, board)
  const title = isMine ? t(human === outcome.winner ? 'outcome.youWin' : 'outcome.youLose') : sentence
  return (
    <section
      class={`card card-result result-${outcome.kind}`}
      aria-label={t('play.gameOver')}
      data-card="result"
    >
      <div class="card-head">
        <h2 class="card-title">{title}</h2>
        <IconButton
          icon="close"
          label={t('common.close')}
          onPress={() => app.send({ type: 'result-closed' })}
        />
      </div>
      {isMine ? <p>{sentence}</p> : null}
      <Notes app={app} state={state} />
      <div class="row result-next">
        <Button kind="primary" icon="swap" onPress={app.rematch}>
          {t('play.rematch.long')}
        </Button>
        <Button icon="eye" onPress={app.reviewGame}>
          {t('play.reviewShort')}
        </Button>
        <Button
          icon="link"
          onPress={() => {
            app.dialog.value = 'exchange'
          }}
        >
          {t('play.share')}
        </Button>
        <Button onPress={() => app.go({ screen: 'start' })}>{t('play.newGame')}</Button>
      </div>
    </section>
  )
}

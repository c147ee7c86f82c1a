import { Button } from '@tama/ui'
import type { App } from '../../app.ts'
import type { PlayState } from './state.ts'
import { takeBack } from './turns-back.ts'

/** True while the computer owes a move and the user should be offered ways on. */
export const isInTrouble = ({ engine }: PlayState): boolean =>
  engine.kind === 'failed' || (engine.kind === 'busy' && engine.purpose === 'move' && engine.isSlow)

/** Ways on while the computer takes long or has failed. */
export const Trouble = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const { engine } = state
  if (!isInTrouble(state)) return null
  const sentence =
    engine.kind === 'failed'
      ? engine.why === 'no-worker'
        ? t('engine.unavailable')
        : t('engine.failed')
      : t('play.slow')
  return (
    <section class="card card-warn" role="alert" data-card="trouble">
      <p>{sentence}</p>
      <div class="row">
        {engine.kind === 'failed' ? (
          <Button kind="primary" onPress={() => app.send({ type: 'engine-retried' })}>
            {t('common.retry')}
          </Button>
        ) : (
          <Button kind="primary" onPress={() => app.send({ type: 'hurried' })}>
            {t('play.moveNow')}
          </Button>
        )}
        <Button disabled={takeBack(state) === undefined} onPress={() => app.send({ type: 'took-back' })}>
          {t('play.takeBack')}
        </Button>
        <Button onPress={() => app.send({ type: 'computer-left' })}>{t('play.asTwo')}</Button>
        <Button onPress={() => app.go({ screen: 'start' })}>{t('play.newGame')}</Button>
      </div>
    </section>
  )
}

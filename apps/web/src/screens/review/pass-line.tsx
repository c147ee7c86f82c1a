import type { Translator } from '@tama/i18n'
import { Button } from '@tama/ui'
import type { ReviewEvent, ReviewState } from './model.ts'
import { progressOf } from './turning-points.ts'

export interface PassLineProps {
  readonly t: Translator
  readonly review: ReviewState
  readonly send: (event: ReviewEvent) => void
}

/** How far the computer has looked at the game, and a way to stop it; nothing once it is done. */
export const PassLine = ({ t, review, send }: PassLineProps) => {
  const { pass, main, evaluations } = review
  if (pass === 'done') return null
  const progress = progressOf(main.game, evaluations)
  const done = t.percent(progress)
  return (
    <div class="pass">
      <p class="pass-text">
        {pass === 'running' ? t('review.looking', { done }) : null}
        {pass === 'stopped' ? t('review.stopped', { done }) : null}
        {pass === 'failed' ? t('review.failed') : null}
      </p>
      {pass === 'running' ? (
        <Button kind="quiet" onPress={() => send({ type: 'pass-stopped' })}>
          {t('review.stop')}
        </Button>
      ) : (
        <Button onPress={() => send({ type: 'pass-resumed' })}>
          {t(pass === 'failed' ? 'common.retry' : 'review.resume')}
        </Button>
      )}
      <progress class="pass-bar" max={1} value={progress} aria-label={t('review.looking', { done })} />
    </div>
  )
}

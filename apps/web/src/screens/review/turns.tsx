import { goTo } from '@tama/engine'
import type { Translator } from '@tama/i18n'
import { Button } from '@tama/ui'
import { mainPly, type ReviewEvent, type ReviewState } from './model.ts'
import type { TurningPoint } from './turning-points.ts'
import { lineTexts, placeSentence } from './words.ts'

export interface TurnsProps {
  readonly t: Translator
  readonly review: ReviewState
  readonly points: readonly TurningPoint[]
  readonly send: (event: ReviewEvent) => void
}

/** So much of a better line is written out. */
const MOVES_WRITTEN = 4

const betterText = ({ main, evaluations }: ReviewState, ply: number): string =>
  lineTexts(goTo(main.game, ply - 1), (evaluations[ply - 1]?.line ?? []).slice(0, MOVES_WRITTEN)).join(' ')

const Turn = ({ t, review, point, send }: Omit<TurnsProps, 'points'> & { readonly point: TurningPoint }) => {
  const { ply, by, before, after, standing, isBiggest } = point
  const { line } = review
  const isShown = line === undefined ? mainPly(review) === ply : line.ply === ply
  const better = betterText(review, ply)
  const show = () => {
    send({ type: 'looked', at: ply - 1 })
    send({ type: 'line-opened', ply })
  }
  return (
    <li class={isShown ? 'turn turn-shown' : 'turn'}>
      <button
        type="button"
        class="turn-place"
        aria-current={isShown && line === undefined}
        onClick={() => send({ type: 'looked', at: ply })}
      >
        <span>{placeSentence(t, review.main.game, ply)}</span>
        {isBiggest ? <span class="turn-badge">{t('review.biggest')}</span> : null}
      </button>
      <p class="turn-text">
        {t(`review.turn.${by}`, { before: t.percent(before), after: t.percent(after) })}{' '}
        {standing === undefined ? null : t('review.then', { standing: t(`review.standing.${standing}`) })}
      </p>
      {better === '' ? null : (
        <div class="turn-better">
          <p>{t('review.better', { line: better })}</p>
          <Button icon="play" onPress={show} pressed={line?.ply === ply}>
            {t('review.showBetter')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The moves at which the game turned, in words, with what would have been better. */
export const Turns = ({ t, review, points, send }: TurnsProps) => {
  const isDone = review.pass === 'done'
  return (
    <section class="turns" aria-labelledby="review-turns">
      <h2 id="review-turns" class="review-heading">
        {t('review.turns')}
      </h2>
      {points.length === 0 ? (
        <p class="soft">{isDone ? t('review.turns.none') : t('review.turns.wait')}</p>
      ) : (
        <ol class="turns-list">
          {points.map((point) => (
            <Turn key={point.ply} t={t} review={review} point={point} send={send} />
          ))}
        </ol>
      )}
    </section>
  )
}

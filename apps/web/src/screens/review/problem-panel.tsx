import type { Translator } from '@tama/i18n'
import type { ReviewProblem } from './find-game.ts'

export interface ReviewProblemPanelProps {
  readonly t: Translator
  /** Undefined while the game is still being opened. */
  readonly problem: ReviewProblem | undefined
}

/** In place of a game: why there is none, and the way to those that there are. */
export const ReviewProblemPanel = ({ t, problem }: ReviewProblemPanelProps) =>
  problem === undefined ? (
    <section class="side review-side">
      <p role="status">{t('review.loading')}</p>
    </section>
  ) : (
    <section class="side review-side" aria-labelledby="review-title">
      <h1 class="review-title" id="review-title" tabIndex={-1}>
        {t('review.title')}
      </h1>
      <p role="status">{t(`review.${problem}`)}</p>
      <a class="button button-plain" href="#/games">
        {t('games.title')}
      </a>
    </section>
  )

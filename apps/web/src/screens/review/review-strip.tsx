import { opponent } from '@tama/engine'
import type { App } from '../../app.ts'
import { nearestLevel, onlyHuman } from '../../seats.ts'
import { shownPly } from '../play/state.ts'
import { Tray } from '../play/tray.tsx'
import { type ReviewState, shownState } from './model.ts'

export interface ReviewStripProps {
  readonly app: App
  readonly review: ReviewState
  readonly place: 'top' | 'bottom'
}

/** One player of the game: who, what was taken so far, and the chance to win as the computer sees it. */
export const ReviewStrip = ({ app, review, place }: ReviewStripProps) => {
  const t = app.t.value
  const state = shownState(review)
  const colour = place === 'bottom' ? state.orientation : opponent(state.orientation)
  const player = state.seats[colour]
  const named = review.about.players[colour]
  const evaluation = review.line === undefined ? review.evaluations[shownPly(review.main)] : undefined
  const chance =
    evaluation === undefined
      ? undefined
      : t.percent(colour === 'white' ? evaluation.chance : 1 - evaluation.chance)
  return (
    <section class={`strip strip-${place}`} aria-label={t(`side.${colour}`)}>
      <svg class={`stone stone-${colour}`} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.500" />
      </svg>
      <span class="strip-name">
        <bdi class="strip-who">
          {named !== ''
            ? named
            : player.kind === 'computer'
              ? t('games.computer', { level: nearestLevel(player.level) })
              : player.kind === 'friend'
                ? t('friend.name')
                : onlyHuman(state.seats) === colour
                  ? t('play.you')
                  : t(`side.${colour}`)}
        </bdi>
      </span>
      <Tray app={app} state={state} colour={colour} />
      {chance === undefined ? null : (
        <span class="strip-chance" title={t(`review.chance.${colour}`, { chance })}>
          <span aria-hidden="true">{chance}</span>
          <span class="visually-hidden">{t(`review.chance.${colour}`, { chance })}</span>
        </span>
      )}
    </section>
  )
}

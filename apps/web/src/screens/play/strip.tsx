import { type Colour, opponent } from '@tama/engine'
import { Icon } from '@tama/ui'
import type { App } from '../../app.ts'
import { onlyHuman, type Player } from '../../seats.ts'
import { takenBy } from './captured.ts'
import { isPlaying, isThinking, livePosition, type PlayState } from './state.ts'

/** A stone of a colour as a small picture. */
const Stone = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`stone stone-${colour}`} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8.500" />
  </svg>
)

const nameOf = (app: App, state: PlayState, colour: Colour): string => {
  const t = app.t.value
  const player: Player = state.seats[colour]
  if (player.kind === 'computer') return t('play.computer')
  return onlyHuman(state.seats) === colour ? t('play.you') : t(`side.${colour}`)
}

/** One player: who, what colour, how many pieces taken, and whether it is their turn. */
export const Strip = ({ app, place }: { readonly app: App; readonly place: 'top' | 'bottom' }) => {
  const state = app.play.value
  if (state === undefined) return null
  const t = app.t.value
  const colour = place === 'bottom' ? state.orientation : opponent(state.orientation)
  const player = state.seats[colour]
  const isTurn = isPlaying(state) && livePosition(state).turn === colour
  const taken = takenBy(state, colour)
  return (
    <section
      class={`strip strip-${place}${isTurn ? ' strip-turn' : ''}`}
      aria-label={t(`side.${colour}`)}
      {...(isTurn ? { 'aria-current': true } : {})}
    >
      <Stone colour={colour} />
      <span class="strip-name">
        <span class="strip-who">{nameOf(app, state, colour)}</span>
        {player.kind === 'computer' ? (
          <span class="strip-level">
            {t('level.numbered', { level: player.level, name: t(`level.${player.level}`) })}
          </span>
        ) : null}
      </span>
      {taken > 0 ? (
        <span class="strip-taken" title={t('play.captured', { count: taken })}>
          <Stone colour={opponent(colour)} />
          <span aria-hidden="true">×{t.number(taken)}</span>
          <span class="visually-hidden">{t('play.captured', { count: taken })}</span>
        </span>
      ) : null}
      {isTurn ? (
        <span class="strip-state">
          {isThinking(state) && player.kind === 'computer' ? (
            <>
              <Icon name="computer" />
              <span>{t('play.thinkingShort')}</span>
            </>
          ) : (
            <span>{t('play.toMove')}</span>
          )}
        </span>
      ) : null}
    </section>
  )
}

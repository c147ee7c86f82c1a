import { type Colour, opponent } from '@tama/engine'
import { Icon } from '@tama/ui'
import type { App } from '../../app.ts'
import { nearestLevel, onlyHuman, type Player } from '../../seats.ts'
import { ClockFace } from './clock-face.tsx'
import { isPlaying, isThinking, livePosition, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { Tray } from './tray.tsx'

interface SideProps {
  readonly app: App
  readonly state: PlayState
  readonly colour: Colour
}

/** A stone of a colour as a small picture. */
const Stone = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`stone stone-${colour}`} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8.500" />
  </svg>
)

const nameOf = ({ app, state, colour }: SideProps): string => {
  const t = app.t.value
  const player: Player = state.seats[colour]
  if (player.kind === 'computer') return t('play.computer')
  if (player.kind === 'friend') return t('friend.name')
  return onlyHuman(state.seats) === colour ? t('play.you') : t(`side.${colour}`)
}

/** How strong the computer of a side is. */
const Strength = ({ app, player }: { readonly app: App; readonly player: Player }) => {
  const t = app.t.value
  if (player.kind !== 'computer') return null
  const level = nearestLevel(player.level)
  return (
    <span class="strip-level">
      {player.follows
        ? t('level.following', { level, name: t(`level.${level}`) })
        : t('level.numbered', { level, name: t(`level.${level}`) })}
    </span>
  )
}

/** Whose turn it is, where no clock shows it. */
const Turn = ({ app, state, colour }: SideProps) => {
  const t = app.t.value
  return isThinking(state) && state.seats[colour].kind === 'computer' ? (
    <span class="strip-state">
      <Icon name="computer" />
      <span>{t('play.thinkingShort')}</span>
    </span>
  ) : (
    <span class="strip-state">{t('play.toMove')}</span>
  )
}

/** What a player who sits across must know, in their own reading direction. */
const Duty = ({ app, state }: SideProps) => {
  const { mustTake } = statusOf(state)
  if (mustTake === 0) return null
  return (
    <span class="strip-duty">
      <Icon name="warning" />
      <span>{app.t.value('play.mustShort', { count: mustTake })}</span>
    </span>
  )
}

/** One player: who, what colour, how many pieces taken, their clock, and whether it is their turn. */
export const Strip = ({ app, place }: { readonly app: App; readonly place: 'top' | 'bottom' }) => {
  const state = app.play.value
  if (state === undefined) return null
  const colour = place === 'bottom' ? state.orientation : opponent(state.orientation)
  const isTurn = isPlaying(state) && livePosition(state).turn === colour
  const side = { app, state, colour }
  const classes = [
    'strip',
    `strip-${place}`,
    isTurn ? 'strip-turn' : '',
    state.isAcross ? 'strip-across' : '',
  ]
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      aria-label={app.t.value(`side.${colour}`)}
      {...(isTurn ? { 'aria-current': true } : {})}
    >
      <Stone colour={colour} />
      <span class="strip-name">
        <span class="strip-who">{nameOf(side)}</span>
        <Strength app={app} player={state.seats[colour]} />
      </span>
      <Tray {...side} />
      {state.isAcross && isTurn ? <Duty {...side} /> : null}
      {isTurn && state.clock === undefined ? <Turn {...side} /> : null}
      <ClockFace {...side} />
    </section>
  )
}

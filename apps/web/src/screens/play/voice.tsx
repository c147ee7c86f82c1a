import { status } from '@tama/engine'
import { outcomeSentence } from '@tama/i18n'
import { useEffect, useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import { lowMs } from '../../clock/game-clock.ts'
import { livePosition, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { isTimeShort } from './time.ts'

interface VoiceProps {
  readonly app: App
  readonly state: PlayState
}

/** Says the result, and what must be taken, to a screen reader; always on the page, so that the change is heard. */
export const Voice = ({ app, state }: VoiceProps) => {
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

/** Says once for each person that time is short; the clock itself keeps quiet. */
export const TimeVoice = ({ app, state }: VoiceProps) => {
  const t = app.t.value
  /** The ply at which each was told. */
  const [told, setTold] = useState<Readonly<Record<string, number>>>({})
  const { clock, seats, seed, game } = state
  const { turn } = livePosition(state)
  const isLow = clock?.sinceMs !== undefined && isTimeShort(state, app.nowMs.value)
  const name = `${seed} ${turn}`
  const isNew = isLow && seats[turn].kind === 'human' && told[name] === undefined
  useEffect(() => {
    if (isNew) setTold((others) => ({ ...others, [name]: game.cursor }))
  }, [isNew, name, game.cursor])
  const count = clock === undefined ? 0 : Math.round(lowMs(clock.control) / 1000)
  return (
    <p class="visually-hidden" role="status">
      {told[name] === game.cursor ? t(`clock.low.${turn}`, { count }) : ''}
    </p>
  )
}

import type { Colour } from '@tama/engine'
import { Icon } from '@tama/ui'
import type { App } from '../../app.ts'
import { type Digits, digitsOf } from '../../clock/digits.ts'
import { lowMs } from '../../clock/game-clock.ts'
import { isPlaying, isThinking, livePosition, type PlayState } from './state.ts'
import { isRunning, leftTo } from './time.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** `1:02:03`, `4:32`, `9.4`: the same in every language, left to right. */
const textOf = (digits: Digits): string => {
  switch (digits.kind) {
    case 'hours':
      return `${digits.hours}:${two(digits.minutes)}:${two(digits.seconds)}`
    case 'minutes':
      return `${digits.minutes}:${two(digits.seconds)}`
    case 'tenths':
      return `${digits.seconds}.${digits.tenths}`
  }
}

/** The time a side has left. Its turn, little time and a standing clock are told by more than colour. */
export const ClockFace = ({
  app,
  state,
  colour,
}: {
  readonly app: App
  readonly state: PlayState
  readonly colour: Colour
}) => {
  const t = app.t.value
  const { clock } = state
  const leftMs = leftTo(state, colour, app.nowMs.value)
  if (clock === undefined || leftMs === undefined) return null
  const isTurn = isPlaying(state) && livePosition(state).turn === colour
  const isLow = leftMs <= lowMs(clock.control)
  const isComputer = state.seats[colour].kind === 'computer'
  const classes = [
    'clock',
    isTurn ? 'clock-turn' : '',
    isLow ? 'clock-low' : '',
    isRunning(state) ? '' : 'clock-still',
  ]
  return (
    <span class={classes.filter(Boolean).join(' ')}>
      {isTurn && isThinking(state) && isComputer ? <Icon name="computer" /> : null}
      {isLow ? <Icon name="warning" /> : null}
      <span role="timer">
        <span class="visually-hidden">{t(`clock.of.${colour}`)} </span>
        <bdi class="clock-digits" dir="ltr">
          {textOf(digitsOf(leftMs))}
        </bdi>
      </span>
    </span>
  )
}

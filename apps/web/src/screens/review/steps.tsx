import { isCapture } from '@tama/engine'
import { Icon, type IconName } from '@tama/ui'
import type { App } from '../../app.ts'
import { shownPly } from '../play/state.ts'
import { type ReviewEvent, type ReviewState, shownState } from './model.ts'

export interface StepsProps {
  readonly app: App
  readonly review: ReviewState
  readonly send: (event: ReviewEvent) => void
}

interface StepProps {
  readonly icon: IconName
  readonly label: string
  readonly shortcut: string
  readonly disabled: boolean
  readonly onPress: () => void
}

const Step = ({ icon, label, shortcut, disabled, onPress }: StepProps) => (
  <button
    type="button"
    class="tool"
    aria-label={label}
    title={label}
    aria-keyshortcuts={shortcut}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
)

/** The way through the game: to its ends, move by move, the last capture again, the board turned. */
export const Steps = ({ app, review, send }: StepsProps) => {
  const t = app.t.value
  const state = shownState(review)
  const shown = shownPly(state)
  const isStart = shown === 0
  const isEnd = shown === state.game.cursor
  const last = state.game.plies[shown - 1]?.move
  const look = (at: 'first' | 'previous' | 'next' | 'last') => () => send({ type: 'looked', at })
  return (
    <div class="steps">
      <div class="steps-way" dir="ltr">
        <Step
          icon="first"
          label={t('play.first')}
          shortcut="Home"
          disabled={isStart}
          onPress={look('first')}
        />
        <Step
          icon="previous"
          label={t('play.previous')}
          shortcut="ArrowLeft"
          disabled={isStart}
          onPress={look('previous')}
        />
        <Step
          icon="next"
          label={t('play.next')}
          shortcut="ArrowRight"
          disabled={isEnd}
          onPress={look('next')}
        />
        <Step icon="last" label={t('play.last')} shortcut="End" disabled={isEnd} onPress={look('last')} />
      </div>
      <Step
        icon="replay"
        label={t('play.replayCapture')}
        shortcut="c"
        disabled={last === undefined || !isCapture(last)}
        onPress={app.replayCapture}
      />
      <Step
        icon="flip"
        label={t('play.flip')}
        shortcut="f"
        disabled={false}
        onPress={() => send({ type: 'flipped' })}
      />
    </div>
  )
}

import type { ReadonlySignal } from '@preact/signals'
import { type Translator, taskText } from '@tama/i18n'
import { remainingDefences } from '@tama/puzzles'
import { Button } from '@tama/ui'
import { trialSentence } from './status.ts'
import type { Trial } from './trial.ts'

export interface TrialPanelProps {
  readonly trial: Trial
  readonly t: ReadonlySignal<Translator>
}

/** What a solver is told and can do. */
export const TrialPanel = ({ trial, t }: TrialPanelProps) => {
  const say = t.value
  const state = trial.solving.value
  const { phase, puzzle } = state
  const { send } = trial
  const defences = phase.kind === 'solved' ? remainingDefences(state) : 0
  const isOpen = phase.kind === 'asking' || phase.kind === 'checking' || phase.kind === 'mistaken'
  return (
    <div class="trial">
      <h2 class="trial-task">{taskText(say, puzzle.position.turn, puzzle.goal, puzzle.inTurns)}</h2>
      <p class={`trial-status trial-${phase.kind}`} role="status">
        {trialSentence(say, state)}
      </p>
      <div class="row row-even">
        {phase.kind === 'mistaken' ? (
          <Button kind="primary" icon="undo" onPress={() => send({ kind: 'put-back' })}>
            {say('solve.putBack')}
          </Button>
        ) : null}
        {phase.kind === 'asking' ? (
          <Button icon="hint" onPress={() => send({ kind: 'hint' })}>
            {say('puzzle.hint')}
          </Button>
        ) : null}
        {isOpen ? (
          <Button icon="play" onPress={() => send({ kind: 'show' })}>
            {say('solve.show')}
          </Button>
        ) : null}
        {defences > 0 ? (
          <Button kind="primary" icon="next" onPress={() => send({ kind: 'next-defence' })}>
            {say('solve.defences', { count: defences })}
          </Button>
        ) : null}
        {isOpen && state.line.length === 0 && phase.kind === 'asking' ? null : (
          <Button icon="start" onPress={() => send({ kind: 'retry' })}>
            {say('solve.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

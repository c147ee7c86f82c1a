import { effect, type ReadonlySignal } from '@preact/signals'
import type { PlayEvent } from '../screens/play/model.ts'
import { mayMove, type PlayState } from '../screens/play/state.ts'

/** What `followPremove` needs of the outside. */
export interface PremoveParts {
  readonly play: ReadonlySignal<PlayState | undefined>
  readonly send: (event: PlayEvent) => void
  readonly boardAtRest: () => Promise<void>
}

/** Plays what was entered in advance as soon as the board has shown the move before it. */
export const followPremove = ({ play, send, boardAtRest }: PremoveParts): void => {
  effect(() => {
    const state = play.value
    if (state?.premove === undefined || !mayMove(state)) return
    void boardAtRest().then(() => send({ type: 'premove-due' }))
  })
}

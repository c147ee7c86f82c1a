import { seenTweens } from './choreography.ts'
import type { Cue } from './cue.ts'
import { type Clock, type Plan, type Playing, playPlan } from './player.ts'
import type { BoardView } from './view.ts'

/** A plan to show. */
export interface Run {
  readonly plan: Plan
  /** What it is drawn from. */
  readonly from: BoardView
  /** What the board shows afterwards, if that is known: screen readers are there already. */
  readonly after?: BoardView
}

/** Shows one plan at a time. */
export interface Runner {
  /** Starts a plan, after ending the one before. `ended` is called once, at once for a plan without time. */
  readonly start: (run: Run, ended: () => void) => void
  /** Ends what runs now. */
  readonly finish: () => void
  /** What runs now, and how far it is. */
  readonly now: () => (Run & { readonly ms: number; readonly playing: Playing }) | undefined
}

const cueOf = (plan: Plan): Cue | undefined => {
  if (plan.kind === 'emphasis') return undefined
  const tweens = plan.kind === 'move' ? seenTweens(plan) : plan.tweens
  return tweens.every(({ kind }) => kind === 'crown') ? undefined : { kind: 'started', tweens }
}

/** Starts with nothing to show. `frame` paints, `tell` hears of what may be heard. */
export const createRunner = (clock: Clock, frame: () => void, tell: (cue: Cue) => void): Runner => {
  let running: { readonly run: Run; readonly playing: Playing } | undefined
  const finish = (): void => running?.playing.finish()
  return {
    start: (run, ended) => {
      finish()
      const { plan } = run
      const cue = cueOf(plan)
      if (cue !== undefined) tell(cue)
      if (plan.totalMs === 0) {
        ended()
        return
      }
      const playing = playPlan(plan, clock, frame, () => {
        running = undefined
        if (cue !== undefined && playing.elapsedMs() < plan.totalMs) tell({ kind: 'stopped' })
        ended()
      })
      running = { run, playing }
    },
    finish,
    now: () => running && { ...running.run, ms: running.playing.elapsedMs(), playing: running.playing },
  }
}

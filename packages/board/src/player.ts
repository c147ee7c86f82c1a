import type { MovePlan } from './choreography.ts'
import type { DealPlan } from './deal.ts'
import type { EmphasisPlan } from './emphasis.ts'

/** Anything that moves for a while. */
export type Plan = MovePlan | DealPlan | EmphasisPlan

/** Time and frames, handed in so that tests have their own. */
export interface Clock {
  /** Milliseconds, always going forward. */
  readonly nowMs: () => number
  /** Calls back before the next frame. */
  readonly nextFrame: (callback: () => void) => number
  readonly dropFrame: (handle: number) => void
  /** Calls back after some time even where there are no frames. */
  readonly after: (ms: number, callback: () => void) => number
  readonly dropAfter: (handle: number) => void
}

/** The page's own time. */
export const pageClock = (window: Window): Clock => ({
  nowMs: () => window.performance.now(),
  nextFrame: (callback) => window.requestAnimationFrame(callback),
  dropFrame: (handle) => window.cancelAnimationFrame(handle),
  after: (ms, callback) => window.setTimeout(callback, ms),
  dropAfter: (handle) => window.clearTimeout(handle),
})

/** A browser that shows no frames (a covered window) ends a plan this long after its time. */
const GRACE_MS = 1000

/** A plan under way. */
export interface Playing {
  readonly plan: Plan
  /** Milliseconds since its start. */
  readonly elapsedMs: () => number
  /** Ends it now. `ended` is called once, then or at its own end. */
  readonly finish: () => void
}

/** Plays a plan: `frame` is called before each frame while it runs, and never after `ended`. */
export const playPlan = (plan: Plan, clock: Clock, frame: () => void, ended: () => void): Playing => {
  const startMs = clock.nowMs()
  const elapsedMs = (): number => clock.nowMs() - startMs
  let running = true
  let handle = 0
  let guard = 0
  const finish = (): void => {
    if (!running) return
    running = false
    clock.dropFrame(handle)
    clock.dropAfter(guard)
    ended()
  }
  const tick = (): void => {
    if (!running) return
    if (elapsedMs() >= plan.totalMs) {
      finish()
      return
    }
    handle = clock.nextFrame(tick)
    frame()
  }
  handle = clock.nextFrame(tick)
  guard = clock.after(plan.totalMs + GRACE_MS, finish)
  return { plan, elapsedMs, finish }
}

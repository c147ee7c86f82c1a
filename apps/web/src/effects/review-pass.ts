import { effect, type ReadonlySignal } from '@preact/signals'
import type { Engine } from '@tama/search/client'
import { evaluationOf, lookJob } from '../screens/review/look-job.ts'
import type { ReviewEvent, ReviewState } from '../screens/review/model.ts'
import { type Look, nextLook } from '../screens/review/turning-points.ts'

/** What the computer's look at a game needs of the rest. */
export interface PassParts {
  /** Undefined while no game is looked through. */
  readonly review: ReadonlySignal<ReviewState | undefined>
  readonly send: (event: ReviewEvent) => void
  /** Fetches and makes an engine of its own for the pass; rejects when its script cannot be had. */
  readonly start: () => Promise<Engine>
}

/**
 * Lets the computer look at the game that is looked through, position by position, while the review says so. The engine
 * is made when it is first needed and ends with the review.
 */
export const followReview = ({ review, send, start }: PassParts): void => {
  let engine: Engine | undefined
  let isLooking = false

  const end = (): void => {
    engine?.dispose()
    engine = undefined
  }

  /** The review as long as it wants looks, and the next one of them. */
  const wanted = (): readonly [ReviewState, Look] | undefined => {
    const state = review.peek()
    if (state?.pass !== 'running') return undefined
    const look = nextLook(state.main.game, state.evaluations)
    return look && [state, look]
  }

  const lookOnce = async (state: ReviewState, look: Look): Promise<void> => {
    const { game, ruleset } = state.main
    engine ??= await start()
    if (review.peek() === undefined) {
      end()
      return
    }
    const answer = await engine.search(lookJob(game, ruleset, look))
    // Meanwhile the user may have gone to another game.
    if (review.peek()?.main.game !== game) return
    const evaluation = answer.kind === 'best' ? evaluationOf(game, look, answer.info) : undefined
    if (evaluation !== undefined) send({ type: 'evaluated', ply: look.ply, evaluation })
    else if (answer.kind !== 'superseded') send({ type: 'pass-failed' })
  }

  const pass = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    for (let next = wanted(); next !== undefined; next = wanted()) {
      await lookOnce(...next).catch(() => send({ type: 'pass-failed' }))
    }
    isLooking = false
  }

  effect(() => {
    const state = review.value
    if (state?.pass === 'running') {
      void pass()
      return
    }
    engine?.cancel()
    if (state === undefined) end()
  })
}

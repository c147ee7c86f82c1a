import { signal } from '@preact/signals'
import { legalMoves, type Position, PRESETS, play } from '@tama/engine'
import { makeFullMove, parseMove, parsePosition } from '@tama/engine/notation'
import type { SearchJob } from '@tama/search'
import type { Engine, EngineAnswer } from '@tama/search/client'
import { describe, expect, test } from 'vitest'
import { best } from '../screens/play/testing.ts'
import { type ReviewState, reviewAfter } from '../screens/review/model.ts'
import { recordReview, reviewOf } from '../screens/review/testing.ts'
import { followReview } from './review-pass.ts'

const MOVES = ['a3-a4', 'h6-h5', 'b3-b4'] as const

const positionAfter = ({ start, moves }: Omit<SearchJob, 'id'>): Position => {
  const first = parsePosition(start)
  if (!first.ok) throw new Error(start)
  return moves.reduce((position, text) => {
    const move = parseMove(text, position, PRESETS.tama)
    if (!move.ok) throw new Error(text)
    return play(position, move.value)
  }, first.value)
}

const bestOf = (job: Omit<SearchJob, 'id'>): EngineAnswer => {
  const [move] = legalMoves(positionAfter(job), PRESETS.tama)
  if (move === undefined) return { kind: 'no-move', id: 1 }
  return best(makeFullMove(move))
}

const setUp = (answer: (job: Omit<SearchJob, 'id'>) => EngineAnswer | Promise<EngineAnswer> = bestOf) => {
  const review = signal<ReviewState | undefined>(undefined)
  const asked: number[] = []
  let engines = 0
  let disposed = 0
  const engine = (): Engine => {
    engines++
    return {
      search: async (job) => {
        asked.push(job.moves.length)
        return answer(job)
      },
      stop: () => undefined,
      cancel: () => undefined,
      dispose: () => {
        disposed++
      },
    }
  }
  followReview({
    review,
    send: (event) => {
      const state = review.peek()
      if (state !== undefined) review.value = reviewAfter(state, event)
    },
    start: async () => engine(),
  })
  return { review, asked, engines: () => engines, disposed: () => disposed }
}

const turns = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

describe('the look of the computer at a game', () => {
  test('goes through all positions, from the end, and ends with the review', async () => {
    const { review, asked, engines, disposed } = setUp()
    review.value = reviewOf(MOVES)
    await turns()
    expect(asked).toEqual([3, 2, 1, 0])
    expect(review.value?.pass).toBe('done')
    expect(review.value?.evaluations.every((evaluation) => evaluation?.line.length === 1)).toBe(true)
    expect([engines(), disposed()]).toEqual([1, 0])
    review.value = undefined
    expect(disposed()).toBe(1)
  })

  test('looks at nothing of a game that was over before its first recorded move', async () => {
    const { review, asked, engines } = setUp()
    review.value = recordReview('W:WKa1:BKh8', '1. a1-a2 h8-h7')
    await turns()
    expect([asked, engines(), review.value.pass]).toEqual([[], 0, 'done'])
  })

  test('ends where a pass is said to run with nothing left to look at', async () => {
    const { review, asked } = setUp()
    review.value = { ...recordReview('W:WKa1:BKh8', ''), pass: 'running' }
    await turns()
    expect(asked).toEqual([])
  })

  test('needs no engine before there is something to look at', async () => {
    const { engines } = setUp()
    await turns()
    expect(engines()).toBe(0)
  })

  test('stops when it is told to, and goes on with what is missing', async () => {
    let release = (): void => {}
    const { review, asked } = setUp(async (job) => {
      if (job.moves.length === 2) await new Promise<void>((resolve) => (release = resolve))
      return bestOf(job)
    })
    const send = (type: 'pass-stopped' | 'pass-resumed') => {
      if (review.value !== undefined) review.value = reviewAfter(review.value, { type })
    }
    review.value = reviewOf(MOVES)
    await turns()
    send('pass-stopped')
    release()
    await turns()
    expect(asked).toEqual([3, 2])
    send('pass-resumed')
    await turns()
    expect(asked).toEqual([3, 2, 1, 0])
  })

  test('says when the engine fails', async () => {
    const { review } = setUp(() => ({ kind: 'failed', why: 'crashed' }))
    review.value = reviewOf(MOVES)
    await turns()
    expect(review.value?.pass).toBe('failed')
  })

  test('an answer about another game is dropped', async () => {
    const { review } = setUp()
    review.value = reviewOf(MOVES)
    const other = reviewOf(['c3-c4'])
    review.value = other
    await turns()
    expect(review.value?.main.game).toBe(other.main.game)
    expect(review.value?.evaluations).toHaveLength(2)
    expect(review.value?.pass).toBe('done')
  })

  test('a review that is left before the engine has come leaves none behind', async () => {
    const { review, engines, disposed } = setUp()
    review.value = reviewOf(MOVES)
    review.value = undefined
    await turns()
    expect(engines()).toBe(disposed())
  })
})

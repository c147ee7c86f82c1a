import { agreeDraw, type Game, resign, status } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { stepsBetween } from '../play/board-view.ts'
import { isHumanTurn, mayMove, shownPly } from '../play/state.ts'
import { step } from '../play/testing.ts'
import { lineMoves, mainPly, type ReviewEvent, type ReviewState, reviewAfter, shownState } from './model.ts'
import { gameOf, moveAfter, otherMove, recordReview, reviewOf, thought } from './testing.ts'

const MOVES = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5'] as const

const after = (review: ReviewState, ...events: readonly ReviewEvent[]): ReviewState =>
  events.reduce(reviewAfter, review)

const plies = (review: ReviewState): number => shownPly(shownState(review))

/** A review in which the third move had a better one, with an answer. */
const withBetter = (): ReviewState => {
  const better = moveAfter(MOVES.slice(0, 2), 'd3-d4')
  const answer = moveAfter([...MOVES.slice(0, 2), 'd3-d4'], 'e6-e5')
  return after(reviewOf(MOVES), { type: 'evaluated', ply: 2, evaluation: thought(0.7, [better, answer]) })
}

describe('a review', () => {
  test('begins at the start of the game, and nothing can be entered', () => {
    const review = reviewOf(MOVES)
    expect(plies(review)).toBe(0)
    const { main } = after(review, { type: 'looked', at: 'last' })
    expect(isHumanTurn(main)).toBe(true)
    expect(mayMove(main)).toBe(false)
  })

  test('steps through the game and stops at its ends', () => {
    const review = reviewOf(MOVES)
    expect(plies(after(review, { type: 'looked', at: 'previous' }))).toBe(0)
    expect(plies(after(review, { type: 'looked', at: 'next' }))).toBe(1)
    const last = after(review, { type: 'looked', at: 'last' })
    expect(plies(last)).toBe(4)
    expect(plies(after(last, { type: 'looked', at: 'next' }))).toBe(4)
    expect(plies(after(last, { type: 'looked', at: 'previous' }))).toBe(3)
    expect(plies(after(last, { type: 'looked', at: 'first' }))).toBe(0)
    for (const [at, ply] of [
      [2, 2],
      [-1, 0],
      [99, 4],
    ] as const) {
      expect(plies(after(review, { type: 'looked', at }))).toBe(ply)
    }
  })

  test('leaves out what was taken back', () => {
    const state = step(step(gameOf(MOVES), { type: 'took-back' }), { type: 'took-back' })
    const review = reviewOf(MOVES, state)
    expect(plies(after(review, { type: 'looked', at: 'last' }))).toBe(2)
    expect(review.evaluations).toHaveLength(3)
  })

  test.each([
    ['that was over before its first recorded move', 'W:WKa1:BKh8', '1. a1-a2 h8-h7', [0.5, 0.5, 0.5]],
    ['that was over where it starts', 'B:Wa3,a4,b5,c5:Ba5', '', [1]],
  ])('of a record %s has nothing to look at', (_, fen, moves, chances) => {
    const review = recordReview(fen, moves)
    expect(review.pass).toBe('done')
    expect(review.evaluations.map((evaluation) => evaluation?.chance)).toEqual(chances)
    expect(after(review, { type: 'pass-resumed' }).pass).toBe('done')
    expect(plies(after(review, { type: 'looked', at: 'last' }))).toBe(chances.length - 1)
  })

  test('of a record that goes on after its end looks only at what came before', () => {
    // The capture leaves two kings, which is a draw; the record plays on.
    const review = recordReview('W:WKa1:BKh8,a4', '1. a1xa8 h8-h1 2. a8-a1 h1-h8')
    expect(review.pass).toBe('running')
    expect(review.evaluations.map((evaluation) => evaluation?.chance)).toEqual([
      undefined,
      ...[0.5, 0.5, 0.5, 0.5],
    ])
    expect(after(review, { type: 'evaluated', ply: 0, evaluation: thought(0.5) }).pass).toBe('done')
  })

  test('of a very long record begins and steps like any other', () => {
    const round = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8']
    const moves = Array.from({ length: 500 }, () => round).flat()
    const review = recordReview('W:WKa1,Kb1:BKh8,Kg8', moves.join(' '))
    expect(status(review.main.game)).toMatchObject({ kind: 'draw' })
    expect(plies(after(review, { type: 'looked', at: 'last' }))).toBe(2000)
    // The position is there for the third time after eight moves; after that nothing needs a look.
    expect(review.evaluations.filter((evaluation) => evaluation === undefined)).toHaveLength(8)
  })

  test('turns the board, in a line as well', () => {
    const review = after(withBetter(), { type: 'line-opened', ply: 3 }, { type: 'flipped' })
    expect(shownState(review).orientation).toBe('black')
    expect(shownState(after(review, { type: 'line-left' })).orientation).toBe('black')
  })
})

describe('a better line', () => {
  test('begins with its first move on the board, and the board can play it from there', () => {
    const before = after(withBetter(), { type: 'looked', at: 2 })
    const review = after(before, { type: 'line-opened', ply: 3 })
    expect(plies(review)).toBe(3)
    expect(mainPly(review)).toBe(2)
    expect(lineMoves(review)).toHaveLength(2)
    const steps = stepsBetween(shownState(before), shownState(review))
    expect(steps.map(({ kind, move }) => [kind, move])).toEqual([['forward', lineMoves(review)[0]]])
  })

  test('is stepped through; back from its first move the game goes on as it was', () => {
    const review = after(withBetter(), { type: 'line-opened', ply: 3 })
    const end = after(review, { type: 'looked', at: 'next' }, { type: 'looked', at: 'next' })
    expect(plies(end)).toBe(4)
    const back = after(end, { type: 'looked', at: 'previous' }, { type: 'looked', at: 'previous' })
    expect(back.line).toBeUndefined()
    expect(plies(back)).toBe(2)
    expect(after(review, { type: 'looked', at: 4 }).line).toBeUndefined()
    expect(plies(after(review, { type: 'line-left' }))).toBe(2)
  })

  test('is not opened where none is known', () => {
    const review = reviewOf(MOVES)
    expect(after(review, { type: 'line-opened', ply: 3 })).toBe(review)
    expect(after(review, { type: 'line-opened', ply: 0 })).toBe(review)
  })
})

describe('the look of the computer', () => {
  test('is done when every position is known', () => {
    const events = [0, 1, 2, 3, 4].map(
      (ply): ReviewEvent => ({ type: 'evaluated', ply, evaluation: thought(0.5) }),
    )
    expect(after(reviewOf(MOVES), ...events.slice(1)).pass).toBe('running')
    expect(after(reviewOf(MOVES), ...events).pass).toBe('done')
  })

  test('can be stopped and goes on where it was', () => {
    const stopped = after(
      reviewOf(MOVES),
      { type: 'evaluated', ply: 4, evaluation: thought(0.6) },
      { type: 'pass-stopped' },
    )
    expect(stopped.pass).toBe('stopped')
    const again = after(stopped, { type: 'pass-resumed' })
    expect([again.pass, again.evaluations[4]?.chance]).toEqual(['running', 0.6])
  })

  test('can fail and be tried again', () => {
    const failed = after(reviewOf(MOVES), { type: 'pass-failed' })
    expect(failed.pass).toBe('failed')
    expect(after(failed, { type: 'pass-stopped' }).pass).toBe('failed')
    expect(after(failed, { type: 'pass-resumed' }).pass).toBe('running')
  })

  const last = (game: (game: Game) => Game): number | undefined => {
    const state = gameOf(MOVES)
    const { evaluations } = reviewOf(MOVES, { ...state, game: game(state.game) })
    return evaluations[4]?.chance
  }

  test('is not needed where the rules ended the game, but where a player gave it up', () => {
    expect(last((game) => resign(game, 'white'))).toBeUndefined()
    expect(last(agreeDraw)).toBeUndefined()
    const won = gameOf(MOVES)
    const outcome = { kind: 'win', winner: 'white', reason: 'no-legal-move' } as const
    const ply = won.game.plies[3]
    if (ply === undefined) throw new Error('four plies are needed')
    const game = {
      ...won.game,
      plies: [...won.game.plies.slice(0, 3), { ...ply, after: { ...ply.after, outcome } }],
    }
    expect(reviewOf(MOVES, { ...won, game }).evaluations[4]?.chance).toBe(1)
  })
})

test('the next turning point is found from anywhere, after the last one the first', () => {
  const best = otherMove([], 'a3-a4')
  const better = otherMove(MOVES.slice(0, 2), 'b3-b4')
  const review = after(
    reviewOf(MOVES),
    { type: 'evaluated', ply: 0, evaluation: thought(0.5, [best]) },
    { type: 'evaluated', ply: 1, evaluation: thought(0.2) },
    { type: 'evaluated', ply: 2, evaluation: thought(0.9, [better]) },
    { type: 'evaluated', ply: 3, evaluation: thought(0.3) },
  )
  const first = after(review, { type: 'turn-sought' })
  const second = after(first, { type: 'turn-sought' })
  expect([first, second, after(second, { type: 'turn-sought' })].map(plies)).toEqual([1, 3, 1])
  const none = reviewOf(MOVES)
  expect(after(none, { type: 'turn-sought' })).toBe(none)
})

test('a game that is kept later has its new name in the address', () => {
  const review = after(reviewOf(MOVES), { type: 'kept', id: 'b2' })
  expect(review.about).toMatchObject({ key: 'b2', isKept: true })
})

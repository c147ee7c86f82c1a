import { signal } from '@preact/signals'
import type { Engine, EngineAnswer } from '@tama/search/client'
import { expect, test } from 'vitest'
import type { PlayEvent } from '../screens/play/model.ts'
import { firstState, isThinking, type PlayState } from '../screens/play/state.ts'
import { best, playTexts, step } from '../screens/play/testing.ts'
import { matchOf } from '../screens/start/match.ts'
import { FIRST_CHOICES } from '../screens/start/model.ts'
import { followEngine } from './engine.ts'

/** A table whose engine answers when it is told to, and whose clock is turned by hand. */
const tableWithEngine = () => {
  const log: string[] = []
  let answer: (answer: EngineAnswer) => void = () => undefined
  let boardRests = Promise.resolve()
  let timers: { readonly work: () => void; isOff: boolean }[] = []
  const engine: Engine = {
    search: (job) => {
      log.push(`search ${job.moves.join(' ')}`)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    stop: () => log.push('stop'),
    cancel: () => log.push('cancel'),
    dispose: () => undefined,
  }
  const play = signal<PlayState | undefined>(
    firstState(matchOf(FIRST_CHOICES, undefined, { coin: 0, seed: 1 })),
  )
  const send = (event: PlayEvent) => {
    if (play.value !== undefined) play.value = step(play.value, event)
  }
  followEngine({
    play,
    send,
    start: () => Promise.resolve(engine),
    boardAtRest: () => boardRests,
    pauseMs: () => 0,
    clock: {
      now: () => 0,
      after: (_, work) => {
        const timer = { work, isOff: false }
        timers.push(timer)
        return () => {
          timer.isOff = true
        }
      },
    },
  })
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  return {
    log,
    play,
    send,
    turn,
    moves: (...texts: readonly string[]) => {
      if (play.value !== undefined) play.value = playTexts(play.value, texts)
    },
    answer: async (given: EngineAnswer) => {
      answer(given)
      await turn()
    },
    boardIsBusyUntil: (rest: Promise<void>) => {
      boardRests = rest
    },
    timePasses: () => {
      const due = timers.filter(({ isOff }) => !isOff)
      timers = []
      for (const { work } of due) work()
    },
  }
}

test('a move of the person starts a search, and its answer is played', async () => {
  const table = tableWithEngine()
  table.moves('d3-d4')
  await table.turn()
  expect(table.log).toEqual(['search d3-d4'])
  await table.answer(best('d6-d5'))
  expect(table.play.value?.game.cursor).toBe(2)
})

test('a take-back cancels the search, and its late answer is not played', async () => {
  const table = tableWithEngine()
  table.moves('d3-d4')
  await table.turn()
  table.send({ type: 'took-back' })
  expect(table.log).toEqual(['search d3-d4', 'cancel'])
  await table.answer(best('d6-d5'))
  expect(table.play.value?.game.cursor).toBe(0)
})

test('a take-back before the engine is there starts no search at all', async () => {
  const table = tableWithEngine()
  table.moves('d3-d4')
  table.send({ type: 'took-back' })
  await table.turn()
  expect(table.log.filter((line) => line.startsWith('search'))).toEqual([])
})

test('the user may hurry the engine, once for each request', async () => {
  const table = tableWithEngine()
  table.moves('d3-d4')
  await table.turn()
  table.send({ type: 'hurried' })
  table.send({ type: 'hurried' })
  expect(table.log).toEqual(['search d3-d4', 'stop'])
})

test('a long wait is told, but not after the answer', async () => {
  const table = tableWithEngine()
  table.moves('d3-d4')
  await table.turn()
  table.timePasses()
  expect(table.play.value?.engine).toMatchObject({ isSlow: true })
  await table.answer(best('d6-d5'))
  table.moves('d4xd8')
  expect(table.play.value && isThinking(table.play.value)).toBe(true)
  expect(table.play.value?.engine).toMatchObject({ isSlow: false })
})

test('an answer waits until the board has shown the move of the person', async () => {
  const table = tableWithEngine()
  let rest = () => {}
  table.boardIsBusyUntil(
    new Promise((resolve) => {
      rest = resolve
    }),
  )
  table.moves('d3-d4')
  await table.turn()
  await table.answer(best('d6-d5'))
  expect(table.play.value?.game.cursor).toBe(1)
  rest()
  await table.turn()
  expect(table.play.value?.game.cursor).toBe(2)
})

import type { Move, Square } from '@tama/engine'
import { centreOf, type Spot } from '../geometry.ts'
import { type Input, type InputEvent, type InputTold, NO_INPUT, takeInput } from '../pointer.ts'
import type { BoardView } from '../view.ts'

/** A hand that sends events to a board and keeps what was told. */
export const handOn = (first: BoardView, touch = false) => {
  let view = first
  let input: Input = NO_INPUT
  let timeMs = 0
  const told: InputTold[] = []
  const send = (event: InputEvent): void => {
    const step = takeInput(view, input, event)
    input = step.input
    if (step.told !== undefined) told.push(step.told)
  }
  const spot = (square: Square): Spot => centreOf(square, view.orientation)
  const down = (where: Spot, pointer = 1): void => {
    timeMs += 5000
    send({ kind: 'down', pointer, spot: where, touch, timeMs })
  }
  const up = (where: Spot, pointer = 1): void => send({ kind: 'up', pointer, spot: where, timeMs })
  const move = (where: Spot, pointer = 1): void => send({ kind: 'move', pointer, spot: where })
  return {
    told,
    send,
    spot,
    down,
    up,
    move,
    input: () => input,
    change: (changes: Partial<BoardView>): void => {
      view = { ...view, ...changes }
    },
    later: (ms: number): number => {
      timeMs += ms
      return timeMs
    },
    tap: (square: Square): void => {
      down(spot(square))
      up(spot(square))
    },
    drag: (way: readonly Square[]): void => {
      const [first, ...rest] = way
      down(spot(first as Square))
      for (const square of rest) move(spot(square))
      up(spot(way[way.length - 1] as Square))
    },
  }
}

export const movesOf = (told: readonly InputTold[]): readonly Move[] =>
  told.flatMap((news) => (news.kind === 'move' ? [news.move] : []))

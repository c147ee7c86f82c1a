import {
  finalSquare,
  legalRoutes,
  type Move,
  moveKey,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  type Square,
  START,
  sameMove,
  squareName,
} from '@tama/engine'
import { positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextSquares } from './entry.ts'
import { centreOf, type Spot } from './geometry.ts'
import { type Input, type InputEvent, type InputTold, isEcho, NO_INPUT, takeInput } from './pointer.ts'
import { premoveRoutes } from './premove.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

/** A hand that sends events to a board and keeps what was told. */
const handOn = (first: BoardView, touch = false) => {
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

const movesOf = (told: readonly InputTold[]): readonly Move[] =>
  told.flatMap((news) => (news.kind === 'move' ? [news.move] : []))

const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')

test('a tap on the piece and a tap on the square play a move', () => {
  const hand = handOn(viewOf(START))
  hand.tap(at('d3'))
  hand.tap(at('d4'))
  expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
})

test('a drag plays a move, for both orientations and without any click', () => {
  for (const orientation of ['white', 'black'] as const) {
    const hand = handOn(viewOf(START, 'dama', { orientation }), true)
    hand.drag(squares('d3 d4'))
    expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
  }
})

test('every habit enters the same capture of four', () => {
  const view = viewOf(CASES.fourHops)
  const habits: Readonly<Record<string, (hand: ReturnType<typeof handOn>) => void>> = {
    'tap the piece': (hand) => hand.tap(at('f3')),
    'tap the final square': (hand) => hand.tap(at('b7')),
    'drag to the final square': (hand) => hand.drag(squares('f3 b7')),
    'drag through the landings': (hand) => hand.drag(squares('f3 f5 d5 d7 b7')),
    'drag to the first landing': (hand) => hand.drag(squares('f3 f5')),
    keyboard: (hand) => hand.send({ kind: 'activate', square: at('f3'), timeMs: 1 }),
  }
  for (const [habit, enter] of Object.entries(habits)) {
    const hand = handOn(view)
    enter(hand)
    expect(movesOf(hand.told), habit).toEqual([fourHops])
  }
})

test('taps on the squares of a capture just entered are not the next move', () => {
  const view = viewOf(CASES.fourHops)
  const hand = handOn(view)
  hand.tap(at('f3'))
  const after = viewOf(START)
  const echo = takeInput(
    after,
    { ...hand.input(), entry: { phase: 'none' } },
    {
      kind: 'down',
      pointer: 1,
      spot: hand.spot(at('d5')),
      touch: false,
      timeMs: hand.later(300),
    },
  )
  expect(echo.input.gesture.kind).toBe('idle')
  const next = takeInput(after, echo.input, {
    kind: 'down',
    pointer: 1,
    spot: hand.spot(at('d5')),
    touch: false,
    timeMs: hand.later(3000),
  })
  expect(next.input.gesture.kind).toBe('pressed')
})

test('after a piece alone was touched, the hand on its way to the square plays nothing more', () => {
  const hand = handOn(viewOf(START))
  hand.tap(at('d3'))
  expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
  const input: Input = { ...hand.input(), entry: { phase: 'none' } }
  const next = viewOf(positionOf('white', 'd4 a2', 'd6 c5 e5'))
  const press = (afterMs: number) =>
    isEcho(next, input, {
      kind: 'down',
      pointer: 1,
      spot: hand.spot(at('d4')),
      touch: false,
      timeMs: hand.later(0) + afterMs,
    })
  expect([press(1400), press(1600)]).toEqual([true, false])
})

test('a long press only looks where the piece can go', () => {
  const hand = handOn(viewOf(START), true)
  hand.down(hand.spot(at('d3')))
  hand.later(700)
  hand.up(hand.spot(at('d3')))
  expect(hand.told).toEqual([{ kind: 'chosen', square: at('d3'), targets: [at('d4')] }])
  hand.tap(at('d4'))
  expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
})

test('a late second tap on the square where the other side’s last move ended is not refused', () => {
  const hand = handOn({ ...viewOf(START), lastMove: moveOf('d6 d5') })
  hand.change({ setup: positionOf('white', 'a2 b2', 'd5 h7') })
  hand.tap(at('d5'))
  expect(hand.told).toEqual([])
  hand.tap(at('h7'))
  expect(hand.told).toMatchObject([{ refusal: { kind: 'not-yours' } }])
})

describe('where one touch is not wanted', () => {
  const chosen = { kind: 'chosen', square: at('d3'), targets: [at('d4')] }
  const ways = {
    'a quick press of a piece': (hand) => hand.tap(at('d3')),
    'a press of the square where only one piece can go': (hand) => hand.tap(at('d4')),
    'a key on that square': (hand) => hand.send({ kind: 'activate', square: at('d4'), timeMs: 1 }),
  } satisfies Record<string, (hand: ReturnType<typeof handOn>) => void>

  test.each(Object.entries(ways))('%s only looks, and the second touch plays', (_, firstTouch) => {
    const hand = handOn({ ...viewOf(START), oneTouch: false })
    firstTouch(hand)
    expect(hand.told).toEqual([chosen])
    hand.tap(at('d4'))
    expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
  })

  test('the only capture there is plays all the same: there is nothing to guess', () => {
    for (const square of squares('f3 b7')) {
      const hand = handOn({ ...viewOf(CASES.fourHops), oneTouch: false })
      hand.tap(square)
      expect(movesOf(hand.told)).toEqual([fourHops])
    }
  })
})

test('the keyboard is told where a piece goes before it plays, but the only capture plays at once', () => {
  const quiet = handOn(viewOf(START))
  quiet.send({ kind: 'activate', square: at('d3'), timeMs: 1 })
  expect(quiet.told).toEqual([{ kind: 'chosen', square: at('d3'), targets: [at('d4')] }])
  const capture = handOn(viewOf(CASES.fourHops))
  capture.send({ kind: 'activate', square: at('f3'), timeMs: 1 })
  expect(movesOf(capture.told)).toEqual([fourHops])
})

describe('a move to be confirmed', () => {
  const confirming = (view: BoardView): BoardView => ({ ...view, confirm: true })

  test('waits; a second touch of its final square plays it', () => {
    const hand = handOn(confirming(viewOf(START, 'tama')))
    hand.tap(at('d3'))
    hand.tap(at('e4'))
    const move = moveOf('d3 e4')
    expect(hand.told.slice(1)).toEqual([{ kind: 'pending', move }])
    expect(hand.input().entry).toEqual({ phase: 'pending', move, hops: 0 })
    hand.tap(at('e4'))
    expect(movesOf(hand.told)).toEqual([move])
    expect(hand.input().entry).toEqual({ phase: 'entered', move, hops: 1 })
  })

  test('is entered by two touches, so that the second of them does not accept it', () => {
    const hand = handOn(confirming(viewOf(START)))
    hand.tap(at('d3'))
    hand.tap(at('d4'))
    expect(hand.told).toMatchObject([{ kind: 'chosen' }, { kind: 'pending', move: moveOf('d3 d4') }])
  })

  test('a touch elsewhere, Escape and the owner take it back; a touched piece is chosen instead', () => {
    const enter = () => {
      const hand = handOn(confirming(viewOf(START, 'tama')))
      hand.tap(at('d3'))
      hand.tap(at('e4'))
      return hand
    }
    const elsewhere = enter()
    elsewhere.tap(at('h5'))
    const escaped = enter()
    escaped.send({ kind: 'escape' })
    for (const hand of [elsewhere, escaped]) {
      expect(hand.told.at(-1)).toEqual({ kind: 'pending', move: undefined })
      expect(hand.input().entry).toEqual({ phase: 'none' })
    }
    expect(escaped.input().echo).toBeUndefined()
    const other = enter()
    other.tap(at('a3'))
    expect(other.input().entry).toMatchObject({ phase: 'chosen', from: at('a3') })
    const accepted = enter()
    accepted.send({ kind: 'accept' })
    expect(movesOf(accepted.told)).toEqual([moveOf('d3 e4')])
  })

  test('nothing is played that was not accepted, however it was entered', () => {
    for (const enter of [
      (hand: ReturnType<typeof handOn>) => hand.tap(at('f3')),
      (hand: ReturnType<typeof handOn>) => hand.tap(at('b7')),
      (hand: ReturnType<typeof handOn>) => hand.drag(squares('f3 b7')),
      (hand: ReturnType<typeof handOn>) => hand.send({ kind: 'activate', square: at('f3'), timeMs: 1 }),
    ]) {
      const hand = handOn(confirming(viewOf(CASES.fourHops)))
      enter(hand)
      expect(hand.told).toEqual([{ kind: 'pending', move: fourHops }])
      hand.send({ kind: 'accept' })
      hand.send({ kind: 'accept' })
      expect(movesOf(hand.told)).toEqual([fourHops])
    }
  })
})

describe('a premove', () => {
  /** White waits for Black, who must take on d4; White may take back from e3 or c3 and go on. */
  const waiting = (more: Partial<BoardView> = {}): BoardView => {
    const position = positionOf('black', 'd4 c3 e3 a2', 'd5 h7 a7')
    const routesOf = (at: typeof position) => legalRoutes(at, PRESETS['dama-federation'])
    return {
      setup: position,
      orientation: 'white',
      choices: [],
      mode: 'play',
      premoves: premoveRoutes(position, routesOf),
      ...more,
    }
  }
  const premovesOf = (told: readonly InputTold[]) =>
    told.flatMap((news) => (news.kind === 'premove' ? [news.premove && squareName(news.premove.from)] : []))

  test('is entered by the same habits as a move, and never by the piece alone', () => {
    const tapping = handOn(waiting())
    tapping.tap(at('c3'))
    expect(premovesOf(tapping.told)).toEqual([])
    tapping.tap(at('e3'))
    tapping.tap(at('e4'))
    const dragging = handOn(waiting(), true)
    dragging.drag(squares('e3 e4'))
    const byKeys = handOn(waiting())
    byKeys.send({ kind: 'activate', square: at('e3'), timeMs: 1 })
    byKeys.send({ kind: 'activate', square: at('e4'), timeMs: 2 })
    for (const hand of [tapping, dragging, byKeys]) {
      expect(premovesOf(hand.told)).toEqual(['e3'])
      expect(movesOf(hand.told)).toEqual([])
      expect(hand.input().entry).toEqual({ phase: 'none' })
    }
  })

  test('is cancelled by a touch elsewhere and by Escape; a touched piece is chosen at once', () => {
    const premove = moveOf('e3 e4')
    const elsewhere = handOn(waiting({ premove }))
    elsewhere.tap(at('h5'))
    const escaped = handOn(waiting({ premove }))
    escaped.send({ kind: 'escape' })
    const chosen = handOn(waiting({ premove }))
    chosen.tap(at('c3'))
    for (const hand of [elsewhere, escaped, chosen]) expect(premovesOf(hand.told)).toEqual([undefined])
    expect(chosen.input().entry).toMatchObject({ phase: 'chosen', from: at('c3') })
  })

  test('is replaced by another one', () => {
    const hand = handOn(waiting({ premove: moveOf('e3 e4') }))
    hand.drag(squares('a2 a3'))
    expect(premovesOf(hand.told)).toEqual(['a2'])
  })

  test('cannot be entered where none is offered', () => {
    const hand = handOn(waiting({ premoves: [] }))
    hand.drag(squares('e3 e4'))
    hand.tap(at('e3'))
    expect(hand.told).toEqual([])
  })
})

test('a trembling press is a tap, a clear movement a drag; a finger may tremble more', () => {
  const tremble = (touch: boolean, by: number): string => {
    const hand = handOn(viewOf(START), touch)
    const spot = hand.spot(at('d3'))
    hand.down(spot)
    hand.move({ x: spot.x + by, y: spot.y })
    return hand.input().gesture.kind
  }
  expect([tremble(false, 0.05), tremble(false, 0.12)]).toEqual(['pressed', 'dragging'])
  expect([tremble(true, 0.12), tremble(true, 0.25)]).toEqual(['pressed', 'dragging'])
})

test('a cancelled pointer puts the piece back and the next tap works', () => {
  const hand = handOn(viewOf(START), true)
  hand.down(hand.spot(at('d3')))
  hand.move(hand.spot(at('d4')))
  hand.send({ kind: 'cancel', pointer: 1 })
  expect(hand.input()).toEqual(NO_INPUT)
  hand.tap(at('d3'))
  hand.tap(at('d4'))
  expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
})

test('a second finger ends the drag; nothing is played and the next tap works', () => {
  const hand = handOn(viewOf(START), true)
  hand.down(hand.spot(at('d3')), 1)
  hand.move(hand.spot(at('d4')), 1)
  hand.down(hand.spot(at('g5')), 2)
  hand.move(hand.spot(at('d4')), 1)
  hand.up(hand.spot(at('d4')), 1)
  hand.up(hand.spot(at('g5')), 2)
  expect(hand.told).toEqual([])
  expect(hand.input().gesture.kind).toBe('idle')
  hand.tap(at('e4'))
  expect(movesOf(hand.told)).toEqual([moveOf('e3 e4')])
})

test('another pointer’s movements and release are not this drag’s', () => {
  const hand = handOn(viewOf(START))
  hand.down(hand.spot(at('d3')), 1)
  hand.move(hand.spot(at('d4')), 1)
  hand.move(hand.spot(at('a8')), 7)
  hand.up(hand.spot(at('a8')), 7)
  hand.send({ kind: 'cancel', pointer: 7 })
  expect(hand.input().gesture.kind).toBe('dragging')
  hand.up(hand.spot(at('d4')), 1)
  expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
})

test('a piece dropped off the board goes back and stays chosen', () => {
  const hand = handOn(viewOf(START))
  hand.down(hand.spot(at('d3')))
  hand.move({ x: 3.5, y: 9 })
  hand.up({ x: 3.5, y: 9 })
  expect(hand.told).toEqual([])
  expect(hand.input().entry).toMatchObject({ phase: 'chosen', from: at('d3') })
})

test('a press that slips to another square is no tap', () => {
  const hand = handOn(viewOf(START))
  hand.down(hand.spot(at('d4')))
  hand.up(hand.spot(at('d5')))
  expect(hand.told).toEqual([])
})

test('escape ends a drag, then a choice', () => {
  const hand = handOn(viewOf(START, 'tama'))
  hand.tap(at('d3'))
  hand.down(hand.spot(at('d3')))
  hand.move(hand.spot(at('d4')))
  hand.send({ kind: 'escape' })
  expect(hand.input().gesture.kind).toBe('idle')
  expect(hand.input().entry.phase).toBe('chosen')
  hand.send({ kind: 'escape' })
  expect(hand.input().entry.phase).toBe('none')
  expect(hand.told.map(({ kind }) => kind)).toEqual(['chosen', 'cancelled'])
})

test('after a reported move the board waits and takes no further touch', () => {
  const hand = handOn(viewOf(START))
  hand.tap(at('d4'))
  hand.tap(at('e4'))
  expect(movesOf(hand.told)).toEqual([moveOf('d3 d4')])
})

test('the edit mode reports taps on any square, drags of any piece, and drops off the board', () => {
  const hand = handOn({ ...viewOf(START), mode: 'edit' })
  hand.tap(at('e5'))
  hand.drag(squares('a7 a5'))
  hand.drag(squares('e5 e4'))
  hand.drag(squares('a7 a6 a7'))
  hand.down(hand.spot(at('a7')))
  hand.move({ x: -2, y: 3 })
  hand.up({ x: -2, y: 3 })
  expect(hand.told).toEqual([
    { kind: 'edit-tap', square: at('e5') },
    { kind: 'edit-drag', from: at('a7'), to: at('a5') },
    { kind: 'edit-drag', from: at('a7'), to: undefined },
  ])
})

/** Taps `first`, then answers every question from what is on offer so that `wanted` comes out. */
const answerUntilPlayed = (view: BoardView, wanted: Move, taps: readonly Square[]): Move | undefined => {
  const hand = handOn(view)
  for (const square of taps) {
    hand.tap(square)
    const [played] = movesOf(hand.told)
    if (played !== undefined) return played
  }
  for (let question = 0; question < 32; question++) {
    const [played] = movesOf(hand.told)
    if (played !== undefined) return played
    const { entry } = hand.input()
    if (entry.phase !== 'chosen' || !entry.asking) return undefined
    const hop = entry.trail.length
    const still = entry.pool.find((route) => sameMove(route, wanted))
    const next = still?.path[hop]
    if (next === undefined || !nextSquares(entry).includes(next)) return undefined
    hand.tap(next)
  }
  return undefined
}

const positionsAndPresets = fc.tuple(positions({ maxPieces: 8 }), fc.constantFrom<PresetId>(...PRESET_IDS))

test('every legal move can be entered by its piece and its final square, with the forks answered', () => {
  fc.assert(
    fc.property(positionsAndPresets, ([position, preset]) => {
      const view = viewOf(position, preset)
      for (const move of view.choices) {
        const isOnly = new Set(view.choices.map(moveKey)).size === 1
        const taps = isOnly && move.captured.length > 0 ? [move.from] : [move.from, finalSquare(move)]
        const played = answerUntilPlayed(view, move, taps)
        expect(played !== undefined && sameMove(played, move)).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test('every legal capture can be entered by dragging through its landings', () => {
  fc.assert(
    fc.property(positionsAndPresets, ([position, preset]) => {
      const view = viewOf(position, preset)
      for (const move of view.choices) {
        const hand = handOn(view)
        const spot = hand.spot(move.from)
        hand.down(spot)
        hand.move({ x: spot.x, y: spot.y - 0.3 })
        for (const square of move.path) hand.move(hand.spot(square))
        hand.up(hand.spot(finalSquare(move)))
        const [played] = movesOf(hand.told)
        if (played !== undefined) expect(sameMove(played, move)).toBe(true)
        else expect(hand.input().entry).toMatchObject({ phase: 'chosen', asking: true })
      }
    }),
    { numRuns: 150 },
  )
})

test('whatever is touched, only legal moves are reported', () => {
  fc.assert(
    fc.property(
      positionsAndPresets,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 63 }), fc.integer({ min: 0, max: 63 })), { maxLength: 12 }),
      ([position, preset], gestures) => {
        const view = viewOf(position, preset)
        const hand = handOn(view)
        for (const [from, to] of gestures) {
          if (from === to) hand.tap(from as Square)
          else hand.drag([from as Square, to as Square])
        }
        for (const move of movesOf(hand.told)) expect(view.choices).toContain(move)
      },
    ),
    { numRuns: 200 },
  )
})

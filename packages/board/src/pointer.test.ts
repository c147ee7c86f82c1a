import { legalRoutes, PRESETS, START, squareName } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { type Input, type InputTold, isEcho, NO_INPUT, takeInput } from './pointer.ts'
import { premoveRoutes } from './premove.ts'
import { handOn, movesOf } from './testing/hand.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

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

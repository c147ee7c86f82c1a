import { legalMoves, type Position, PRESETS, play } from '@tama/engine'
import { makeMove, parsePosition } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import type { LineScene } from './scene.ts'
import { captureAtEnd, isSameLine, type Leg, legsBetween } from './scene-line.ts'

const positionOf = (fen: string): Position => {
  const read = parsePosition(fen)
  if (!read.ok) throw new Error(fen)
  return read.value
}

const START = positionOf('W:Wc2,h2:Bc5,a7')

const line = (
  texts: readonly string[],
  start = START,
  orientation: 'white' | 'black' = 'white',
): LineScene => {
  const plies: LineScene['plies'][number][] = []
  let at = start
  for (const text of texts) {
    const legal = legalMoves(at, PRESETS.dama)
    const move = legal.find((one) => makeMove(one, legal) === text)
    if (move === undefined) throw new Error(text)
    at = play(at, move)
    plies.push({ move, after: at })
  }
  const last = plies.at(-1)?.move
  const view = { setup: at, orientation, choices: legalMoves(at, PRESETS.dama), mode: 'play' as const }
  return { kind: 'line', start, plies, view: last === undefined ? view : { ...view, lastMove: last } }
}

const SHOT = ['c2-c3', 'c5-c4', 'c3xc5']
const shown = (legs: readonly Leg[]) =>
  legs.map(({ kind, move, after }) => [kind, move.from, after.choices.length > 0])

test('a longer line is played forward, and only at its end may something be entered', () => {
  expect(shown(legsBetween(line([]), line(SHOT)))).toEqual([
    ['forward', 10, false],
    ['forward', 34, false],
    ['forward', 18, true],
  ])
  expect(legsBetween(line([]), line(SHOT))[1]?.after.setup).toEqual(line(SHOT.slice(0, 2)).view.setup)
})

test('a shorter line is reached by taking moves back, the last one first', () => {
  const legs = legsBetween(line(SHOT), line([]))
  expect(shown(legs)).toEqual([
    ['back', 18, false],
    ['back', 34, false],
    ['back', 10, true],
  ])
  expect(legs[0]?.after.lastMove?.from).toBe(34)
  expect(legs[2]?.after).toEqual(line([]).view)
})

test('another line is reached by way of the place where they part', () => {
  const legs = legsBetween(line(['c2-c3', 'c5-c4']), line(['c2-c3', 'a7-a6']))
  expect(shown(legs)).toEqual([
    ['back', 34, false],
    ['forward', 48, true],
  ])
})

test('lines of other starts and a board that was turned round are only shown', () => {
  const other = positionOf('W:Wc2,h2:Bc5,a7')
  expect(legsBetween(line([]), line(['c2-c3'], other))).toEqual([])
  expect(legsBetween(line([]), line(['c2-c3'], START, 'black'))).toEqual([])
})

test('a line is the same as itself however often it is worked out', () => {
  expect(isSameLine(line(SHOT), line(SHOT))).toBe(true)
  expect(isSameLine(line(SHOT), line(SHOT.slice(0, 2)))).toBe(false)
  expect(isSameLine(line(SHOT.slice(0, 2)), line(SHOT))).toBe(false)
  expect(isSameLine(line(SHOT), line(SHOT, START, 'black'))).toBe(false)
})

test('the capture at the end of a line is found with what stood before it', () => {
  expect(captureAtEnd(line(SHOT))?.before).toEqual(line(SHOT.slice(0, 2)).view.setup)
  expect(captureAtEnd(line(['c2-c3']))).toBe(undefined)
  expect(captureAtEnd(line([]))).toBe(undefined)
})

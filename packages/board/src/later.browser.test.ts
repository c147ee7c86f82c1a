import { legalRoutes, PRESETS, squareName } from '@tama/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { premovedMove, premoveRoutes } from './premove.ts'
import { canvasOf, cell, centre, dragThrough, openBoard, point, settled, tap, until } from './testing/page.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

beforeAll(() => import('./stage/stage-painter.ts'), 120_000)

const standing = (opened: ReturnType<typeof openBoard>): readonly string[] =>
  opened.board.snapshot().pieces.map(({ x, y }) => squareName(opened.board.squareAt(x, y) as never))

const marks = (opened: ReturnType<typeof openBoard>): readonly string[] =>
  opened.board.snapshot().marks.map(({ kind, square }) => `${kind} ${squareName(square)}`)

const polite = (opened: ReturnType<typeof openBoard>) =>
  opened.host.querySelector('[aria-live=polite]')?.textContent

describe('a move to be confirmed', () => {
  const confirming = { ...viewOf(CASES.fourHops), confirm: true }

  test('is shown with the position after it, told as pending, and played by the owner’s accept', () => {
    const opened = openBoard(confirming)
    tap(opened, at('f3'))
    const move = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
    expect(opened.pendings).toEqual([move])
    expect(opened.moves).toEqual([])
    expect(standing(opened)).toContain('b7')
    expect(standing(opened)).not.toContain('e5')
    expect(marks(opened)).toEqual(['pending b7'])
    expect(polite(opened)).toBe('accept f3 f5 d5 d7 b7')
    opened.board.accept()
    opened.board.accept()
    expect(opened.moves).toEqual([move])
    expect(standing(opened)).toContain('b7')
  })

  test('is taken back by Backspace and by the owner, as if nothing had been', async () => {
    const opened = openBoard(confirming)
    opened.board.focus(at('f3'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell(opened, at('b7')))
    await userEvent.keyboard('{Backspace}')
    expect(opened.pendings.at(-1)).toBeUndefined()
    expect(standing(opened)).toContain('f3')
    expect(standing(opened)).toContain('e5')
    tap(opened, at('b7'))
    opened.board.takeBack()
    expect(opened.pendings).toHaveLength(4)
    expect(opened.moves).toEqual([])
  })

  test('is accepted by Enter on its final square', async () => {
    const opened = openBoard(confirming)
    opened.board.focus(at('f3'))
    await userEvent.keyboard('{Enter}{Enter}')
    expect(opened.moves).toHaveLength(1)
  })

  test('does not survive another position, and its owner hears so', () => {
    const opened = openBoard(confirming)
    tap(opened, at('f3'))
    opened.change({ setup: CASES.obligation, choices: [] })
    expect(opened.pendings).toHaveLength(2)
    expect(opened.pendings[1]).toBeUndefined()
  })

  test('shows its hops on the way when there is motion', async () => {
    const opened = openBoard(confirming, { speed: 'fast' })
    tap(opened, at('f3'))
    expect(opened.board.snapshot().animation).toBeDefined()
    await until(() => opened.board.snapshot().animation === undefined)
    expect(standing(opened)).toContain('b7')
  })
})

describe('premoves', () => {
  const ruleset = PRESETS['dama-federation']
  /** Black must take on d4 and lands on d3; White must then take back from c3. */
  const position = positionOf('black', 'd4 c3 b3', 'd5 h7 a7')
  const waiting: BoardView = {
    setup: position,
    orientation: 'white',
    choices: [],
    mode: 'play',
    premoves: premoveRoutes(position, (place) => legalRoutes(place, ruleset)),
  }
  const reply = moveOf('d5 d3', 'd4')
  const after = viewOf(positionOf('white', 'c3 b3', 'd3 h7 a7'), 'dama-federation', { lastMove: reply })

  test('are entered by drag or by two touches, shown and spoken, and cancelled by a touch elsewhere', () => {
    const opened = openBoard(waiting)
    const [first] = waiting.premoves ?? []
    if (first === undefined) throw new Error('no premove')
    dragThrough(opened, [first.from, ...first.path])
    expect(opened.premoves).toHaveLength(1)
    const to = first.path[first.path.length - 1] ?? first.from
    expect(marks(opened)).toEqual([`premove-from ${squareName(first.from)}`, `premove-to ${squareName(to)}`])
    expect(polite(opened)).toMatch(/^later/)
    expect(cell(opened, first.from).getAttribute('aria-label')).toContain('premove from')
    tap(opened, at('h4'))
    expect(opened.premoves.at(-1)).toBeUndefined()
    expect(marks(opened)).toEqual([])
    expect(opened.moves).toEqual([])
  })

  test('become moves when they are legal after the reply', async () => {
    const opened = openBoard(waiting)
    tap(opened, at('c3'))
    tap(opened, at('e3'))
    expect(opened.premoves).toHaveLength(1)
    const [premove] = opened.premoves
    if (premove === undefined) throw new Error('no premove')
    await opened.board.animate(reply, after)
    expect(premovedMove(after.choices, premove)).toMatchObject(moveOf('c3 e3', 'd3'))
  })

  test('a piece chosen for later stays chosen when its turn has come', async () => {
    const opened = openBoard(waiting)
    tap(opened, at('c3'))
    await opened.board.animate(reply, after)
    expect(opened.board.snapshot().chosen).toBe(at('c3'))
    const lost = openBoard(waiting)
    tap(lost, at('b3'))
    await lost.board.animate(reply, after)
    expect(lost.board.snapshot().chosen).toBeUndefined()
  })

  test('a piece in the hand stays there while the reply is shown at once, and the drop is a move', async () => {
    const opened = openBoard(waiting, { speed: 'slow' })
    point(opened, 'pointerdown', centre(opened, at('c3')))
    point(opened, 'pointermove', centre(opened, at('d4')))
    await opened.board.animate(reply, after)
    expect(opened.board.snapshot().dragging).toBe(true)
    expect(standing(opened)).not.toContain('d5')
    point(opened, 'pointermove', centre(opened, at('e3')))
    point(opened, 'pointerup', centre(opened, at('e3')))
    expect(opened.moves).toMatchObject([{ from: at('c3'), captured: [at('d3')] }])
  })

  test('cannot be entered where the owner offers none', () => {
    const opened = openBoard({ ...waiting, premoves: [] })
    dragThrough(opened, squares('c3 e3'))
    expect([opened.premoves, opened.moves]).toEqual([[], []])
  })
})

test('the square of a wrong touch is marked, and the pieces that must move swell twice without stopping the game', async () => {
  const opened = openBoard(viewOf(CASES.obligation), { speed: 'fast' })
  tap(opened, at('a2'))
  const swells = new Set<number>()
  await until(() => {
    const must = opened.board.snapshot().marks.find(({ kind }) => kind === 'must-now') as { swell?: number }
    if (must.swell !== undefined) swells.add(must.swell)
    return swells.size > 3 && must.swell === undefined
  }, 'the swelling')
  expect(marks(opened)).toEqual(['must-now h4', 'refused a2'])
  expect(opened.host.querySelector('.tama-board')?.getAttribute('data-busy')).toBe('false')
  tap(opened, at('a2'))
  tap(opened, at('h4'))
  expect(opened.moves).toEqual([moveOf('h4 h6', 'h5')])
})

test('without motion nothing swells', async () => {
  const opened = openBoard(viewOf(CASES.obligation), { speed: 'off' })
  await settled(opened, 'canvas')
  tap(opened, at('a2'))
  const { paints } = opened.board.snapshot()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(opened.board.snapshot().paints).toBe(paints)
  expect(canvasOf(opened)).toBeDefined()
})

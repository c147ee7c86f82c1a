import { type Move, SQUARES, START, sameMove, squareName } from '@tama/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cell, centre, dragThrough, openBoard, point, settled, tap, until } from './testing/page.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'

const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
const isFourHops = (moves: readonly Move[]): boolean =>
  moves.length === 1 && sameMove(moves[0] as Move, fourHops)

// The first load of Pixi takes its time; tests are not about it.
beforeAll(() => import('./stage/stage-painter.ts'), 120_000)

test('the SVG board is there at once, the stage follows', async () => {
  const opened = openBoard(viewOf(START))
  expect(opened.board.renderer).toBe('svg')
  expect(opened.host.querySelectorAll('svg use')).toHaveLength(32)
  await settled(opened, 'canvas')
  expect(opened.host.querySelector('svg')).toBeNull()
  expect(opened.board.snapshot().pieces).toHaveLength(32)
})

describe('input habits', () => {
  test.each(['svg', 'canvas'] as const)('every habit enters a capture of four on %s', async (renderer) => {
    const habits: readonly ((opened: ReturnType<typeof openBoard>) => void | Promise<void>)[] = [
      (opened) => tap(opened, at('f3')),
      (opened) => tap(opened, at('b7')),
      (opened) => dragThrough(opened, squares('f3 b7')),
      (opened) => dragThrough(opened, squares('f3 f5 d5 d7 b7')),
      (opened) => tap(opened, at('f3'), { pointerType: 'touch' }),
      (opened) => dragThrough(opened, squares('f3 f5'), { pointerType: 'touch' }),
      async (opened) => {
        opened.board.focus(at('f3'))
        await userEvent.keyboard('{Enter}')
      },
    ]
    for (const enter of habits) {
      const opened = openBoard(viewOf(CASES.fourHops), { renderer, width: 320 })
      if (renderer === 'canvas') await settled(opened, renderer)
      await enter(opened)
      expect(isFourHops(opened.moves)).toBe(true)
      const standing = opened.board.snapshot().pieces.map(({ square }) => squareName(square))
      expect(standing).toContain('b7')
      expect(standing).not.toContain('f4')
      opened.board.destroy()
    }
  })

  test('a real mouse clicks and drags', async () => {
    const opened = openBoard(viewOf(START, 'dama'))
    await userEvent.click(cell(opened, at('d3')))
    expect(document.activeElement).toBe(cell(opened, at('d3')))
    await userEvent.keyboard('{Escape}')
    expect(opened.board.snapshot().chosen).toBeUndefined()
    await userEvent.click(cell(opened, at('d4')))
    expect(opened.moves).toEqual([moveOf('d3 d4')])
  })

  test('a fork is asked, answered, and taken back', () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare))
    tap(opened, at('d2'))
    tap(opened, at('b2'))
    expect(opened.board.snapshot().trail).toEqual(squares('b2 b4'))
    const forks = opened.board.snapshot().marks.filter(({ kind }) => kind === 'fork')
    expect(forks.map(({ square }) => square)).toEqual(squares('d4 b6'))
    opened.board.focus(at('b4'))
    tap(opened, at('b2'))
    expect(opened.board.snapshot().trail).toEqual(squares('b2'))
    tap(opened, at('d4'))
    expect(opened.moves).toEqual([moveOf('d2 b2 b4 d4', 'c2 b3 c4')])
  })

  test('a hop taken back is seen to go back, and what it took comes back with it', async () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare), { speed: 'fast', renderer: 'svg' })
    const count = () => opened.board.snapshot().pieces.length
    tap(opened, at('d2'))
    tap(opened, at('b2'))
    await until(() => opened.board.snapshot().animation === undefined)
    expect(count()).toBe(4)
    opened.board.takeBack()
    expect(opened.board.snapshot().animation).toBeDefined()
    await until(() => opened.board.snapshot().animation === undefined)
    expect(count()).toBe(5)
    expect(opened.board.snapshot().trail).toEqual(squares('b2'))
  })

  test('a cancelled touch leaves nothing behind', () => {
    const opened = openBoard(viewOf(START, 'dama'))
    const touch = { pointerType: 'touch' }
    point(opened, 'pointerdown', centre(opened, at('d3')), touch)
    point(opened, 'pointermove', centre(opened, at('d4')), touch)
    expect(opened.board.snapshot().dragging).toBe(true)
    point(opened, 'pointercancel', centre(opened, at('d4')), touch)
    expect(opened.board.snapshot().dragging).toBe(false)
    tap(opened, at('d3'), touch)
    tap(opened, at('d4'), touch)
    expect(opened.moves).toEqual([moveOf('d3 d4')])
  })

  test('a second finger stops the drag and the next tap works', () => {
    const opened = openBoard(viewOf(START, 'dama'))
    const first = { pointerType: 'touch', pointerId: 11 }
    const second = { pointerType: 'touch', pointerId: 12, isPrimary: false }
    point(opened, 'pointerdown', centre(opened, at('d3')), first)
    point(opened, 'pointermove', centre(opened, at('d4')), first)
    point(opened, 'pointerdown', centre(opened, at('g5')), second)
    point(opened, 'pointerup', centre(opened, at('d4')), first)
    point(opened, 'pointerup', centre(opened, at('g5')), second)
    expect(opened.moves).toEqual([])
    tap(opened, at('e4'), { pointerType: 'touch', pointerId: 13 })
    expect(opened.moves).toEqual([moveOf('e3 e4')])
  })

  test('a screen reader’s click, which no pointer precedes, is an activation', () => {
    const opened = openBoard(viewOf(START, 'dama'))
    cell(opened, at('d4')).click()
    expect(opened.moves).toEqual([moveOf('d3 d4')])
  })

  test('a refusal is told and marked until the next touch', () => {
    const opened = openBoard(viewOf(CASES.obligation))
    tap(opened, at('a2'))
    expect(opened.refusals).toEqual([{ kind: 'must-capture', square: at('a2'), must: [at('h4')], count: 1 }])
    const marks = () =>
      opened.board.snapshot().marks.map(({ kind, square }) => `${kind} ${squareName(square)}`)
    expect(marks()).toEqual(['must-now h4', 'refused a2'])
    tap(opened, at('c6'))
    expect(marks()).toEqual(['must h4'])
  })

  test('only squares with a movable piece keep a touch from scrolling the page', () => {
    const opened = openBoard(viewOf(CASES.obligation))
    const style = (name: string): string => getComputedStyle(cell(opened, at(name))).touchAction
    expect(style('h4')).toBe('pinch-zoom')
    expect(style('a2')).toBe('manipulation')
    expect(style('d5')).toBe('manipulation')
  })

  test('the edit mode reports taps and drags, also off the board', () => {
    const opened = openBoard({ ...viewOf(START), mode: 'edit' })
    tap(opened, at('e5'))
    dragThrough(opened, squares('d3 d5'))
    point(opened, 'pointerdown', centre(opened, at('a7')))
    point(opened, 'pointermove', [5, 700])
    point(opened, 'pointerup', [5, 700])
    expect(opened.edits).toEqual([[at('e5')], [at('d3'), at('d5')], [at('a7'), undefined]])
    expect(opened.moves).toEqual([])
  })
})

describe('keyboard and screen reader', () => {
  test('there is one tab stop; arrows follow what is seen from either side', async () => {
    const opened = openBoard(viewOf(START))
    const stops = () => [...opened.host.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toHaveLength(1)
    opened.board.focus(at('d4'))
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(document.activeElement).toBe(cell(opened, at('e5')))
    opened.change({ orientation: 'black' })
    expect(document.activeElement).toBe(cell(opened, at('e5')))
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(document.activeElement).toBe(cell(opened, at('d4')))
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(cell(opened, at('h4')))
    expect(stops()).toHaveLength(1)
  })

  test('Enter and Space choose and play, Escape takes back and then is the page’s', async () => {
    const opened = openBoard(viewOf(START, 'dama'))
    let escapes = 0
    const count = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') escapes++
    }
    document.addEventListener('keydown', count)
    opened.board.focus(at('d3'))
    await userEvent.keyboard('{Enter}')
    expect(cell(opened, at('d3')).getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(cell(opened, at('d3')).hasAttribute('aria-selected')).toBe(false)
    expect(escapes).toBe(0)
    await userEvent.keyboard('{Escape}')
    expect(escapes).toBe(1)
    document.removeEventListener('keydown', count)
    await userEvent.keyboard(' {ArrowUp}{Enter}')
    expect(opened.moves).toEqual([moveOf('d3 d4')])
  })

  test('keys the board does not use are handed on with their square', async () => {
    const keys: string[] = []
    const opened = openBoard(viewOf(START), {
      onKey: (key, square) => keys.push(`${key} ${squareName(square)}`),
    })
    opened.board.focus(at('c4'))
    await userEvent.keyboard('{Delete}k')
    expect(keys).toEqual(['Delete c4', 'k c4'])
  })

  test('labels say what stands on a square and what it may do', () => {
    const opened = openBoard(viewOf(CASES.twoPieces))
    expect(cell(opened, at('c2')).getAttribute('aria-label')).toBe('c2, white man, must capture')
    cell(opened, at('c2')).click()
    expect(cell(opened, at('c4')).getAttribute('aria-label')).toBe('c4, empty, target')
  })

  test('the opponent’s move interrupts, the user’s own waits its turn', async () => {
    const opened = openBoard(viewOf(START, 'dama'))
    const region = (manner: string) => opened.host.querySelector(`[aria-live=${manner}]`)?.textContent
    tap(opened, at('d4'))
    expect(region('polite')).toBe('white d3 d4')
    const before = opened.view()
    await opened.board.animate(moveOf('d6 d5'), { ...before, lastMove: moveOf('d6 d5') })
    expect(region('assertive')).toBe('black d6 d5')
  })

  test('a choice is spoken with its targets', () => {
    const opened = openBoard(viewOf(START, 'dama'))
    cell(opened, at('a3')).click()
    expect(opened.host.querySelector('[aria-live=polite]')?.textContent).toBe('a3 to a4')
  })

  test('a question leads the keyboard to its first answer, and each answer says that it is one', async () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare))
    opened.board.focus(at('b6'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell(opened, at('b2')))
    expect(cell(opened, at('b2')).ariaLabel).toBe('b2, empty, question')
    expect(cell(opened, at('d4')).ariaLabel).toBe('d4, empty, question')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(opened.board.snapshot().chosen).toBeUndefined()
    opened.board.focus(at('b6'))
    await userEvent.keyboard('{Enter}{Enter}')
    expect(opened.moves).toEqual([moveOf('d2 b2 b4 b6', 'c2 b3 b5')])
  })

  test('a refusal and a question are spoken', () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare))
    const polite = () => opened.host.querySelector('[aria-live=polite]')?.textContent
    tap(opened, at('d3'))
    expect(polite()).toBe('refused not-yours d3')
    tap(opened, at('b6'))
    expect(polite()).toBe('on to b2 d4')
  })

  test('every square is a target of at least 24 pixels at 320 and the grid lies on the picture', () => {
    const opened = openBoard(viewOf(START), { width: 320 })
    const { squareSize, pieces } = opened.board.snapshot()
    expect(squareSize).toBeGreaterThanOrEqual(36)
    for (const { square, x, y } of pieces) {
      const [cx, cy] = centre(opened, square)
      expect(Math.abs(cx - x) + Math.abs(cy - y)).toBeLessThan(1)
    }
  })
})

describe('the page around the board', () => {
  test('after the layout has shifted, touches still meet their squares', () => {
    const opened = openBoard(viewOf(START, 'tama'))
    const banner = document.createElement('div')
    banner.style.height = '60px'
    document.body.prepend(banner)
    tap(opened, at('c3'))
    expect(opened.board.snapshot().chosen).toBe(at('c3'))
    const box = cell(opened, at('g3')).getBoundingClientRect()
    const edge = [box.right - 1, box.top + 3] as const
    point(opened, 'pointerdown', edge)
    point(opened, 'pointerup', edge)
    expect(opened.board.snapshot().chosen).toBe(at('g3'))
    banner.remove()
  })

  test('a new width is followed, and what is half entered stays', async () => {
    const opened = openBoard(viewOf(CASES.twoRoutesToOneSquare))
    tap(opened, at('d2'))
    tap(opened, at('b2'))
    const { squareSize } = opened.board.snapshot()
    opened.host.style.width = '320px'
    await until(() => opened.board.snapshot().squareSize < squareSize)
    expect(opened.board.snapshot().trail).toEqual(squares('b2 b4'))
  })

  test('thirty changes of the window’s height alone repaint nothing and keep the choice', async () => {
    const opened = openBoard(viewOf(START, 'tama'))
    await settled(opened, 'canvas')
    tap(opened, at('d3'))
    const { paints } = opened.board.snapshot()
    document.body.style.minHeight = '2000px'
    window.scrollTo(0, 40)
    for (let turn = 0; turn < 30; turn++) {
      document.body.style.paddingBottom = `${turn * 3}px`
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(opened.board.snapshot().paints).toBe(paints)
    expect(opened.board.snapshot().chosen).toBe(at('d3'))
    expect(window.scrollY).toBe(40)
    document.body.style.minHeight = ''
    document.body.style.paddingBottom = ''
    window.scrollTo(0, 0)
  })

  test('a right-to-left page does not mirror the board', () => {
    document.documentElement.dir = 'rtl'
    const opened = openBoard(viewOf(START, 'dama'))
    expect(centre(opened, at('a1'))[0]).toBeLessThan(centre(opened, at('h1'))[0])
    dragThrough(opened, squares('d3 d4'))
    expect(opened.moves).toEqual([moveOf('d3 d4')])
    expect(opened.board.squareAt(...centre(opened, at('d4')))).toBe(at('d4'))
  })

  test('a point of the window is mapped to its square for drags from outside', () => {
    const opened = openBoard(viewOf(START))
    for (const square of SQUARES) expect(opened.board.squareAt(...centre(opened, square))).toBe(square)
    expect(opened.board.squareAt(1, 1)).toBeUndefined()
  })

  test('showing the same choices keeps what is half entered, other ones drop it', () => {
    const opened = openBoard({ ...viewOf(CASES.twoPieces), oneTouch: false })
    tap(opened, at('c2'))
    opened.change({ hint: squares('c2 c4') })
    expect(opened.board.snapshot().chosen).toBe(at('c2'))
    opened.change({ setup: positionOf('white', 'c2 f2', 'c3 f3') })
    expect(opened.board.snapshot().chosen).toBeUndefined()
  })

  test('the second tap of a habit does not cut short the move that the first one played', () => {
    const opened = openBoard(viewOf(START, 'dama'), { speed: 'slow' })
    tap(opened, at('d3'))
    expect(opened.moves).toHaveLength(1)
    tap(opened, at('d4'))
    expect(opened.board.snapshot().animation).toBeDefined()
    tap(opened, at('h8'))
    expect(opened.board.snapshot().animation).toBeUndefined()
  })

  test('a press that cuts a move short counts on what the move leads to', () => {
    const opened = openBoard(viewOf(START), { speed: 'slow' })
    void opened.board.animate(moveOf('a3 a4'), { ...viewOf(CASES.twoPieces), oneTouch: false })
    expect(opened.board.snapshot().animation).toBeDefined()
    tap(opened, at('c2'))
    expect(opened.board.snapshot().animation).toBeUndefined()
    expect(opened.board.snapshot().chosen).toBe(at('c2'))
  })
})

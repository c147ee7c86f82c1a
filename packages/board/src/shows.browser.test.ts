import { type Position, play, START, squareName } from '@tama/engine'
import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { choreograph } from './choreography.ts'
import { MOTIONS, rewindMotion, STILL_MS } from './motion.ts'
import { holdTime, openBoard, tap } from './testing/page.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

beforeAll(() => import('./stage/stage-painter.ts'), 120_000)

const standing = (opened: ReturnType<typeof openBoard>): readonly string[] =>
  opened.board
    .snapshot()
    .pieces.filter(({ alpha }) => alpha === 1)
    .map(({ x, y }) => squareName(opened.board.squareAt(x, y) as never))
    .sort()

const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
const before = viewOf(CASES.fourHops)
const after: BoardView = {
  ...before,
  setup: play(CASES.fourHops as Position, fourHops),
  choices: [],
  lastMove: fourHops,
}
const places = (view: BoardView): readonly string[] =>
  view.setup.board
    .flatMap((piece, square) => (piece === undefined ? [] : [squareName(square as never)]))
    .sort()

test('a move is taken back hop by hop: its captured pieces come back, the last one first', async () => {
  const opened = openBoard(after, { speed: 'normal', renderer: 'svg' })
  const time = holdTime()
  const done = opened.board.rewind(fourHops, before)
  const plan = choreograph(fourHops, rewindMotion(MOTIONS.normal))
  await time.goTo(plan.totalMs * 0.02)
  expect(standing(opened)).not.toContain('c7')
  await time.goTo(plan.totalMs * 0.5)
  expect(standing(opened)).toContain('c7')
  expect(standing(opened)).not.toContain('f4')
  await time.goTo(plan.totalMs + 20)
  await done
  time.release()
  expect(standing(opened)).toEqual(places(before))
  expect(opened.board.snapshot().animation).toBeUndefined()
})

test('the start of a game deals the pieces and ends with all of them in place', async () => {
  const opened = openBoard(after, { speed: 'normal', renderer: 'svg' })
  const time = holdTime()
  const done = opened.board.deal(viewOf(START))
  await time.goTo(60)
  const early = opened.board.snapshot().pieces.length
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(32)
  await time.goTo(2000)
  await done
  time.release()
  expect(standing(opened)).toEqual(places(viewOf(START)))
})

test('a replay plays the move once more and leaves everything as it was, whatever had been chosen', async () => {
  const view: BoardView = { ...viewOf(positionOf('black', 'b7 h2', 'h7 a6 c6'), 'tama'), lastMove: fourHops }
  const opened = openBoard(view, { speed: 'fast', renderer: 'svg' })
  const labels = () => [...opened.host.querySelectorAll('button')].map((cell) => cell.ariaLabel).join()
  const said = labels()
  const done = opened.board.replay(fourHops, CASES.fourHops)
  expect(standing(opened)).toContain('f4')
  expect(labels()).toBe(said)
  await done
  expect(standing(opened)).toEqual(places(view))
  expect(opened.moves).toEqual([])
  void opened.board.replay(fourHops, CASES.fourHops)
  tap(opened, at('h7'))
  expect(opened.board.snapshot().animation).toBeUndefined()
  expect(standing(opened)).toEqual(places(view))
})

test('Escape ends what moves and nothing else', async () => {
  const opened = openBoard(viewOf(START), { speed: 'slow', renderer: 'svg' })
  opened.board.focus(at('d3'))
  void opened.board.animate(moveOf('d3 d4'), {
    ...viewOf(positionOf('white', 'd4 a2', 'h7'), 'tama'),
    lastMove: moveOf('d3 d4'),
  })
  expect(opened.board.snapshot().animation).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(opened.board.snapshot().animation).toBeUndefined()
  expect(standing(opened)).toEqual(['a2', 'd4', 'h7'])
})

test('speed off shows each of these at once, and each promise is kept', async () => {
  const opened = openBoard(after, { speed: 'off', renderer: 'svg' })
  await opened.board.rewind(fourHops, before)
  expect(standing(opened)).toEqual(places(before))
  await opened.board.animate(fourHops, after)
  expect(standing(opened)).toEqual(places(after))
  await opened.board.deal(viewOf(START))
  expect(standing(opened)).toEqual(places(viewOf(START)))
})

test('without motion a replay shows the landings as still pictures, and a touch ends it', async () => {
  const opened = openBoard(after, { speed: 'off', renderer: 'svg' })
  const time = holdTime()
  const done = opened.board.replay(fourHops, CASES.fourHops)
  await time.goTo(STILL_MS * 0.5)
  expect(standing(opened)).toEqual(places(before))
  await time.goTo(STILL_MS * 2.5)
  expect(standing(opened)).toContain('d5')
  expect(standing(opened)).not.toContain('e5')
  expect(standing(opened)).toContain('c7')
  await time.goTo(STILL_MS * 6 + 20)
  await done
  expect(standing(opened)).toEqual(places(after))
  const again = opened.board.replay(fourHops, CASES.fourHops)
  await time.goTo(STILL_MS * 7)
  expect(standing(opened)).toContain('f4')
  opened.board.finish()
  await again
  time.release()
  expect(standing(opened)).toEqual(places(after))
})

test('a game that is over marks what decided it, and says so once', async () => {
  const over = { winner: 'white', stuck: squares('a5') } as const
  const end: BoardView = {
    ...viewOf(positionOf('black', 'a3 a4 b5', 'a5')),
    choices: [],
    lastMove: moveOf('b4 b5'),
    over,
  }
  const opened = openBoard(viewOf(positionOf('white', 'a3 a4 b4', 'a5')), { speed: 'off', renderer: 'svg' })
  await opened.board.animate(moveOf('b4 b5'), end)
  const kinds = opened.board.snapshot().marks.map(({ kind, square }) => `${kind} ${squareName(square)}`)
  expect(kinds).toEqual(expect.arrayContaining(['won b5', 'stuck a5']))
  opened.board.show({ ...end })
  expect(opened.cues.filter(({ kind }) => kind === 'over')).toEqual([{ kind: 'over', winner: 'white' }])
})

test('a game opened at its end is marked in silence', () => {
  const over = { winner: undefined, stuck: [] } as const
  const opened = openBoard(viewOf(START), { renderer: 'svg' })
  opened.change({ ...viewOf(positionOf('white', 'Ka1', 'Kh8')), over })
  expect(opened.cues).toEqual([])
})

test('cues come with the motion: a start with the tweens that are played, a stop when they are cut short', async () => {
  const opened = openBoard(before, { speed: 'fast', renderer: 'svg' })
  void opened.board.animate(fourHops, after)
  expect(opened.cues).toEqual([{ kind: 'started', tweens: choreograph(fourHops, MOTIONS.fast).tweens }])
  opened.board.finish()
  expect(opened.cues.at(-1)).toEqual({ kind: 'stopped' })
  await opened.board.animate(moveOf('h7 h6'), viewOf(START))
  expect(opened.cues.map(({ kind }) => kind)).toEqual(['started', 'stopped', 'started'])
  const still = openBoard(before, { speed: 'off', renderer: 'svg' })
  await still.board.animate(fourHops, after)
  expect(still.cues).toEqual([{ kind: 'started', tweens: choreograph(fourHops, MOTIONS.off).tweens }])
  tap(still, at('h7'))
})

test('refusals and lifted pieces are cues, too', () => {
  const opened = openBoard(viewOf(CASES.obligation), { renderer: 'svg' })
  tap(opened, at('a2'))
  expect(opened.cues).toEqual([{ kind: 'refused' }])
})

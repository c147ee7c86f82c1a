import { signal } from '@preact/signals'
import { type Move, parseSquare, play, type Square, squareName } from '@tama/engine'
import { fromMove } from '@tama/engine/testing'
import { type AnswerCheck, parsePuzzle } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { createTrial } from './trial.ts'

const read = parsePuzzle(
  '{"ruleset":"dama","fen":"W:Wd2,a3:Bd3,d5,h7","goal":"crown","in":3,"solution":["d2xd6","h7-h6","d6-d7","h6-h5","d7-d8"]}',
)
if (!read.ok) throw new Error(read.error.kind)
const puzzle = read.value
const key = fromMove('d2xd6', puzzle.position, puzzle.ruleset)
const quiet = parsePuzzle(
  '{"ruleset":"dama","fen":"W:Wb7,c6:Bh4,b5","goal":"crown","in":1,"solution":["b7-b8"]}',
)
if (!quiet.ok) throw new Error(quiet.error.kind)

const heard = () => new Promise<void>((done) => setImmediate(done))

/** A solver at `of`, with a clock that runs when told and a checker that answers when told. */
const world = (of = puzzle) => {
  const waiting = new Set<() => void>()
  const asked: { readonly move: Move; readonly line: readonly Move[] }[] = []
  let answer: (check: AnswerCheck | undefined) => void = () => undefined
  const trial = createTrial({
    puzzle: of,
    orientation: signal('white'),
    check: (_, line, move) => {
      asked.push({ line, move })
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    clock: {
      now: () => 0,
      after: (_, run) => {
        waiting.add(run)
        return () => waiting.delete(run)
      },
    },
  })
  return {
    trial,
    asked,
    answer: async (check: AnswerCheck | undefined) => {
      answer(check)
      await heard()
    },
    tick: () => {
      const [run] = waiting
      waiting.clear()
      run?.()
    },
    waiting,
  }
}

/** The names of the squares that a scene marks. */
const names = (squares: readonly Square[] | undefined) => squares?.map(squareName)

describe('somebody who tries a puzzle', () => {
  test('finds the board with the moves of the position, and after the key the defence played', () => {
    const { trial } = world()
    const scene = trial.scene.peek()
    expect(scene).toMatchObject({ kind: 'line', line: [], start: puzzle.position })
    expect(scene.kind === 'line' && scene.choices.map(({ from }) => from)).toEqual([parseSquare('d2')])
    trial.send({ kind: 'move', move: key })
    expect(trial.solving.peek().phase.kind).toBe('asking')
    expect(trial.scene.peek()).toMatchObject({ line: [key, { from: parseSquare('h7') }] })
  })

  test('sees a move that nobody wrote down on the board while it is looked into, and then what refutes it', async () => {
    const { trial, asked, answer } = world(quiet.value)
    const wrong = fromMove('c6-c7', quiet.value.position, quiet.value.ruleset)
    trial.send({ kind: 'move', move: wrong })
    expect(asked).toEqual([{ line: [], move: wrong }])
    expect(trial.scene.peek()).toMatchObject({ line: [wrong], choices: [] })
    const reply = fromMove('b5-b4', play(quiet.value.position, wrong), quiet.value.ruleset)
    await answer({ status: 'refuted', refutation: [reply], next: [] })
    expect(trial.solving.peek().phase).toMatchObject({ kind: 'mistaken', move: wrong })
    expect(trial.scene.peek()).toMatchObject({ line: [wrong, reply] })
    trial.send({ kind: 'put-back' })
    expect(trial.scene.peek()).toMatchObject({ line: [] })
  })

  test('is shown what a hint means, first the piece and then the move', () => {
    const { trial } = world()
    trial.send({ kind: 'hint' })
    const first = trial.scene.peek()
    expect(first.kind === 'line' && names(first.hint)).toEqual(['d2'])
    trial.send({ kind: 'hint' })
    const second = trial.scene.peek()
    expect(second.kind === 'line' && names(second.hint)).toEqual(['d2', 'd6'])
  })

  test('sees the solution move by move, until leaving ends what waits', () => {
    const { trial, tick, waiting } = world()
    trial.send({ kind: 'show' })
    tick()
    tick()
    const scene = trial.scene.peek()
    expect(scene.kind === 'line' && scene.line).toHaveLength(2)
    trial.end()
    expect(waiting.size).toBe(0)
  })
})

import { type Move, PRESETS } from '@tama/engine'
import { fromFen, fromMove } from '@tama/engine/testing'
import type { Finding } from '@tama/puzzles'
import { expect, test } from 'vitest'
import { draftOfPosition } from '../model/draft.ts'
import { edit, openEditor } from '../model/editor.ts'
import type { Editor } from '../model/editor-state.ts'
import { hasLine, solutionOf } from '../model/line-edit.ts'
import { positionAfter } from '../model/solution-tree.ts'
import { fixOf, lineOf, moveOf, plyOf } from './fixes.ts'

const FEN = 'W:Wd2,a3:Bd3,d5,h7'

const line = (text: string): readonly Move[] => {
  const moves: Move[] = []
  for (const word of text.split(' '))
    moves.push(fromMove(word, positionAfter(fromFen(FEN), moves), PRESETS.dama))
  return moves
}

const LONG = line('d2xd6 h7-h6 d6-d7')

const start = openEditor({
  ...draftOfPosition(PRESETS.dama, fromFen(FEN)),
  goal: { kind: 'crown' },
  inTurns: 5,
})
const solved = edit({ ...start, place: 'solution' }, { kind: 'add-line', line: LONG }).editor

/** The editor after the one tap that a finding offers. */
const mended = (editor: Editor, finding: Finding): Editor =>
  (fixOf(finding)?.events ?? []).reduce((now, event) => edit(now, event).editor, editor)

test('“set to N moves” sets the number', () => {
  expect(mended(solved, { kind: 'short', severity: 'error', turns: 3, line: LONG }).draft.inTurns).toBe(3)
})

test('“trim the tail” ends the solution there', () => {
  const trimmed = mended(solved, { kind: 'tail', severity: 'note', turn: 2, line: LONG.slice(0, 1) })
  expect(solutionOf(trimmed)).toEqual([{ move: LONG[0], next: [] }])
})

test('“add this line” adds it', () => {
  const other = line('d2xd6 h7-g7')
  const finding: Finding = { kind: 'missing-defence', severity: 'note', line: other }
  expect(hasLine(solutionOf(mended(solved, finding)), other)).toBe(true)
  for (const kind of ['dual', 'side-dual', 'order', 'landing'] as const) {
    const more = line('d2xd6 h7-h6 a3-a4')
    const added = mended(solved, { kind, severity: 'warning', turn: 2, line: more })
    expect(hasLine(solutionOf(added), more), kind).toBe(true)
  }
})

test('a wrong move is taken out with what follows it', () => {
  const wrong: Finding = { kind: 'wrong-move', severity: 'error', turn: 2, line: LONG }
  expect(solutionOf(mended(solved, wrong))[0]?.next[0]?.next).toEqual([])
})

test('an idle piece is taken off, one at a time', () => {
  const idle: Finding = { kind: 'idle', severity: 'warning', squares: [16, 55] as never }
  const taken = mended(solved, idle)
  expect(taken.draft.setup.board[16]).toBeUndefined()
  expect(taken.draft.setup.board[55]).toBeDefined()
})

test('what is not decided is searched longer, and what is a matter of composing offers nothing', () => {
  expect(fixOf({ kind: 'unknown', severity: 'warning', turn: 1, line: [], moves: [] })?.kind).toBe('longer')
  expect(fixOf({ kind: 'forced-key', severity: 'warning', line: LONG.slice(0, 1) })).toBeUndefined()
  expect(fixOf({ kind: 'no-solution', severity: 'error', line: LONG })).toBeUndefined()
})

test('a finding shows its line up to the move that it is about', () => {
  const dual: Finding = { kind: 'dual', severity: 'error', turn: 2, line: LONG }
  expect([moveOf(dual), plyOf(dual)]).toEqual([LONG[2], 3])
  const cook: Finding = { kind: 'cook', severity: 'error', line: LONG }
  expect([moveOf(cook), plyOf(cook)]).toEqual([LONG[0], 1])
  const missing: Finding = { kind: 'missing-defence', severity: 'note', line: LONG.slice(0, 2) }
  expect([moveOf(missing), plyOf(missing)]).toEqual([LONG[1], 2])
  expect(lineOf({ kind: 'unknown', severity: 'warning', turn: 1, line: [], moves: [] })).toBeUndefined()
  expect(lineOf({ kind: 'over', severity: 'error' })).toBeUndefined()
})

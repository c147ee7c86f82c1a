import { type Move, PRESETS, parseSquare, type Square } from '@tama/engine'
import { fromFen, fromMove } from '@tama/engine/testing'
import { countSteps, mainLine } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { draftOfPosition } from './draft.ts'
import { type EditorEvent, edit, openEditor } from './editor.ts'
import type { Editor } from './editor-state.ts'
import { hasLine, shownLine, solutionOf } from './line-edit.ts'
import { positionAfter } from './solution-tree.ts'

const FEN = 'W:Wd2,a3:Bd3,d5,h7'
const start = openEditor(draftOfPosition(PRESETS.dama, fromFen(FEN)))

const after = (editor: Editor, ...events: readonly EditorEvent[]): Editor =>
  events.reduce((now, event) => edit(now, event).editor, editor)

const line = (text: string): readonly Move[] => {
  const moves: Move[] = []
  for (const word of text.split(' ')) {
    moves.push(fromMove(word, positionAfter(fromFen(FEN), moves), PRESETS.dama))
  }
  return moves
}

const plays = (text: string): readonly EditorEvent[] => line(text).map((move) => ({ kind: 'play', move }))

const solving = after(start, { kind: 'place', place: 'solution' })
const recorded = after(solving, ...plays('d2xd6 h7-h6 d6-d7'))

describe('a solution is recorded by playing it', () => {
  test('every move becomes a step, and can be undone', () => {
    expect(mainLine(solutionOf(recorded))).toEqual(line('d2xd6 h7-h6 d6-d7'))
    expect(shownLine(recorded)).toEqual(line('d2xd6 h7-h6 d6-d7'))
    const undone = after(recorded, { kind: 'undo' })
    expect(mainLine(solutionOf(undone))).toEqual(line('d2xd6 h7-h6'))
    expect(shownLine(undone)).toEqual(line('d2xd6 h7-h6'))
    expect(shownLine(after(undone, { kind: 'redo' }))).toEqual(line('d2xd6 h7-h6'))
    expect(after(undone, { kind: 'redo' }).line).toEqual(line('d2xd6 h7-h6 d6-d7'))
  })

  test('another defence is a branch', () => {
    const branched = after(recorded, { kind: 'go', ply: 1 }, ...plays('d2xd6 h7-g7 d6-d7').slice(1))
    const [key] = solutionOf(branched)
    expect(key?.next.map(({ move }) => move)).toEqual([
      ...line('d2xd6 h7-h6').slice(1),
      ...line('d2xd6 h7-g7').slice(1),
    ])
    expect(countSteps(solutionOf(branched))).toBe(5)
    expect(mainLine(solutionOf(branched))).toEqual(line('d2xd6 h7-h6 d6-d7'))
  })

  test('a move that is known already changes nothing and leads on', () => {
    const again = after(recorded, { kind: 'go', ply: 0 }, ...plays('d2xd6'))
    expect(again.draft).toBe(recorded.draft)
    expect(again.ply).toBe(1)
    expect(again.line).toEqual(line('d2xd6 h7-h6 d6-d7'))
  })

  test('while nothing is recorded moves are only tried', () => {
    const tried = after(
      recorded,
      { kind: 'record', isRecording: false },
      { kind: 'go', ply: 0 },
      ...plays('d2xd6 h7-g7'),
    )
    expect(tried.draft).toBe(recorded.draft)
    expect(shownLine(tried)).toEqual(line('d2xd6 h7-g7'))
    expect(hasLine(solutionOf(tried), shownLine(tried))).toBe(false)
    const added = after(tried, { kind: 'add-line', line: shownLine(tried) })
    expect(hasLine(solutionOf(added), line('d2xd6 h7-g7'))).toBe(true)
    expect(added.past).toHaveLength(recorded.past.length + 1)
  })
})

describe('a line', () => {
  test('is removed with all that follows', () => {
    const removed = after(recorded, { kind: 'go', ply: 2 }, { kind: 'remove-line' })
    expect(mainLine(solutionOf(removed))).toEqual(line('d2xd6'))
    expect(shownLine(removed)).toEqual(line('d2xd6'))
    expect(after(recorded, { kind: 'go', ply: 0 }, { kind: 'remove-line' }).draft).toBe(recorded.draft)
  })

  test('is cut behind a move', () => {
    const cut = after(recorded, { kind: 'cut-line', line: line('d2xd6') })
    expect(mainLine(solutionOf(cut))).toEqual(line('d2xd6'))
    expect(cut.line).toEqual(line('d2xd6'))
  })

  test('becomes the main one', () => {
    const branched = after(recorded, { kind: 'go', ply: 1 }, ...plays('d2xd6 h7-g7').slice(1), {
      kind: 'main-line',
    })
    expect(mainLine(solutionOf(branched))).toEqual(line('d2xd6 h7-g7'))
  })

  test('is shown and walked along', () => {
    const shown = after(recorded, { kind: 'show', line: line('d2xd6 h7-g7'), ply: 1 })
    expect(shown.ply).toBe(1)
    expect(after(shown, { kind: 'go', ply: 99 }).ply).toBe(2)
    expect(after(shown, { kind: 'go', ply: -1 }).ply).toBe(0)
  })
})

describe('a solution and the board', () => {
  const at = (name: string): Square => parseSquare(name) as Square
  const moved = after(
    recorded,
    { kind: 'place', place: 'board' },
    { kind: 'drag', from: at('d2'), to: at('e2') },
  )

  test('part ways when the pieces change, and come together when they come back', () => {
    expect(solutionOf(moved)).toEqual([])
    const back = after(moved, { kind: 'drag', from: at('e2'), to: at('d2') })
    expect(mainLine(solutionOf(back))).toEqual(line('d2xd6 h7-h6 d6-d7'))
    expect(after(moved, { kind: 'undo' }, { kind: 'place', place: 'solution' }).line).toEqual(
      line('d2xd6 h7-h6 d6-d7'),
    )
  })

  test('a new solution takes the place of one that fits no more', () => {
    const quiet = fromMove('e2-e3', fromFen('W:We2,a3:Bd3,d5,h7'), PRESETS.dama)
    const begun = after(moved, { kind: 'place', place: 'solution' }, { kind: 'play', move: quiet })
    expect(countSteps(begun.draft.solution)).toBe(1)
  })

  test('another set of rules takes the line off the board as far as it is not legal', () => {
    const tama = after(recorded, { kind: 'ruleset', ruleset: PRESETS.tama })
    expect(shownLine(tama)).toEqual(line('d2xd6 h7-h6 d6-d7').slice(0, tama.ply))
  })
})

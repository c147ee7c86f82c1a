import { EMPTY_SETUP, PIECES, PRESETS, parseSquare, type Square } from '@tama/engine'
import { makeFen, parseFen } from '@tama/engine/notation'
import { encodePosition } from '@tama/share'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ARRANGEMENTS } from './arrange.ts'
import { type Draft, draftOfPosition, FIRST_DRAFT, sameDraft } from './draft.ts'
import { parseDraftText } from './draft-text.ts'
import { type EditorEvent, edit, openEditor } from './editor.ts'
import type { Editor } from './editor-state.ts'
import { UNDO_STEPS } from './history.ts'
import { TOOL_NAMES } from './tool.ts'

const at = (name: string): Square => parseSquare(name) as Square
const fenOf = (editor: Editor): string => makeFen(editor.draft.setup)

const opened = (fen: string): Editor => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return openEditor(draftOfPosition(PRESETS.tama, setup.value))
}

/** A text in the position box, read as the page reads it. */
const type = (text: string, draft: Draft = FIRST_DRAFT): EditorEvent => ({
  kind: 'type',
  text,
  read: parseDraftText(text, draft),
})

const after = (editor: Editor, ...events: readonly EditorEvent[]): Editor =>
  events.reduce((now, event) => edit(now, event).editor, editor)

const two = opened('W:Wd4:Bd6')

describe('tools', () => {
  test('a stamp puts its piece on an empty square and in the place of another piece', () => {
    const stamped = after(
      two,
      { kind: 'choose', tool: 'whiteKing' },
      { kind: 'tap', square: at('a1') },
      { kind: 'tap', square: at('d6') },
    )
    expect(fenOf(stamped)).toBe('W:WKa1,d4,Kd6:B')
  })

  test('a stamp takes away the same piece', () => {
    const stamped = after(two, { kind: 'choose', tool: 'whiteMan' }, { kind: 'tap', square: at('d4') })
    expect(fenOf(stamped)).toBe('W:W:Bd6')
  })

  test('the eraser clears a square and leaves an empty one as it is', () => {
    const erased = after(
      two,
      { kind: 'choose', tool: 'erase' },
      { kind: 'tap', square: at('d6') },
      { kind: 'tap', square: at('a1') },
    )
    expect(fenOf(erased)).toBe('W:Wd4:B')
    expect(erased.past).toHaveLength(1)
  })

  test('the move tool picks a piece up with one tap and puts it down with the next', () => {
    const picked = after(two, { kind: 'tap', square: at('d4') })
    expect(picked.picked).toBe(at('d4'))
    expect(sameDraft(picked.draft, two.draft)).toBe(true)
    const put = after(picked, { kind: 'tap', square: at('h8') })
    expect(fenOf(put)).toBe('W:Wh8:Bd6')
    expect(put.picked).toBeUndefined()
  })

  test('the move tool takes the place of another piece', () => {
    expect(fenOf(after(two, { kind: 'tap', square: at('d4') }, { kind: 'tap', square: at('d6') }))).toBe(
      'W:Wd6:B',
    )
  })

  test('the move tool does nothing on an empty square, and a second tap on the piece puts it back', () => {
    expect(after(two, { kind: 'tap', square: at('a1') })).toEqual(two)
    expect(after(two, { kind: 'tap', square: at('d4') }, { kind: 'tap', square: at('d4') })).toEqual(two)
  })

  test('another tool drops what was picked up', () => {
    const chosen = after(two, { kind: 'tap', square: at('d4') }, { kind: 'choose', tool: 'erase' })
    expect(chosen.picked).toBeUndefined()
    expect(fenOf(after(chosen, { kind: 'tap', square: at('a1') }))).toBe('W:Wd4:Bd6')
  })
})

describe('dragging', () => {
  test('moves a piece, whatever the tool', () => {
    for (const tool of TOOL_NAMES) {
      const dragged = after(two, { kind: 'choose', tool }, { kind: 'drag', from: at('d4'), to: at('e5') })
      expect(fenOf(dragged), tool).toBe('W:We5:Bd6')
    }
  })

  test('off the board takes the piece away', () => {
    expect(fenOf(after(two, { kind: 'drag', from: at('d4'), to: undefined }))).toBe('W:W:Bd6')
  })

  test('from the palette puts a piece and keeps the tool', () => {
    const put = after(two, { kind: 'put', piece: PIECES.black.king, square: at('h1') })
    expect(fenOf(put)).toBe('W:Wd4:BKh1,d6')
    expect(put.tool).toBe('move')
  })
})

describe('news', () => {
  const newsOf = (event: EditorEvent) => edit(two, event).news

  test('say what was placed, moved and cleared', () => {
    expect(newsOf({ kind: 'put', piece: PIECES.white.man, square: at('a2') })).toEqual({
      kind: 'placed',
      piece: PIECES.white.man,
      square: at('a2'),
    })
    expect(newsOf({ kind: 'remove', square: at('d6') })).toEqual({ kind: 'removed', square: at('d6') })
    expect(newsOf({ kind: 'drag', from: at('d4'), to: at('d5') })).toEqual({
      kind: 'moved',
      piece: PIECES.white.man,
      from: at('d4'),
      to: at('d5'),
    })
  })

  test('say that a piece was picked up, and that it was put back', () => {
    const square = at('d4')
    const step = edit(two, { kind: 'tap', square })
    expect(step.news).toEqual({ kind: 'picked', piece: PIECES.white.man, square })
    expect(edit(step.editor, { kind: 'put-back' }).news).toEqual({ kind: 'put-back' })
    expect(edit(step.editor, { kind: 'tap', square }).news).toEqual({ kind: 'put-back' })
    expect(newsOf({ kind: 'put-back' })).toBeUndefined()
  })

  test('say nothing where nothing happened', () => {
    expect(newsOf({ kind: 'remove', square: at('a1') })).toBeUndefined()
    expect(newsOf({ kind: 'undo' })).toBeUndefined()
    expect(newsOf({ kind: 'redo' })).toBeUndefined()
  })
})

describe('the position box', () => {
  test('puts a FEN on the board while it is typed', () => {
    const typed = after(two, type('b:wa2:bKh8'))
    expect(fenOf(typed)).toBe('B:Wa2:BKh8')
    expect(typed.typed).toMatchObject({ text: 'b:wa2:bKh8', error: undefined })
  })

  test('keeps the board and shows the error while a text is no FEN', () => {
    const typed = after(two, type('W:Wd4:Bd9'))
    expect(fenOf(typed)).toBe('W:Wd4:Bd6')
    expect(typed.typed?.error).toEqual({
      format: 'fen',
      error: { kind: 'unknown-square', at: 8, found: 'd9' },
    })
    expect(typed.past).toEqual([])
  })

  test('is one step to undo, however many keys were pressed', () => {
    const typed = after(two, type('W:Wd4:Bd'), type('W:Wd4:Bd7'), type('W:Wd4:Bd7,'), type('W:Wd4:Bd7,e7'))
    expect(fenOf(typed)).toBe('W:Wd4:Bd7,e7')
    expect(typed.past).toHaveLength(1)
    expect(fenOf(after(typed, { kind: 'undo' }))).toBe('W:Wd4:Bd6')
  })

  test('typing back to the old position leaves nothing to undo', () => {
    const typed = after(two, type('W:Wd4:B'), type('W:Wd4:Bd6'))
    expect(typed.past).toEqual([])
  })

  test('keeps the rules with a FEN and takes those of a link', () => {
    const link = encodePosition({ kind: 'position', ruleset: PRESETS['dama-federation'], setup: EMPTY_SETUP })
    const pasted = after(two, type(`https://example.org/#${link}`))
    expect(pasted.draft).toEqual(draftOfPosition(PRESETS['dama-federation'], EMPTY_SETUP))
    expect(after(two, type('W:Wa2:B')).draft.ruleset).toBe(PRESETS.tama)
    const broken = after(two, type(`https://example.org/#${link.slice(0, -2)}`))
    expect(broken.typed?.error).toEqual({ format: 'link', error: { kind: 'truncated' } })
  })

  test('shows the board again when it is left in order, and keeps a wrong text until the board changes', () => {
    const right = after(two, type('w:wd4:bd6.'), { kind: 'type-end' })
    expect(right.typed).toBeUndefined()
    const wrong = after(two, type('nonsense'), { kind: 'type-end' })
    expect(wrong.typed?.text).toBe('nonsense')
    expect(after(wrong, { kind: 'remove', square: at('d4') }).typed).toBeUndefined()
  })

  test('loads a position that cannot be played, with a man on its own last row', () => {
    expect(fenOf(after(two, type('W:Wd8:Bd6')))).toBe('W:Wd8:Bd6')
  })
})

describe('undo and redo', () => {
  const events: fc.Arbitrary<EditorEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('tap' as const),
      square: fc.integer({ min: 0, max: 63 }) as fc.Arbitrary<Square>,
    }),
    fc.constantFrom(...TOOL_NAMES).map((tool): EditorEvent => ({ kind: 'choose', tool })),
    fc.constantFrom(...ARRANGEMENTS).map((arrangement): EditorEvent => ({ kind: 'arrange', arrangement })),
    fc.constantFrom<EditorEvent>(
      { kind: 'turn', turn: 'black' },
      { kind: 'turn', turn: 'white' },
      { kind: 'ruleset', ruleset: PRESETS.dama },
      type('W:Wd4:Bd6'),
      type('W:W'),
      { kind: 'type-end' },
      { kind: 'drag', from: at('a2'), to: at('a4') },
      { kind: 'drag', from: at('b2'), to: undefined },
      { kind: 'flip' },
      { kind: 'goal', goal: { kind: 'gain', pieces: 1 } },
      { kind: 'goal', goal: { kind: 'gain', pieces: 2 } },
      { kind: 'goal', goal: { kind: 'win' } },
      { kind: 'turns', inTurns: 1 },
      { kind: 'turns', inTurns: 12 },
      { kind: 'turns', inTurns: undefined },
      { kind: 'details', details: { title: 'T' } },
      { kind: 'details', details: { title: 'Ti' } },
      { kind: 'details', details: { title: '' } },
      { kind: 'details', details: { themes: ['block'] } },
      { kind: 'settle' },
      { kind: 'place', place: 'solution' },
      { kind: 'place', place: 'board' },
    ),
  )

  test('all undone, the editor is where it began; all redone, where it ended', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (story) => {
        const end = after(openEditor(FIRST_DRAFT), ...story)
        let back = end
        while (back.past.length > 0) back = after(back, { kind: 'undo' })
        expect(sameDraft(back.draft, FIRST_DRAFT)).toBe(true)
        while (back.future.length > 0) back = after(back, { kind: 'redo' })
        expect(sameDraft(back.draft, end.draft)).toBe(true)
      }),
    )
  })

  test('every step that can be undone changes something', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (story) => {
        const end = after(openEditor(FIRST_DRAFT), ...story)
        const drafts = [...end.past, end.draft]
        for (let step = 1; step < drafts.length; step++) {
          const [before, now] = drafts.slice(step - 1, step + 1)
          expect(before && now && sameDraft(before, now)).toBe(false)
        }
      }),
    )
  })

  test('a new change ends what could be redone', () => {
    const undone = after(two, { kind: 'remove', square: at('d4') }, { kind: 'undo' })
    expect(undone.future).toHaveLength(1)
    expect(after(undone, { kind: 'remove', square: at('d6') }).future).toEqual([])
    expect(after(undone, { kind: 'flip' }).future).toHaveLength(1)
  })

  test('go back a bounded number of steps', () => {
    let editor = two
    for (let step = 0; step < UNDO_STEPS + 20; step++) {
      editor = after(editor, { kind: 'turn', turn: step % 2 === 0 ? 'black' : 'white' })
    }
    expect(editor.past).toHaveLength(UNDO_STEPS)
  })
})

describe('fields', () => {
  const details = (title: string): EditorEvent => ({ kind: 'details', details: { title } })

  test('what is entered letter by letter is one step, until the field is left', () => {
    const typed = after(two, details('T'), details('Ti'), details('Title'))
    expect(typed.past).toHaveLength(1)
    const more = after(typed, { kind: 'settle' }, details('Title!'))
    expect(more.past).toHaveLength(2)
    expect(after(more, { kind: 'undo' }).draft.details.title).toBe('Title')
    expect(after(more, { kind: 'undo' }, { kind: 'undo' }).draft.details.title).toBe('')
  })

  test('another field, and any other step, begins a new one', () => {
    const both = after(two, details('T'), { kind: 'details', details: { author: 'A' } }, details('Ti'))
    expect(both.past).toHaveLength(3)
    expect(after(two, details('T'), { kind: 'turn', turn: 'black' }, details('Ti')).past).toHaveLength(3)
  })

  test('what is deleted again leaves nothing to undo', () => {
    expect(after(two, details('T'), details('')).past).toEqual([])
    expect(after(two, { kind: 'turns', inTurns: 3 }, { kind: 'turns', inTurns: undefined }).past).toEqual([])
  })

  test('another goal is a step, more or fewer pieces of one are the same step', () => {
    const gain = (pieces: number): EditorEvent => ({ kind: 'goal', goal: { kind: 'gain', pieces } })
    expect(after(two, gain(1), gain(2), gain(3)).past).toHaveLength(1)
    expect(after(two, gain(1), { kind: 'goal', goal: { kind: 'crown' } }).past).toHaveLength(2)
  })
})

test('another draft begins with nothing to undo, and keeps tool, place and orientation', () => {
  const worked = after(
    two,
    { kind: 'choose', tool: 'erase' },
    { kind: 'flip' },
    { kind: 'tap', square: at('d4') },
    { kind: 'place', place: 'solution' },
  )
  const loaded = after(worked, { kind: 'load', draft: FIRST_DRAFT })
  expect(loaded).toMatchObject({
    draft: FIRST_DRAFT,
    past: [],
    future: [],
    tool: 'erase',
    orientation: 'black',
    place: 'solution',
  })
})

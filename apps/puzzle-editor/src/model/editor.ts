import { type Colour, type Move, opponent, type Piece, type Ruleset, type Square } from '@tama/engine'
import type { Goal, SolutionStep } from '@tama/puzzles'
import { type Arrangement, arrange } from './arrange.ts'
import { moved, put, putBack, removed, tapped, typed, withSetup } from './board-edit.ts'
import type { Details, Draft } from './draft.ts'
import type { Editor, EditorStep, Place, TextReading } from './editor-state.ts'
import { changed, changedInRun, redone, undone } from './history.ts'
import {
  followed,
  lineAdded,
  lineCut,
  lineMadeMain,
  lineRemoved,
  played,
  shown,
  solutionSet,
} from './line-edit.ts'
import type { ToolName } from './tool.ts'

/** What can happen to the editor. */
export type EditorEvent =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'choose'; readonly tool: ToolName }
  /** A square was tapped or activated: the tool is used on it. */
  | { readonly kind: 'tap'; readonly square: Square }
  /** A piece was dragged; `to` is undefined off the board. */
  | { readonly kind: 'drag'; readonly from: Square; readonly to: Square | undefined }
  /** A piece was dropped from the palette or typed by its key. */
  | { readonly kind: 'put'; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'remove'; readonly square: Square }
  | { readonly kind: 'turn'; readonly turn: Colour }
  | { readonly kind: 'ruleset'; readonly ruleset: Ruleset }
  | { readonly kind: 'arrange'; readonly arrangement: Arrangement }
  /** The text in the position box changed by a key or a paste; what it means may come a moment later. */
  | { readonly kind: 'type'; readonly text: string; readonly read: TextReading | undefined }
  /** The position box was left: a text that was understood gives way to the board's own FEN. */
  | { readonly kind: 'type-end' }
  | { readonly kind: 'goal'; readonly goal: Goal }
  | { readonly kind: 'turns'; readonly inTurns: number | undefined }
  | { readonly kind: 'details'; readonly details: Partial<Details> }
  /** A field was left: the next letter in it is a step of its own. */
  | { readonly kind: 'settle' }
  /** A legal move was entered on the board. */
  | { readonly kind: 'play'; readonly move: Move }
  /** Shows a line from the draft's position, whether the solution has it or not. */
  | { readonly kind: 'show'; readonly line: readonly Move[]; readonly ply: number }
  /** Goes along the line that is shown. */
  | { readonly kind: 'go'; readonly ply: number }
  | { readonly kind: 'record'; readonly isRecording: boolean }
  | { readonly kind: 'add-line'; readonly line: readonly Move[] }
  | { readonly kind: 'remove-line' }
  | { readonly kind: 'cut-line'; readonly line: readonly Move[] }
  | { readonly kind: 'main-line' }
  | { readonly kind: 'solution'; readonly solution: readonly SolutionStep[] }
  /** Another draft is laid on the desk: nothing of the one before can be undone in it. */
  | { readonly kind: 'load'; readonly draft: Draft }
  /** What the move tool has picked up goes back. */
  | { readonly kind: 'put-back' }
  | { readonly kind: 'flip' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** An editor that has just been opened on `draft`. */
export const openEditor = (draft: Draft): Editor => ({
  draft,
  past: [],
  future: [],
  run: undefined,
  place: 'board',
  tool: 'move',
  picked: undefined,
  typed: undefined,
  orientation: 'white',
  line: [],
  ply: 0,
  isRecording: true,
})

const loaded = (editor: Editor, draft: Draft): Editor => {
  const { place, tool, orientation, isRecording } = editor
  return shown({ ...openEditor(draft), place, tool, orientation, isRecording }, [], 0)
}

/** Another part of the page: the board goes back to the puzzle's position, and the whole main line follows. */
const gone = (editor: Editor, place: Editor['place']): Editor =>
  place === editor.place ? editor : shown({ ...editor, place, typed: undefined, run: undefined }, [], 0)

const stepOf = (editor: Editor, event: EditorEvent): EditorStep => {
  const { draft } = editor
  switch (event.kind) {
    case 'place':
      return { editor: gone(editor, event.place) }
    case 'choose':
      return { editor: { ...editor, tool: event.tool, picked: undefined } }
    case 'tap':
      return tapped(editor, event.square)
    case 'drag':
      return event.to === undefined ? removed(editor, event.from) : moved(editor, event.from, event.to)
    case 'put':
      return put(editor, event.square, event.piece)
    case 'remove':
      return removed(editor, event.square)
    case 'turn':
      return { editor: withSetup(editor, { ...draft.setup, turn: event.turn }) }
    case 'ruleset':
      return { editor: changed(editor, { ...draft, ruleset: event.ruleset }) }
    case 'arrange':
      return { editor: changed(editor, arrange(draft, event.arrangement)) }
    case 'type':
      return { editor: typed(editor, event.text, event.read) }
    case 'type-end':
      return { editor: editor.typed?.error === undefined ? { ...editor, typed: undefined } : editor }
    case 'goal':
      return { editor: changedInRun(editor, { ...draft, goal: event.goal }, `goal ${event.goal.kind}`) }
    case 'turns':
      return { editor: changedInRun(editor, { ...draft, inTurns: event.inTurns }, 'turns') }
    case 'details': {
      const details = { ...draft.details, ...event.details }
      return { editor: changedInRun(editor, { ...draft, details }, Object.keys(event.details).join()) }
    }
    case 'settle':
      return { editor: { ...editor, run: undefined } }
    case 'play':
      return played(editor, event.move)
    case 'show':
      return { editor: shown(editor, event.line, event.ply) }
    case 'go':
      return { editor: shown(editor, editor.line, event.ply) }
    case 'record':
      return { editor: { ...editor, isRecording: event.isRecording } }
    case 'add-line':
      return lineAdded(editor, event.line)
    case 'remove-line':
      return lineRemoved(editor)
    case 'cut-line':
      return lineCut(editor, event.line)
    case 'main-line':
      return lineMadeMain(editor)
    case 'solution':
      return solutionSet(editor, event.solution)
    case 'load':
      return { editor: loaded(editor, event.draft) }
    case 'put-back':
      return putBack(editor)
    case 'flip':
      return { editor: { ...editor, orientation: opponent(editor.orientation) } }
    case 'undo':
      return undone(editor)
    case 'redo':
      return redone(editor)
  }
}

/** Events that themselves say what the board shows afterwards. */
const MOVES_LINE: ReadonlySet<EditorEvent['kind']> = new Set([
  'place',
  'play',
  'show',
  'go',
  'add-line',
  'remove-line',
  'cut-line',
  'solution',
  'load',
])

const isSamePlay = (a: Draft, b: Draft): boolean =>
  a.setup === b.setup && a.ruleset === b.ruleset && a.solution === b.solution

/** The editor after an event, and what is worth saying about it. Pure. */
export const edit = (editor: Editor, event: EditorEvent): EditorStep => {
  const step = stepOf(editor, event)
  const isLineStill = step.editor.place === 'board' || isSamePlay(editor.draft, step.editor.draft)
  if (isLineStill || MOVES_LINE.has(event.kind)) return step
  return { ...step, editor: followed(step.editor) }
}

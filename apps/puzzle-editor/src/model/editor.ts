import {
  type Colour,
  opponent,
  type Piece,
  type Ruleset,
  type Setup,
  type Square,
  withPiece,
} from '@tama/engine'
import { type Arrangement, arrange } from './arrange.ts'
import { type Draft, sameDraft } from './draft.ts'
import { type DraftTextError, parseDraftText } from './draft-text.ts'
import { TOOLS, type ToolName } from './tool.ts'

/** How many steps can be undone. */
export const UNDO_STEPS = 500

/** A text in the position box that the user is writing; without one the box shows the board's FEN. */
export interface TypedText {
  readonly text: string
  readonly error: DraftTextError | undefined
  /** The draft before this text was begun, so that one undo takes the whole of it back. */
  readonly before: Draft
}

/** All that the editor knows. */
export interface Editor {
  readonly draft: Draft
  /** Drafts that undo goes back to, the latest last. */
  readonly past: readonly Draft[]
  /** Drafts that redo goes on to, the next one last. */
  readonly future: readonly Draft[]
  readonly tool: ToolName
  /** The piece that the move tool has picked up; its square is never empty. */
  readonly picked: Square | undefined
  readonly typed: TypedText | undefined
  /** The side at the bottom. */
  readonly orientation: Colour
}

/** What can happen to the editor. */
export type EditorEvent =
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
  /** The text in the position box changed by a key or a paste. */
  | { readonly kind: 'type'; readonly text: string }
  /** The position box was left: a text that was understood gives way to the board's own FEN. */
  | { readonly kind: 'type-end' }
  /** A draft came from a link. */
  | { readonly kind: 'open'; readonly draft: Draft }
  /** What the move tool has picked up goes back. */
  | { readonly kind: 'put-back' }
  | { readonly kind: 'flip' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** What a screen reader is told of a step. */
export type EditorNews =
  | { readonly kind: 'placed'; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'removed'; readonly square: Square }
  | { readonly kind: 'moved'; readonly piece: Piece; readonly from: Square; readonly to: Square }
  /** The move tool took a piece up; the next tap says where it goes. */
  | { readonly kind: 'picked'; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'put-back' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }

export interface EditorStep {
  readonly editor: Editor
  readonly news?: EditorNews
}

/** An editor that has just been opened on `draft`. */
export const openEditor = (draft: Draft): Editor => ({
  draft,
  past: [],
  future: [],
  tool: 'move',
  picked: undefined,
  typed: undefined,
  orientation: 'white',
})

/** Puts `draft` in the place of the present one, as a step that can be undone. */
const changed = (editor: Editor, draft: Draft): Editor => {
  const rest = { ...editor, picked: undefined, typed: undefined }
  if (sameDraft(editor.draft, draft)) return rest
  return { ...rest, draft, past: [...editor.past, editor.draft].slice(-UNDO_STEPS), future: [] }
}

const withSetup = (editor: Editor, setup: Setup): Editor => changed(editor, { ...editor.draft, setup })

const put = (editor: Editor, square: Square, piece: Piece): EditorStep => ({
  editor: withSetup(editor, withPiece(editor.draft.setup, square, piece)),
  news: { kind: 'placed', piece, square },
})

const removed = (editor: Editor, square: Square): EditorStep => {
  const { setup } = editor.draft
  if (setup.board[square] === undefined) return { editor: { ...editor, picked: undefined } }
  return { editor: withSetup(editor, withPiece(setup, square, undefined)), news: { kind: 'removed', square } }
}

const moved = (editor: Editor, from: Square, to: Square): EditorStep => {
  const { setup } = editor.draft
  const piece = setup.board[from]
  if (piece === undefined || from === to) return { editor: { ...editor, picked: undefined } }
  const lifted = withPiece(setup, from, undefined)
  return { editor: withSetup(editor, withPiece(lifted, to, piece)), news: { kind: 'moved', piece, from, to } }
}

const putBack = (editor: Editor): EditorStep =>
  editor.picked === undefined
    ? { editor }
    : { editor: { ...editor, picked: undefined }, news: { kind: 'put-back' } }

const tapped = (editor: Editor, square: Square): EditorStep => {
  const standing = editor.draft.setup.board[square]
  const tool = TOOLS[editor.tool]
  switch (tool.kind) {
    case 'stamp':
      return standing === tool.piece ? removed(editor, square) : put(editor, square, tool.piece)
    case 'erase':
      return removed(editor, square)
    case 'move':
      if (editor.picked === square) return putBack(editor)
      if (editor.picked !== undefined) return moved(editor, editor.picked, square)
      if (standing === undefined) return { editor }
      return { editor: { ...editor, picked: square }, news: { kind: 'picked', piece: standing, square } }
  }
}

const typed = (editor: Editor, text: string): Editor => {
  const before = editor.typed?.before ?? editor.draft
  const read = parseDraftText(text, editor.draft)
  const draft = read.ok ? read.value : editor.draft
  // While one text is being written it stays one step: the step so far is taken back before the new one is made.
  const isStep = editor.typed !== undefined && !sameDraft(before, editor.draft)
  const start = isStep ? { ...editor, draft: before, past: editor.past.slice(0, -1) } : editor
  return { ...changed(start, draft), typed: { text, error: read.ok ? undefined : read.error, before } }
}

const undone = (editor: Editor): EditorStep => {
  const draft = editor.past.at(-1)
  if (draft === undefined) return { editor }
  const past = editor.past.slice(0, -1)
  const future = [...editor.future, editor.draft]
  return {
    editor: { ...editor, draft, past, future, picked: undefined, typed: undefined },
    news: { kind: 'undone' },
  }
}

const redone = (editor: Editor): EditorStep => {
  const draft = editor.future.at(-1)
  if (draft === undefined) return { editor }
  const past = [...editor.past, editor.draft]
  const future = editor.future.slice(0, -1)
  return {
    editor: { ...editor, draft, past, future, picked: undefined, typed: undefined },
    news: { kind: 'redone' },
  }
}

/** The editor after an event, and what is worth saying about it. Pure. */
export const edit = (editor: Editor, event: EditorEvent): EditorStep => {
  const { draft } = editor
  switch (event.kind) {
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
      return { editor: withSetup(editor, arrange(draft.setup, event.arrangement)) }
    case 'type':
      return { editor: typed(editor, event.text) }
    case 'type-end':
      return { editor: editor.typed?.error === undefined ? { ...editor, typed: undefined } : editor }
    case 'open':
      return { editor: changed(editor, event.draft) }
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

import { type Piece, type Setup, type Square, withPiece } from '@tama/engine'
import { sameDraft } from './draft.ts'
import type { Editor, EditorStep, TextReading } from './editor-state.ts'
import { changed } from './history.ts'
import { TOOLS } from './tool.ts'

/** The editor with other pieces or another side to move. */
export const withSetup = (editor: Editor, setup: Setup): Editor => changed(editor, { ...editor.draft, setup })

/** Puts a piece on a square, in the place of whatever stands there. */
export const put = (editor: Editor, square: Square, piece: Piece): EditorStep => ({
  editor: withSetup(editor, withPiece(editor.draft.setup, square, piece)),
  news: { kind: 'placed', piece, square },
})

/** Clears a square. */
export const removed = (editor: Editor, square: Square): EditorStep => {
  const { setup } = editor.draft
  if (setup.board[square] === undefined) return { editor: { ...editor, picked: undefined } }
  return { editor: withSetup(editor, withPiece(setup, square, undefined)), news: { kind: 'removed', square } }
}

/** Moves whatever stands on `from`. */
export const moved = (editor: Editor, from: Square, to: Square): EditorStep => {
  const { setup } = editor.draft
  const piece = setup.board[from]
  if (piece === undefined || from === to) return { editor: { ...editor, picked: undefined } }
  const lifted = withPiece(setup, from, undefined)
  return { editor: withSetup(editor, withPiece(lifted, to, piece)), news: { kind: 'moved', piece, from, to } }
}

/** Lets go of what the move tool has picked up. */
export const putBack = (editor: Editor): EditorStep =>
  editor.picked === undefined
    ? { editor }
    : { editor: { ...editor, picked: undefined }, news: { kind: 'put-back' } }

/** Uses the chosen tool on a square. */
export const tapped = (editor: Editor, square: Square): EditorStep => {
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

/** Takes what stands in the position box for the draft, as far as it is understood. */
export const typed = (editor: Editor, text: string, read: TextReading | undefined): Editor => {
  const before = editor.typed?.before ?? editor.draft
  const error = read === undefined || read.ok ? undefined : read.error
  if (read === undefined) return { ...editor, typed: { text, error, before } }
  const draft = read.ok ? read.value : editor.draft
  // While one text is being written it stays one step: the step so far is taken back before the new one is made.
  const isStep = editor.typed !== undefined && !sameDraft(before, editor.draft)
  const start = isStep ? { ...editor, draft: before, past: editor.past.slice(0, -1) } : editor
  return { ...changed(start, draft), typed: { text, error, before } }
}

import { type Draft, sameDraft, sameRuleset, sameSetup } from './draft.ts'
import type { Editor, EditorStep } from './editor-state.ts'

/** How many steps can be undone. */
export const UNDO_STEPS = 500

/** `editor` with another draft; the line on the board is left where it may be illegal now. */
const withDraft = (editor: Editor, draft: Draft): Editor => {
  const isSamePlay =
    sameSetup(editor.draft.setup, draft.setup) && sameRuleset(editor.draft.ruleset, draft.ruleset)
  return { ...editor, draft, ...(isSamePlay ? {} : { line: [], ply: 0 }) }
}

/** Puts `draft` in the place of the present one, as a step that can be undone. */
export const changed = (editor: Editor, draft: Draft): Editor => {
  const rest: Editor = { ...editor, picked: undefined, typed: undefined, run: undefined }
  if (sameDraft(editor.draft, draft)) return rest
  const past = [...editor.past, editor.draft].slice(-UNDO_STEPS)
  return { ...withDraft(rest, draft), past, future: [] }
}

/**
 * The same for a text or a number that is being entered letter by letter: changes of one `run` in a row are one step.
 */
export const changedInRun = (editor: Editor, draft: Draft, run: string): Editor => {
  if (sameDraft(editor.draft, draft)) return editor
  const before = editor.run === run ? editor.past.at(-1) : undefined
  if (before === undefined) return { ...changed(editor, draft), run }
  const more = { ...withDraft(editor, draft), future: [] }
  // What was entered is taken back again: there is no step any more.
  return sameDraft(before, draft) ? { ...more, past: editor.past.slice(0, -1), run: undefined } : more
}

/** The draft of before the last step. */
export const undone = (editor: Editor): EditorStep => {
  const draft = editor.past.at(-1)
  if (draft === undefined) return { editor }
  const past = editor.past.slice(0, -1)
  const future = [...editor.future, editor.draft]
  return {
    editor: {
      ...withDraft(editor, draft),
      past,
      future,
      picked: undefined,
      typed: undefined,
      run: undefined,
    },
    news: { kind: 'undone' },
  }
}

/** The draft of after the step that was undone last. */
export const redone = (editor: Editor): EditorStep => {
  const draft = editor.future.at(-1)
  if (draft === undefined) return { editor }
  const past = [...editor.past, editor.draft]
  const future = editor.future.slice(0, -1)
  return {
    editor: {
      ...withDraft(editor, draft),
      past,
      future,
      picked: undefined,
      typed: undefined,
      run: undefined,
    },
    news: { kind: 'redone' },
  }
}

import { type ReadonlySignal, signal } from '@preact/signals'
import { type Editor, type EditorEvent, type EditorNews, edit } from './model/editor.ts'

/** The editor as a running thing: its present state, and the one way to change it. */
export interface Desk {
  readonly editor: ReadonlySignal<Editor>
  readonly send: (event: EditorEvent) => void
}

/** A desk with `first` on it; `tell` hears what is worth saying of every step. */
export const createDesk = (first: Editor, tell: (news: EditorNews) => void): Desk => {
  const editor = signal(first)
  return {
    editor,
    send: (event) => {
      const step = edit(editor.peek(), event)
      editor.value = step.editor
      if (step.news) tell(step.news)
    },
  }
}

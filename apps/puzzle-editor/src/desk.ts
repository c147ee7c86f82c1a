import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Draft } from './model/draft.ts'
import { type Editor, type EditorEvent, type EditorNews, edit } from './model/editor.ts'
import { type Verdict, verdictOf } from './model/verdict.ts'

/** The editor as a running thing: its present state, and the one way to change it. */
export interface Desk {
  readonly editor: ReadonlySignal<Editor>
  readonly draft: ReadonlySignal<Draft>
  /** Judged once for every draft. */
  readonly verdict: ReadonlySignal<Verdict>
  readonly send: (event: EditorEvent) => void
}

/** A desk with `first` on it; `tell` hears what is worth saying of every step. */
export const createDesk = (first: Editor, tell: (news: EditorNews) => void): Desk => {
  const editor = signal(first)
  const draft = computed(() => editor.value.draft)
  return {
    editor,
    draft,
    verdict: computed(() => verdictOf(draft.value)),
    send: (event) => {
      const step = edit(editor.peek(), event)
      editor.value = step.editor
      if (step.news) tell(step.news)
    },
  }
}

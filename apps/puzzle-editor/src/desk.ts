import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { legalRoutes, type Move, type Position } from '@tama/engine'
import type { SolutionStep } from '@tama/puzzles'
import type { Draft } from './model/draft.ts'
import { positionOfDraft } from './model/draft-puzzle.ts'
import { type EditorEvent, edit } from './model/editor.ts'
import type { Editor, EditorNews } from './model/editor-state.ts'
import { shownLine, solutionOf } from './model/line-edit.ts'
import { positionAfter } from './model/solution-tree.ts'
import { type Verdict, verdictOf } from './model/verdict.ts'

/** What the board shows while the solution is played through. */
export interface Shown {
  readonly position: Position
  readonly line: readonly Move[]
  /** Every way to walk every legal move. */
  readonly choices: readonly Move[]
}

/** The editor as a running thing: its present state, and the one way to change it. */
export interface Desk {
  readonly editor: ReadonlySignal<Editor>
  readonly draft: ReadonlySignal<Draft>
  /** Judged once for every draft. */
  readonly verdict: ReadonlySignal<Verdict>
  /** The draft's setup as a position; undefined while it cannot be one. */
  readonly position: ReadonlySignal<Position | undefined>
  /** What of the recorded solution is legal. */
  readonly solution: ReadonlySignal<readonly SolutionStep[]>
  /** Undefined where pieces are set up, and while there is no position. */
  readonly shown: ReadonlySignal<Shown | undefined>
  readonly send: (event: EditorEvent) => void
}

/** A desk with `first` on it; `tell` hears what is worth saying of every step. */
export const createDesk = (first: Editor, tell: (news: EditorNews) => void): Desk => {
  const editor = signal(first)
  const draft = computed(() => editor.value.draft)
  const setup = computed(() => draft.value.setup)
  const ruleset = computed(() => draft.value.ruleset)
  const position = computed(() => positionOfDraft({ setup: setup.value }))
  return {
    editor,
    draft,
    position,
    verdict: computed(() => verdictOf({ setup: setup.value, ruleset: ruleset.value })),
    solution: computed(() => solutionOf({ draft: draft.value })),
    shown: computed(() => {
      const start = editor.value.place === 'board' ? undefined : position.value
      if (start === undefined) return undefined
      const line = shownLine(editor.value)
      const at = positionAfter(start, line)
      return { position: at, line, choices: legalRoutes(at, ruleset.value) }
    }),
    send: (event) => {
      const step = edit(editor.peek(), event)
      editor.value = step.editor
      if (step.news) tell(step.news)
    },
  }
}

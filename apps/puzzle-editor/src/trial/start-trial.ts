import { computed } from '@preact/signals'
import { pageClock } from '@tama/ui'
import { puzzleOfDraft } from '../model/draft-puzzle.ts'
import type { Page } from '../view/page.ts'
import { pageAnswerChecker } from './answer-checker.ts'
import { createTrial } from './trial.ts'

/** Begins the draft as a solver would. */
export const startTrial = ({ desk, trial }: Page): void => {
  const puzzle = puzzleOfDraft(desk.draft.peek())
  if (puzzle === undefined) return
  trial.peek()?.end()
  trial.value = createTrial({
    puzzle,
    orientation: computed(() => desk.editor.value.orientation),
    check: pageAnswerChecker(),
    clock: pageClock,
  })
}

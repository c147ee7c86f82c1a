import { deepen } from './deepen.ts'
import type { Info } from './info.ts'
import type { SearchOptions } from './limits.ts'
import type { Question } from './question.ts'
import type { SearchState } from './state.ts'

/**
 * Searches `question` to its end, without pauses; undefined when there is no legal move. `report` is called after
 * each iteration and a few times a second in between.
 */
export const search = (
  state: SearchState,
  question: Question,
  options: SearchOptions,
  report?: (info: Info) => void,
): Info | undefined => {
  const steps = deepen(state, question, options, report)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

import { unreachable } from '@tama/engine'
import { linkErrorSentence, type Translator } from '@tama/i18n'
import { Button } from '@tama/ui'
import type { PuzzleProblem } from './puzzle-link.ts'

export interface SolverProblemPanelProps {
  readonly t: Translator
  /** Undefined while the puzzle is still being opened. */
  readonly problem: PuzzleProblem | undefined
  /** Tries to open it once more. */
  readonly onRetry: () => void
}

const problemText = (t: Translator, problem: PuzzleProblem): string => {
  switch (problem.kind) {
    case 'unknown':
      return t('solve.unknown')
    case 'over':
      return t('puzzle.finding.over')
    case 'offline':
      return t('device.offline')
    case 'bad-link':
      return linkErrorSentence(t, problem.error)
    default:
      return unreachable(problem)
  }
}

/** In place of a puzzle: why there is none, and the way to those that there are. */
export const SolverProblemPanel = ({ t, problem, onRetry }: SolverProblemPanelProps) => (
  <section class="side solver" aria-labelledby="solver-title">
    <h1 class="task-goal" id="solver-title" tabIndex={-1}>
      {t('app.puzzles')}
    </h1>
    <p role="status">{problem === undefined ? '' : problemText(t, problem)}</p>
    {problem === undefined ? null : (
      <div class="row">
        {problem.kind === 'offline' ? (
          <Button kind="primary" icon="replay" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        ) : null}
        <a class="button button-plain" href="#/puzzles">
          {t('solve.all')}
        </a>
      </div>
    )}
  </section>
)

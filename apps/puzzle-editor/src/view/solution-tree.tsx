import type { Move } from '@tama/engine'
import { sameMove } from '@tama/engine'
import type { WrittenStep } from '../model/written-tree.ts'
import type { Page } from './page.ts'

/** More lines than this in the place of one move are folded in. */
const UNFOLDED = 3

const sameLine = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, index) => sameMove(move, b[index] as Move))

interface StepProps {
  readonly page: Page
  readonly step: WrittenStep
  /** True where a number is needed even for an answer: at the beginning of a line. */
  readonly isFirst: boolean
  readonly shown: readonly Move[]
}

const numberOf = ({ turn, isSolver }: WrittenStep, isFirst: boolean): string => {
  if (isSolver) return `${turn}.`
  return isFirst ? `${turn}…` : ''
}

const StepButton = ({ page, step, isFirst, shown }: StepProps) => (
  <span class="tree-step">
    <span class="tree-number">{numberOf(step, isFirst)}</span>
    <button
      type="button"
      class="tree-move notation"
      {...(sameLine(step.line, shown) ? { 'aria-current': 'true' as const } : {})}
      onClick={() => page.desk.send({ kind: 'show', line: step.line, ply: step.line.length })}
    >
      {step.text}
    </button>
  </span>
)

interface LineProps {
  readonly page: Page
  readonly steps: readonly WrittenStep[]
  readonly shown: readonly Move[]
  readonly isFirst?: boolean
}

const Others = ({ page, steps, shown }: LineProps) => (
  <ul class="tree-others">
    {steps.map((step) => (
      <li key={step.text}>
        <StepButton page={page} step={step} isFirst shown={shown} />
        <TreeLine page={page} steps={step.next} shown={shown} />
      </li>
    ))}
  </ul>
)

/** The main line of `steps` in a row, and after each move what may be played in its place. */
export const TreeLine = ({ page, steps, shown, isFirst = false }: LineProps) => {
  const [main, ...others] = steps
  if (main === undefined) return null
  return (
    <>
      <StepButton page={page} step={main} isFirst={isFirst} shown={shown} />
      {others.length === 0 ? null : others.length <= UNFOLDED ? (
        <Others page={page} steps={others} shown={shown} />
      ) : (
        <details class="tree-folded">
          <summary>{page.t.value('puzzle.otherMoves', { count: others.length })}</summary>
          <Others page={page} steps={others} shown={shown} />
        </details>
      )}
      <TreeLine page={page} steps={main.next} shown={shown} isFirst={others.length > 0} />
    </>
  )
}

import type { Page } from '../page.ts'
import { FurtherPanel } from './further-panel.tsx'
import { GoalPanel } from './goal-panel.tsx'
import { SolutionPanel } from './solution-panel.tsx'

/** The task and its solution. */
export const SolutionPlace = ({ page }: { readonly page: Page }) => (
  <>
    <GoalPanel page={page} />
    <SolutionPanel page={page} />
    <FurtherPanel page={page} />
  </>
)

import type { Page } from '../page.ts'
import { ArrangePanel } from './arrange-panel.tsx'
import { KeyHelp } from './key-help.tsx'
import { PositionText } from './position-text.tsx'
import { SetupPanel } from './setup-panel.tsx'

/** Everything about the pieces and the rules. */
export const BoardPlace = ({ page }: { readonly page: Page }) => (
  <>
    <SetupPanel page={page} />
    <ArrangePanel page={page} />
    <PositionText page={page} />
    <KeyHelp page={page} />
  </>
)

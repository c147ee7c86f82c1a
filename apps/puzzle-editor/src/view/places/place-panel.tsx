import type { Place } from '../../model/editor.ts'
import type { Page } from '../page.ts'
import { ArrangePanel } from './arrange-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { GoalPanel } from './goal-panel.tsx'
import { KeyHelp } from './key-help.tsx'
import { PositionText } from './position-text.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { SolutionPanel } from './solution-panel.tsx'

/** What stands beside the board in one part of the editor. */
export const PlacePanel = ({ page, place }: { readonly page: Page; readonly place: Place }) => {
  switch (place) {
    case 'board':
      return (
        <>
          <SetupPanel page={page} />
          <ArrangePanel page={page} />
          <PositionText page={page} />
          <KeyHelp page={page} />
        </>
      )
    case 'solution':
      return (
        <>
          <GoalPanel page={page} />
          <SolutionPanel page={page} />
        </>
      )
    case 'details':
      return <DetailsPanel page={page} />
    case 'share':
      return <SharePanel page={page} />
  }
}

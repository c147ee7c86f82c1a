import { Button } from '@tama/ui'
import type { Trial } from '../trial/trial.ts'
import { TrialPanel } from '../trial/trial-panel.tsx'
import type { Page } from './page.ts'

/** What stands beside the board while the puzzle is tried as a solver would. */
export const TrialSide = ({ page, trial }: { readonly page: Page; readonly trial: Trial }) => {
  const leave = () => {
    trial.end()
    page.trial.value = undefined
  }
  return (
    <>
      <h1 class="visually-hidden">{page.t.value('editor.try')}</h1>
      <TrialPanel trial={trial} t={page.t} />
      <Button icon="edit" wide onPress={leave}>
        {page.t.value('editor.tryOver')}
      </Button>
    </>
  )
}

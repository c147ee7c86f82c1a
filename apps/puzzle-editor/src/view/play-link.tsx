import { Icon } from '@tama/ui'
import { linkOf } from '../effects/draft-store.ts'
import { verdictOf } from '../model/verdict.ts'
import type { Page } from './page.ts'

/** Opens the draft in the web app, which stands one folder above the editor. Off while nobody could move. */
export const PlayLink = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const { draft } = desk.editor.value
  const face = (
    <>
      <Icon name="play" />
      <span>{t.value('editor.play')}</span>
    </>
  )
  if (verdictOf(draft).kind !== 'playable') {
    return (
      <button type="button" class="button button-primary button-wide" disabled>
        {face}
      </button>
    )
  }
  return (
    <a class="button button-primary button-wide" href={`../#${linkOf(draft)}`}>
      {face}
    </a>
  )
}

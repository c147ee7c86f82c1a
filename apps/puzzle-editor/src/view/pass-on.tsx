import { Button, Icon } from '@tama/ui'
import { linkOf } from '../effects/draft-store.ts'
import { copyText } from './copy-text.ts'
import type { Page } from './page.ts'

/** Where the draft can go: into the web app, which stands one folder above the editor, and to others by link. */
export const PassOn = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const link = linkOf(desk.draft.value)
  const face = (
    <>
      <Icon name="play" />
      <span>{t.value('editor.play')}</span>
    </>
  )
  return (
    <div class="pass-on">
      {desk.verdict.value.kind === 'playable' ? (
        <a class="button button-primary" href={`../#${link}`}>
          {face}
        </a>
      ) : (
        <button type="button" class="button button-primary" disabled>
          {face}
        </button>
      )}
      <Button
        icon="link"
        onPress={() => void copyText(page, new URL(`#${link}`, location.href).href, 'link.copied')}
      >
        {t.value('link.copy')}
      </Button>
    </div>
  )
}

import { useSignal } from '@preact/signals'
import { Button, IconButton } from '@tama/ui'
import { collectionOf } from '../library/library.ts'
import { collectionTitle } from '../library/titles.ts'
import type { Page } from './page.ts'
import { useLazy } from './use-lazy.ts'

/** Which puzzle is on the desk, and the way to the others. */
export const PuzzleBar = ({ page }: { readonly page: Page }) => {
  const { desk, keeper, library, openId, t } = page
  const say = t.value
  const isOpen = useSignal(false)
  const Mine = useLazy(isOpen.value, async () => (await import('./collections/mine-dialog.tsx')).MineDialog)
  const { title } = desk.draft.value.details
  const home = openId.value === undefined ? undefined : collectionOf(library.value, openId.value)
  return (
    <section class="puzzle-bar" aria-label={say('editor.title')}>
      <h1 class="puzzle-name">
        <bdi>{title === '' ? say('editor.untitled') : title}</bdi>
        {home === undefined ? null : <bdi class="puzzle-home">{collectionTitle(say, home)}</bdi>}
      </h1>
      <IconButton
        icon="plus"
        label={say('editor.new')}
        disabled={keeper.value === undefined}
        onPress={() => keeper.peek()?.begin()}
      />
      <Button
        icon="stack"
        disabled={!page.isLibraryOpen.value}
        onPress={() => {
          isOpen.value = true
        }}
      >
        {say('editor.mine')}
      </Button>
      {Mine.value === undefined ? null : (
        <Mine.value
          page={page}
          open={isOpen.value}
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </section>
  )
}

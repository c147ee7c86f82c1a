import { IconButton } from '@tama/ui'
import type { Page } from './page.ts'

/** Undo, redo and the side at the bottom, beside the tools, where the hand is. */
export const BoardTools = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const { past, future } = desk.editor.value
  return (
    <div class="board-tools">
      <IconButton
        icon="undo"
        label={t.value('common.undo')}
        shortcut="Control+Z"
        disabled={past.length === 0}
        onPress={() => desk.send({ kind: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={t.value('common.redo')}
        shortcut="Control+Y"
        disabled={future.length === 0}
        onPress={() => desk.send({ kind: 'redo' })}
      />
      <IconButton icon="flip" label={t.value('editor.flip')} onPress={() => desk.send({ kind: 'flip' })} />
    </div>
  )
}

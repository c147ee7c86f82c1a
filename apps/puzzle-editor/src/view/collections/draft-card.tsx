import { boardSvg } from '@tama/board/svg'
import { taskText } from '@tama/i18n'
import { Menu, type MenuItem } from '@tama/ui'
import { useMemo } from 'preact/hooks'
import type { KeptDraft } from '../../library/library.ts'
import { draftTitle } from '../../library/titles.ts'
import { isPuzzle } from '../../model/draft-puzzle.ts'
import type { Page } from '../page.ts'

export interface DraftCardProps {
  readonly page: Page
  readonly kept: KeptDraft
  /** It is on the desk. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly items: readonly MenuItem[]
}

/** A draft in a list: its board, what it is called and what it asks. */
export const DraftCard = ({ page, kept, isOpen, onOpen, items }: DraftCardProps) => {
  const { art, t, theme } = page
  const { draft } = kept
  const picture = useMemo(() => {
    const view = { setup: draft.setup, orientation: 'white', choices: [], mode: 'play' } as const
    const svg = boardSvg(view, { size: 128, art: art.value, scheme: theme.value })
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }, [draft.setup, art.value, theme.value])
  const title = draftTitle(t.value, draft)
  return (
    <li class="mine-item">
      <button
        type="button"
        class="mine-open"
        onClick={onOpen}
        {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      >
        <img class="mine-picture" src={picture} alt="" width={64} height={64} />
        <span class="mine-words">
          <bdi class="mine-title">{title}</bdi>
          {isPuzzle(draft) ? (
            <span class="mine-task">{taskText(t.value, draft.setup.turn, draft.goal, draft.inTurns)}</span>
          ) : null}
        </span>
      </button>
      <Menu icon="more" label={`${t.value('common.more')}: ${title}`} items={items} />
    </li>
  )
}

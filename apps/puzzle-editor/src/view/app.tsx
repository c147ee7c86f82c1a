import { useSignal } from '@preact/signals'
import type { Board } from '@tama/board'
import type { Square } from '@tama/engine'
import { NoticeRegion } from '@tama/ui'
import { ArrangePanel } from './arrange-panel.tsx'
import { BoardHost } from './board-host.tsx'
import { BoardTools } from './board-tools.tsx'
import { Header } from './header.tsx'
import { KeyHelp } from './key-help.tsx'
import type { Page } from './page.ts'
import { Palette } from './palette.tsx'
import { PassOn } from './pass-on.tsx'
import { PositionText } from './position-text.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { VerdictPanel } from './verdict-panel.tsx'

/** The whole page. */
export const App = ({ page }: { readonly page: Page }) => {
  const board = useSignal<Board | undefined>(undefined)
  const hovered = useSignal<Square | undefined>(undefined)
  return (
    <div class="page">
      <Header page={page} onSkip={() => board.value?.focus()} />
      <main class="desk">
        <div class="desk-board">
          <BoardHost page={page} board={board} hovered={hovered} />
        </div>
        <div class="desk-palette">
          <Palette page={page} board={board} hovered={hovered} />
          <BoardTools page={page} />
        </div>
        <div class="desk-side">
          <VerdictPanel page={page} />
          <SetupPanel page={page} />
          <PassOn page={page} />
          <ArrangePanel page={page} />
          <PositionText page={page} />
          <KeyHelp page={page} />
        </div>
      </main>
      <div class="visually-hidden" role="status">
        {page.spoken}
      </div>
      <NoticeRegion
        notices={page.notices}
        label={page.t.value('common.notices')}
        dismissLabel={page.t.value('common.dismiss')}
      />
    </div>
  )
}

import { useSignal } from '@preact/signals'
import type { Board } from '@tama/board'
import type { Square } from '@tama/engine'
import { NoticeRegion } from '@tama/ui'
import { BoardHost } from './board-host.tsx'
import { BoardTools } from './board-tools.tsx'
import { Header } from './header.tsx'
import { LineWalk } from './line-walk.tsx'
import type { Page } from './page.ts'
import { Palette } from './palette.tsx'
import { PANEL_ID, PlaceTabs } from './place-tabs.tsx'
import { PlacePanel } from './places/place-panel.tsx'
import { PuzzleBar } from './puzzle-bar.tsx'
import { StatusCard } from './status-card.tsx'
import { useLazy } from './use-lazy.ts'

/** The whole page. */
export const App = ({ page }: { readonly page: Page }) => {
  const board = useSignal<Board | undefined>(undefined)
  const hovered = useSignal<Square | undefined>(undefined)
  const { t } = page
  const { place } = page.desk.editor.value
  const sheet = page.sheet.value
  const trial = page.trial.value
  const Trying = useLazy(trial !== undefined, async () => (await import('./trial-side.tsx')).TrialSide)
  const Sheet = useLazy(sheet !== undefined, async () => (await import('./print-sheet.tsx')).PrintSheet)
  return (
    <div class="page">
      <button type="button" class="skip-link" onClick={() => board.value?.focus()}>
        {t.value('common.skipToBoard')}
      </button>
      <Header page={page} />
      <main class="desk">
        {trial === undefined ? <PuzzleBar page={page} /> : null}
        <div class="desk-board">
          <BoardHost page={page} board={board} hovered={hovered} />
        </div>
        {trial === undefined ? (
          <>
            <div class="desk-tools">
              {place === 'board' ? (
                <Palette page={page} board={board} hovered={hovered} />
              ) : (
                <LineWalk page={page} />
              )}
              <BoardTools page={page} />
            </div>
            <div class="desk-side">
              <PlaceTabs page={page} />
              <StatusCard page={page} />
              <div id={PANEL_ID} class="place" role="tabpanel" aria-labelledby={`tab-${place}`}>
                <PlacePanel page={page} place={place} />
              </div>
            </div>
          </>
        ) : (
          <div class="desk-side">
            {Trying.value === undefined ? null : <Trying.value page={page} trial={trial} />}
          </div>
        )}
      </main>
      {sheet === undefined || Sheet.value === undefined ? null : (
        <Sheet.value
          page={page}
          {...sheet}
          onClose={() => {
            page.sheet.value = undefined
          }}
        />
      )}
      <div class="visually-hidden" role="status">
        {page.spoken}
      </div>
      <NoticeRegion
        notices={page.notices}
        label={t.value('common.notices')}
        dismissLabel={t.value('common.dismiss')}
      />
    </div>
  )
}

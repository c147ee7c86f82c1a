import { NoticeRegion } from '@tama/ui'
import { useEffect, useRef } from 'preact/hooks'
import type { App } from '../app.ts'
import type { Screen } from '../route.ts'
import { StartPanel } from '../screens/start/view.tsx'
import { Dialogs } from './dialogs.tsx'
import { Header } from './header.tsx'

/** Where the board lives for as long as the page does; whatever the screen, it is never made twice. */
const BoardPlace = ({ app }: { readonly app: App }) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) app.mountBoard(host.current)
  }, [app])
  return (
    <div class="board-place">
      <div class="board-host" ref={host} />
    </div>
  )
}

/** The screen that is seen: at the board there must be a game, and a link is at the start. */
const seenScreen = (app: App): Screen => {
  const { screen } = app.route.value
  if (screen === 'link') return 'start'
  return screen === 'play' && app.play.value === undefined ? 'start' : screen
}

/** One of the two players beside the board. */
const StripAt = ({ app, place }: { readonly app: App; readonly place: 'top' | 'bottom' }) => {
  const screen = seenScreen(app)
  const Strip = screen === 'play' ? app.playViews.value?.Strip : undefined
  const ReviewStrip = screen === 'review' ? app.library.value?.ReviewStrip : undefined
  if (Strip) return <Strip app={app} place={place} />
  return ReviewStrip ? <ReviewStrip place={place} /> : null
}

/** Everything of a screen but the board and the players. */
const Side = ({ app }: { readonly app: App }) => {
  const library = app.library.value
  const puzzles = app.puzzles.value
  switch (seenScreen(app)) {
    case 'play': {
      const Panel = app.playViews.value?.PlayPanel
      return Panel ? <Panel app={app} /> : null
    }
    case 'games':
      return library ? <library.Games /> : null
    case 'review':
      return library ? <library.ReviewSide /> : null
    case 'puzzles':
      return puzzles ? <puzzles.List /> : null
    case 'puzzle':
      return puzzles ? <puzzles.Solver /> : null
    default:
      return <StartPanel app={app} />
  }
}

/** Screens that have the page to themselves. */
const BOARDLESS: readonly Screen[] = ['games', 'puzzles']

/** The whole page. */
export const Shell = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const screen = seenScreen(app)
  const offered = screen === 'start' && app.offer.value !== undefined ? ' shell-offer' : ''
  return (
    <div class={`shell shell-${screen}${offered}`}>
      {BOARDLESS.includes(screen) ? null : (
        <button type="button" class="skip-link" onClick={app.focusBoard}>
          {t('common.skipToBoard')}
        </button>
      )}
      <Header app={app} />
      <main class="table">
        <StripAt app={app} place="top" />
        <BoardPlace app={app} />
        <StripAt app={app} place="bottom" />
        <Side app={app} />
      </main>
      <Dialogs app={app} />
      <NoticeRegion notices={app.notices} label={t('common.notices')} dismissLabel={t('common.dismiss')} />
    </div>
  )
}

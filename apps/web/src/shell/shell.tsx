import { NoticeRegion } from '@tama/ui'
import { useEffect, useRef } from 'preact/hooks'
import type { App } from '../app.ts'
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

const classOf = (isPlay: boolean, hasOffer: boolean): string => {
  if (isPlay) return 'shell'
  return hasOffer ? 'shell shell-start shell-offer' : 'shell shell-start'
}

/** The whole page. */
export const Shell = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const isPlay = app.route.value.screen === 'play' && app.play.value !== undefined
  const views = isPlay ? app.playViews.value : undefined
  return (
    <div class={classOf(isPlay, app.offer.value !== undefined)}>
      <button type="button" class="skip-link" onClick={app.focusBoard}>
        {t('common.skipToBoard')}
      </button>
      <Header app={app} />
      <main class="table">
        {views ? <views.Strip app={app} place="top" /> : null}
        <BoardPlace app={app} />
        {views ? <views.Strip app={app} place="bottom" /> : null}
        {views ? <views.PlayPanel app={app} /> : null}
        {isPlay ? null : <StartPanel app={app} />}
      </main>
      <Dialogs app={app} />
      <NoticeRegion notices={app.notices} label={t('common.notices')} dismissLabel={t('common.dismiss')} />
    </div>
  )
}

import '@tama/ui/theme.css'
import '@tama/board/board.css'
import './style.css'
import { effect, signal } from '@preact/signals'
import { linkErrorSentence } from '@tama/i18n'
import {
  createNotices,
  createPageTheme,
  createSettings,
  openPageLanguage,
  pageClipboard,
  pageClock,
  pageTextStore,
  watchForUse,
  whenQuiet,
} from '@tama/ui'
import { render } from 'preact'
import { createDesk } from './desk.ts'
import { keepDraft } from './draft-keeper.ts'
import { pageAddress } from './effects/address.ts'
import { keptDraft, readKeptDraft } from './effects/draft-store.ts'
import { FIRST_DRAFT } from './model/draft.ts'
import { openEditor } from './model/editor.ts'
import { pageKey } from './model/keys.ts'
import { App } from './view/app.tsx'
import { newsSentence } from './view/sentences.ts'

const TEXT_BOXES = 'textarea, input:not([type="radio"], [type="checkbox"])'

const start = async (root: HTMLElement): Promise<void> => {
  const isUsed = watchForUse()
  const store = pageTextStore()
  const settings = createSettings(store)
  const theme = createPageTheme(settings, document)
  const language = await openPageLanguage(settings, navigator.languages, document.documentElement)
  const notices = createNotices(pageClock)
  const spoken = signal('')
  const kept = keptDraft(store)
  const restored = readKeptDraft(kept.peek())
  const { t } = language

  const desk = createDesk(openEditor(restored ?? FIRST_DRAFT), (news) => {
    const text = newsSentence(t.peek(), news)
    // A region that does not change is not read out: the same sentence again needs another form.
    spoken.value = spoken.peek() === text ? `${text}\u00a0` : text
  })

  if (restored && pageAddress.read() === '') notices.say(t.peek()('editor.restored'))
  const keeper = keepDraft({
    desk,
    kept,
    address: pageAddress,
    clock: pageClock,
    tell: (arrival) => {
      if (arrival.kind === 'opened') notices.say(t.peek()('link.opened'))
      else notices.say(linkErrorSentence(t.peek(), arrival.error), 'error')
    },
  })
  addEventListener('pagehide', keeper.flush)
  addEventListener('keydown', (event) => {
    const isInText = event.target instanceof Element && event.target.matches(TEXT_BOXES)
    const meant = isInText ? undefined : pageKey(event)
    if (meant === undefined) return
    // Escape keeps what it means elsewhere: it also closes dialogs and menus.
    if (event.key !== 'Escape') event.preventDefault()
    desk.send(meant)
  })
  effect(() => {
    document.title = `${t.value('editor.title')} · ${t.value('app.name')}`
  })
  effect(() => {
    if (store.refused.value) notices.say(t.peek()('device.noStorage'), 'error')
  })
  effect(() => {
    if (language.failed.value) notices.say(t.peek()('device.languageFailed'), 'error')
  })
  render(<App page={{ desk, t, settings, theme, notices, clipboard: pageClipboard, spoken }} />, root)
  const workOffline = async () => {
    const { keepOffline } = await import('./effects/offline.ts')
    await keepOffline({ notices, t, isUntouched: () => !isUsed() })
  }
  // Without it everything works but a visit without a network.
  if (import.meta.env.PROD) whenQuiet(() => void workOffline().catch(() => undefined))
}

const root = document.getElementById('app')
if (root) start(root).catch(() => document.querySelector('#unreachable')?.removeAttribute('hidden'))

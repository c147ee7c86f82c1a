import '@tama/ui/theme.css'
import '@tama/board/board.css'
import './style.css'
import { effect, signal } from '@preact/signals'
import { linkErrorSentence } from '@tama/i18n'
import { decodeLink } from '@tama/share'
import {
  createNotices,
  createPageLanguage,
  createPageTheme,
  createSettings,
  pageClipboard,
  pageClock,
  pageTextStore,
} from '@tama/ui'
import { render } from 'preact'
import { createDesk } from './desk.ts'
import { pageAddress } from './effects/address.ts'
import { keptDraft, linkOf, readKeptDraft } from './effects/draft-store.ts'
import { FIRST_DRAFT } from './model/draft.ts'
import { openEditor } from './model/editor.ts'
import { pageKey } from './model/keys.ts'
import { App } from './view/app.tsx'
import { newsSentence } from './view/sentences.ts'

/** How long changes are collected before they go into the address and the store; browsers refuse more. */
const SAVE_MS = 300

const store = pageTextStore()
const settings = createSettings(store)
const theme = createPageTheme(settings, document)
const language = createPageLanguage(settings, navigator.languages, document.documentElement)
const notices = createNotices(pageClock)
const { t } = language
const spoken = signal('')

const kept = keptDraft(store)
const restored = readKeptDraft(kept.peek())
const desk = createDesk(openEditor(restored ?? FIRST_DRAFT), (news) => {
  const text = newsSentence(t.peek(), news)
  // A region that does not change is not read out: the same sentence again needs another form.
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text
})

/** Opens the link behind the `#`, as a step that can be undone. */
const openAddress = (text: string): void => {
  const before = linkOf(desk.editor.peek().draft)
  if (text === '' || text === before) return
  const read = decodeLink(text)
  if (read.ok) {
    const { ruleset, setup } = read.value
    desk.send({ kind: 'open', draft: { ruleset, setup } })
    notices.say(t.peek()('link.opened'))
  } else notices.say(linkErrorSentence(t.peek(), read.error), 'error')
}

const saveSoon = (() => {
  let cancel = () => {}
  return (link: string) => {
    cancel()
    cancel = pageClock.after(SAVE_MS, () => {
      kept.value = link
      pageAddress.write(link)
    })
  }
})()

const start = (): void => {
  const address = pageAddress.read()
  if (address !== '') openAddress(address)
  else if (restored) notices.say(t.peek()('editor.restored'))
  let saved = linkOf(desk.editor.peek().draft)
  effect(() => {
    const link = linkOf(desk.editor.value.draft)
    if (link === saved) return
    saved = link
    saveSoon(link)
  })
  pageAddress.watch(openAddress)
  effect(() => {
    document.title = `${t.value('editor.title')} · ${t.value('app.name')}`
  })
  effect(() => {
    if (store.refused.value) notices.say(t.peek()('device.noStorage'), 'error')
  })
  effect(() => {
    if (language.failed.value) notices.say(t.peek()('device.languageFailed'), 'error')
  })
  addEventListener('keydown', (event) => {
    const inText = event.target instanceof HTMLElement && event.target.matches('input[type=text], textarea')
    const meant = inText ? undefined : pageKey(event)
    if (meant === undefined) return
    event.preventDefault()
    desk.send(meant)
  })
  const root = document.getElementById('app')
  if (root) {
    render(<App page={{ desk, t, settings, theme, notices, clipboard: pageClipboard, spoken }} />, root)
  }
}

void language.ready.then(start)

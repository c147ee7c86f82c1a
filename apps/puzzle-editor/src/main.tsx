import '@tama/ui/theme.css'
import '@tama/board/board.css'
import './style.css'
import { effect, signal } from '@preact/signals'
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
import type { DraftKeeper } from './draft-keeper.ts'
import { pageAddress } from './effects/address.ts'
import { DESK_KEY } from './effects/desk-key.ts'
import { followLook } from './effects/look.ts'
import { newId } from './effects/new-id.ts'
import { createFileReader } from './files.ts'
import { createInspector } from './inspect/inspector.ts'
import { pageProver } from './inspect/page-prover.ts'
import { EMPTY_LIBRARY } from './library/library.ts'
import { FIRST_DRAFT } from './model/draft.ts'
import { openEditor } from './model/editor.ts'
import { pageKey, walkKey } from './model/keys.ts'
import type { Trial } from './trial/trial.ts'
import { App } from './view/app.tsx'
import type { Sheet } from './view/page.ts'
import { fetchPlace, fetchPlaces } from './view/places/place-panel.tsx'
import { newsSentence } from './view/sentences.ts'

const TEXT_BOXES = 'textarea, input:not([type="radio"], [type="checkbox"])'
/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = `${TEXT_BOXES}, select, input, dialog *, [role="tab"], [data-square]`

const start = async (root: HTMLElement): Promise<void> => {
  const isUsed = watchForUse()
  const store = pageTextStore()
  const settings = createSettings(store)
  const theme = createPageTheme(settings, document)
  const opening = openPageLanguage(settings, navigator.languages, document.documentElement, [
    'base',
    'editor',
  ])
  const [language] = await Promise.all([opening, fetchPlace('board')])
  const library = signal(EMPTY_LIBRARY)
  const isLibraryOpen = signal(false)
  const notices = createNotices(pageClock)
  const spoken = signal('')
  const openId = signal<string | undefined>(undefined)
  const { t } = language

  const desk = createDesk(openEditor(FIRST_DRAFT), (news) => {
    const text = newsSentence(t.peek(), news)
    // A region that does not change is not read out: the same sentence again needs another form.
    spoken.value = spoken.peek() === text ? `${text}\u00a0` : text
  })
  const keeper = signal<DraftKeeper | undefined>(undefined)
  const openKeeper = async () => {
    const { keepDraft } = await import('./draft-keeper.ts')
    const { keptDesk } = await import('./effects/kept-draft.ts')
    const { tellArrival } = await import('./effects/tell-arrival.ts')
    keeper.value = keepDraft({
      desk,
      library,
      isLibraryOpen,
      openId,
      kept: keptDesk(store),
      address: pageAddress,
      clock: pageClock,
      newId,
      tell: tellArrival(notices, t),
    })
  }
  // On a first visit the page does not wait for what there is nothing of.
  const isAwaited = pageAddress.read() !== '' || store.read(DESK_KEY) !== undefined
  if (isAwaited) await openKeeper()
  const inspector = createInspector({
    desk,
    prover: pageProver(),
    clock: pageClock,
    tellNone: () => notices.say(t.peek()('editor.noneFound')),
  })
  const trial = signal<Trial | undefined>(undefined)
  const sheet = signal<Sheet | undefined>(undefined)

  addEventListener('pagehide', () => keeper.peek()?.flush())
  addEventListener('keydown', (event) => {
    const isIn = (places: string) => event.target instanceof Element && event.target.matches(places)
    // A solver's board is not the composer's.
    if (isIn(TEXT_BOXES) || event.defaultPrevented || trial.peek() !== undefined) return
    const meant = pageKey(event) ?? (isIn(OWN_ARROWS) ? undefined : walkKey(event, desk.editor.peek()))
    if (meant === undefined) return
    // Escape keeps what it means elsewhere: it also closes dialogs and menus.
    if (event.key !== 'Escape') event.preventDefault()
    desk.send(meant)
  })
  // Another puzzle on the desk, by a link or a file: the one that was being tried is gone.
  effect(() => {
    void desk.draft.value
    trial.peek()?.end()
    trial.value = undefined
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
  render(
    <App
      page={{
        desk,
        inspector,
        keeper,
        library,
        isLibraryOpen,
        openId,
        newId,
        files: createFileReader({ keeper, library, newId, notices, t, need: language.need }),
        t,
        need: language.need,
        settings,
        theme,
        art: followLook(settings),
        notices,
        clipboard: pageClipboard,
        spoken,
        sheet,
        trial,
      }}
    />,
    root,
  )
  const openLibrary = async () => {
    if (!isAwaited) await openKeeper()
    const { keepLibrary } = await import('./effects/library-store.ts')
    const records = await keepLibrary(library)
    isLibraryOpen.value = true
    effect(() => {
      if (records.refused.value) notices.say(t.peek()('device.noStorage'), 'error')
    })
  }
  void openLibrary().catch(() => notices.say(t.peek()('device.noStorage'), 'error'))
  whenQuiet(() => void fetchPlaces().catch(() => undefined))
  const workOffline = async () => {
    const { keepOffline } = await import('./effects/offline.ts')
    await keepOffline({ notices, t, isUntouched: () => !isUsed() })
  }
  // Without it everything works but a visit without a network.
  if (import.meta.env.PROD) whenQuiet(() => void workOffline().catch(() => undefined))
}

const root = document.getElementById('app')
if (root) start(root).catch(() => document.querySelector('#unreachable')?.removeAttribute('hidden'))

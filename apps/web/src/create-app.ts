import { batch, computed, effect, signal } from '@preact/signals'
import type { Board } from '@tama/board'
import { checkSetup, type Position, START, squareName } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { boardWords, linkErrorSentence, setupFaultSentence } from '@tama/i18n'
import {
  createNotices,
  createPageLanguage,
  createPageTheme,
  createSettings,
  pageClipboard,
  pageClock,
  pageRecordStore,
  pageTextStore,
} from '@tama/ui'
import type { App, DialogName } from './app.ts'
import { forgetUnreadable, keepSaving, resume } from './effects/autosave.ts'
import { followBoard, type Scene } from './effects/board.ts'
import { pageToday } from './effects/calendar.ts'
import { pageChance } from './effects/chance.ts'
import { followEngine } from './effects/engine.ts'
import { pageFiles } from './effects/files.ts'
import { listenForKeys } from './effects/keys.ts'
import { pageLocation } from './effects/location.ts'
import { mirrorState } from './effects/mirror.ts'
import { hasWebgl } from './effects/webgl.ts'
import { parseParams } from './params.ts'
import { keptChoices, keptPreferences } from './preferences.ts'
import { type PlayEvent, reduce, settle } from './screens/play/model.ts'
import { firstState, isPlaying, type PlayState } from './screens/play/state.ts'
import { matchOf, type Offer } from './screens/start/model.ts'
import type { ShortcutAction } from './shortcuts.ts'

/** Longest wait for the language and the kept game before the page is shown without them. */
const PATIENCE_MS = 1500

/** Builds everything once and connects it. `ready` resolves when the page can be shown; it never rejects. */
export const createApp = (page: Document): { readonly app: App; readonly ready: Promise<void> } => {
  const params = parseParams(location.search)
  const texts = pageTextStore()
  const records = pageRecordStore()
  const settings = createSettings(texts)
  const preferences = keptPreferences(texts)
  const choices = keptChoices(texts)
  const language = createPageLanguage(settings, navigator.languages, page.documentElement)
  const theme = createPageTheme(settings, page)
  const notices = createNotices(pageClock)
  const place = pageLocation()

  const { t } = language
  const dialog = signal<DialogName | undefined>(undefined)
  const play = signal<PlayState | undefined>(undefined)
  const offer = signal<Offer | undefined>(undefined)
  const unreadable = signal<string | undefined>(undefined)
  let board: Board | undefined

  const send = (event: PlayEvent) => {
    const state = play.peek()
    if (state !== undefined) play.value = reduce(state, event)
  }

  const open = (state: PlayState) => {
    batch(() => {
      play.value = settle(state)
      offer.value = undefined
    })
    dialog.value = undefined
    place.go({ screen: 'play' })
  }

  const begin = () => open(firstState(matchOf(choices.peek(), offer.peek(), pageChance(params.seed))))

  const rematch = () => {
    const state = play.peek()
    if (state === undefined) return
    const { ruleset, seats, orientation, game } = state
    const { seed } = pageChance(params.seed)
    open(firstState({ ruleset, seats, orientation, start: game.start.position, seed }))
  }

  const playFrom = (position: Position, ruleset: string) => {
    batch(() => {
      offer.value = { position, ruleset }
      dialog.value = undefined
    })
    place.go({ screen: 'start' })
  }

  const home = () => place.replace({ screen: play.peek() === undefined ? 'start' : 'play' })

  const openLink = async (link: string) => {
    const { decodeLink } = await import('@tama/share')
    const read = decodeLink(link)
    if (!read.ok) {
      notices.say(linkErrorSentence(t.peek(), read.error), 'error')
      home()
      return
    }
    const checked = checkSetup(read.value.setup)
    if (!checked.ok) {
      const reasons = checked.error.map((fault) => setupFaultSentence(t.peek(), squareName, fault))
      notices.say(reasons.join(' '), 'error')
      home()
      return
    }
    offer.value = { position: checked.value, ruleset: makeRuleset(read.value.ruleset) }
  }

  const act = (action: ShortcutAction): boolean => {
    switch (action) {
      case 'keys':
        dialog.value = 'keys'
        return true
      case 'board':
        board?.focus()
        return true
      case 'new-game':
        place.go({ screen: 'start' })
        return true
      default:
        return place.route.peek().screen === 'play' && actInGame(action)
    }
  }

  const actInGame = (action: Exclude<ShortcutAction, 'keys' | 'board' | 'new-game'>): boolean => {
    switch (action) {
      case 'previous':
      case 'next':
      case 'first':
      case 'last':
        send({ type: 'looked', at: action })
        return true
      case 'take-back':
        send({ type: 'took-back' })
        return true
      case 'play-again':
        send({ type: 'played-again' })
        return true
      case 'hint':
        send({ type: 'hint-asked' })
        return true
      case 'flip':
        send({ type: 'flipped' })
        return true
      case 'move-box': {
        const box = page.querySelector<HTMLElement>('#move-box')
        box?.focus()
        return box !== null
      }
    }
  }

  const scene = computed<Scene>(() => {
    const state = play.value
    if (place.route.value.screen === 'play' && state !== undefined) return { kind: 'play', state }
    const { side, opponent } = choices.value
    const orientation = opponent === 'computer' && side === 'black' ? 'black' : 'white'
    const setup = offer.value?.position ?? START
    return { kind: 'still', view: { setup, orientation, choices: [], mode: 'play' } }
  })

  const warnWithoutWebgl = () => {
    if (params.renderer === undefined && !hasWebgl(page)) notices.say(t.peek()('device.noWebgl'))
  }

  const mountBoard = (host: HTMLElement) => {
    pageClock.after(0, warnWithoutWebgl)
    board = followBoard(host, {
      scene,
      send,
      words: computed(() => boardWords(t.value, squareName)),
      speed: computed(() => params.speed ?? settings.value.speed),
      look: computed(() => `${theme.value} ${preferences.value.coordinates}`),
      renderer: params.renderer,
    })
  }

  effect(() => {
    page.documentElement.classList.toggle('no-coordinates', !preferences.value.coordinates)
  })
  effect(() => {
    page.title = t.value('app.name')
  })
  effect(() => {
    if (records.refused.value || texts.refused.value) notices.say(t.peek()('device.noStorage'), 'error')
  })
  effect(() => {
    if (language.failed.value) notices.say(t.peek()('device.languageFailed'), 'error')
  })
  const crashed = () => notices.say(t.peek()('device.crashed'), 'error')
  addEventListener('error', crashed)
  addEventListener('unhandledrejection', crashed)

  const begun = resume(records).then((found) => {
    unreadable.value = found.unreadable
    if (play.peek() === undefined && found.state !== undefined) {
      play.value = found.state
      if (location.hash === '' && isPlaying(found.state)) place.replace({ screen: 'play' })
    }
    keepSaving(records, play)
  })

  const ready = Promise.race([
    Promise.all([language.ready, begun]),
    new Promise<void>((resolve) => pageClock.after(PATIENCE_MS, resolve)),
  ]).then(() => {
    effect(() => {
      const route = place.route.value
      if (route.screen === 'link') openLink(route.link).catch(crashed)
      if (route.screen === 'play' && play.peek() === undefined) place.replace({ screen: 'start' })
    })
    followEngine({
      play,
      send,
      start: async () => (await import('@tama/search/client')).startEngine(),
      clock: pageClock,
    })
    mirrorState(page.documentElement, place.route, play)
    listenForKeys(() => preferences.peek().shortcuts, act)
  })

  const app: App = {
    t,
    settings,
    preferences,
    notices,
    clipboard: pageClipboard,
    files: pageFiles,
    today: pageToday,
    seed: () => pageChance(params.seed).seed,
    addressOf: place.addressOf,
    route: place.route,
    go: place.go,
    dialog,
    play,
    send,
    open,
    choices,
    offer,
    begin,
    rematch,
    playFrom,
    unreadable,
    forgetUnreadable: () => {
      unreadable.value = undefined
      void forgetUnreadable(records)
    },
    focusBoard: () => board?.focus(),
    mountBoard,
  }
  return { app, ready }
}

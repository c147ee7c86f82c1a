import { computed, effect, signal } from '@preact/signals'
import { type Move, squareName } from '@tama/engine'
import { boardWords } from '@tama/i18n'
import {
  createNotices,
  createPageTheme,
  createSettings,
  openPageLanguage,
  pageClipboard,
  pageClock,
  pageRecordStore,
  pageTextStore,
  watchForUse,
  whenQuiet,
} from '@tama/ui'
import { actOnKey } from './act-on-key.ts'
import type { App, DialogName, PlayViews } from './app.ts'
import { connectPlay } from './connect-play.ts'
import { forgetUnreadable, keepSaving, resume } from './effects/autosave.ts'
import { type FollowingBoard, followBoard } from './effects/board.ts'
import { pageToday } from './effects/calendar.ts'
import { pageChance } from './effects/chance.ts'
import { listenForComplaints } from './effects/complaints.ts'
import { pageFiles } from './effects/files.ts'
import { pageInstall } from './effects/install.ts'
import { listenForKeys } from './effects/keys.ts'
import { makeGameLink, openLink } from './effects/link.ts'
import { pageLocation } from './effects/location.ts'
import { followLook } from './effects/look.ts'
import { mirrorState } from './effects/mirror.ts'
import { pageShare } from './effects/share.ts'
import { hasWebgl } from './effects/webgl.ts'
import { loadGames } from './link-games/kept-games.ts'
import { parseParams } from './params.ts'
import { keptChoices, keptPreferences } from './preferences.ts'
import { sceneOf } from './scene.ts'
import { boardViewOf, firstSquare } from './screens/play/board-view.ts'
import { isPlaying, type PlayState } from './screens/play/state.ts'
import { createTable } from './table.ts'

/** Longest wait for the kept game before the page is shown without it. */
const PATIENCE_MS = 1500
/** The move that came by link is shown once the board has been seen as it was before. */
const REPLAY_AFTER_MS = 500

/** Builds everything once and connects it. Resolves when the page can be shown; rejects when no language can be had. */
export const createApp = async (page: Document): Promise<App> => {
  const params = parseParams(location.search)
  const texts = pageTextStore()
  const records = pageRecordStore()
  const settings = createSettings(texts)
  const preferences = keptPreferences(texts)
  const choices = keptChoices(texts)
  const resumed = resume(records)
  const gamesComing = loadGames(records)
  const viewsComing = import('./screens/play/views.ts').catch(() => undefined)
  const language = await openPageLanguage(settings, navigator.languages, page.documentElement)
  const theme = createPageTheme(settings, page)
  const notices = createNotices(pageClock)
  const place = pageLocation()
  const chance = () => pageChance(params.seed)

  const { t } = language
  const dialog = signal<DialogName | undefined>(undefined)
  const playViews = signal<PlayViews | undefined>(undefined)
  const unreadable = signal<string | undefined>(undefined)
  const isOffline = signal(false)
  const install = pageInstall()
  const isUsed = watchForUse()
  const linkGames = signal<readonly PlayState[]>([])
  const pending = signal<Move | undefined>(undefined)
  const art = followLook(settings, preferences)
  const nowMs = signal(pageClock.now())
  let following: FollowingBoard | undefined

  const focusGame = () => {
    const state = play.peek()
    if (state !== undefined) following?.board.focus(firstSquare(boardViewOf(state, preferences.peek())))
  }
  const show = (screen: 'start' | 'play') => {
    dialog.value = undefined
    place.go({ screen })
    if (screen === 'play') pageClock.after(0, focusGame)
  }
  const { play, offer, ...commands } = createTable({
    choices,
    chance,
    following: () => preferences.peek().following.level,
    now: pageClock.now,
    show,
  })

  let waiting: (() => void) | undefined
  /** A game under way is not given up without a question. */
  const unlessPlaying = (go: () => void) => {
    const state = play.peek()
    // A game by link is kept among others.
    const isKept = state === undefined || state.link !== undefined || !isPlaying(state)
    if (isKept || state.game.cursor === 0) return go()
    waiting = go
    dialog.value = 'replace'
  }

  const mountBoard = (host: HTMLElement) => {
    following = followBoard(host, {
      scene: computed(() => sceneOf(place.route.value, play.value, choices.value, offer.value)),
      habits: preferences,
      send: commands.send,
      onPending: (move) => {
        pending.value = move
      },
      words: computed(() => boardWords(t.value, squareName)),
      speed: computed(() => params.speed ?? settings.value.speed),
      art,
      scheme: theme,
      renderer: params.renderer,
    })
    pageClock.after(0, () => {
      if (params.renderer === undefined && !hasWebgl(page)) notices.say(t.peek()('device.noWebgl'))
    })
  }

  const app: App = {
    ...commands,
    open: (state) => unlessPlaying(() => commands.open(state)),
    begin: () => unlessPlaying(commands.begin),
    replaceGame: () => {
      waiting?.()
      waiting = undefined
    },
    t,
    settings,
    preferences,
    notices,
    clipboard: pageClipboard,
    files: pageFiles,
    today: pageToday,
    seed: () => chance().seed,
    addressOf: place.addressOf,
    route: place.route,
    go: place.go,
    dialog,
    play,
    playViews,
    choices,
    offer,
    nowMs,
    pending,
    acceptMove: () => following?.board.accept(),
    refuseMove: () => following?.board.takeBack(),
    replayCapture: () => following?.replay(),
    linkGames,
    forgetLinkGame: (seed) => {
      linkGames.value = linkGames.peek().filter((game) => game.seed !== seed)
    },
    share: pageShare(),
    linkOf: async (game, isDrawOffered) => {
      const link = await makeGameLink(game, isDrawOffered)
      return link === undefined ? undefined : place.addressOf(link)
    },
    art,
    scheme: theme,
    unreadable,
    forgetUnreadable: () => {
      unreadable.value = undefined
      void forgetUnreadable(records)
    },
    isOffline,
    install,
    focusBoard: () => following?.board.focus(),
    focusMoveBox: () => page.querySelector<HTMLElement>('#move-box')?.focus(),
    mountBoard,
  }

  const follow = async (link: string): Promise<void> => {
    const opened = await openLink(link, { t: t.peek(), kept: linkGames.peek(), seed: app.seed })
    if (opened.kind === 'offer') {
      if (opened.offer.kind === 'game') choices.value = { ...choices.peek(), opponent: 'friend' }
      offer.value = opened.offer
    } else if (opened.kind === 'game') {
      app.open(opened.state)
      if (opened.isOlder) notices.say(t.peek()('friend.older'))
      else pageClock.after(REPLAY_AFTER_MS, () => following?.replay())
    } else {
      notices.say(opened.sentence, 'error')
      place.replace({ screen: play.peek() === undefined ? 'start' : 'play' })
    }
  }

  const connect = () => {
    const crashed = listenForComplaints({
      notices,
      t,
      storageRefused: computed(() => records.refused.value || texts.refused.value),
      languageFailed: language.failed,
    })
    effect(() => {
      const route = place.route.value
      if (route.screen === 'link') follow(route.link).catch(crashed)
      if (route.screen === 'play' && play.peek() === undefined) place.replace({ screen: 'start' })
    })
    let seen = place.route.peek().screen
    effect(() => {
      const { screen } = place.route.value
      const hasLeftBoard = seen === 'play' && screen !== 'play'
      seen = screen
      if (hasLeftBoard) pageClock.after(0, () => page.querySelector<HTMLElement>('#start-title')?.focus())
    })
    const shownTime = connectPlay(page, {
      play,
      send: commands.send,
      preferences,
      linkGames,
      records,
      boardAtRest: () => following?.atRest() ?? Promise.resolve(),
    })
    effect(() => {
      nowMs.value = shownTime.value
    })
    const workOffline = async () => {
      const { keepOffline } = await import('./effects/offline.ts')
      await keepOffline({
        notices,
        t,
        isUntouched: () => !isUsed() && place.route.peek().screen === 'start',
        onReady: () => {
          isOffline.value = true
        },
      })
    }
    // Without it everything works but a visit without a network.
    if (import.meta.env.PROD) whenQuiet(() => void workOffline().catch(() => undefined))
    mirrorState(page.documentElement, place.route, play)
    listenForKeys(
      () => preferences.peek().shortcuts,
      (action) => actOnKey(app, action),
    )
  }

  effect(() => {
    page.documentElement.classList.toggle('no-coordinates', !preferences.value.coordinates)
  })
  effect(() => {
    page.title = t.value('app.name')
  })

  const viewsCome = viewsComing.then((views) => {
    if (views !== undefined) playViews.value = views
    else notices.say(t.peek()('device.offline'), 'error')
  })
  const begun = Promise.all([resumed, gamesComing]).then(([found, games]) => {
    unreadable.value = found.unreadable
    linkGames.value = games
    // Another page may have gone on with a game by link.
    const state = games.find(({ seed }) => seed === found.state?.seed) ?? found.state
    if (play.peek() === undefined && state !== undefined) {
      play.value = state
      if (location.hash === '' && isPlaying(state)) place.replace({ screen: 'play' })
    }
    keepSaving(records, play, pageClock.now)
    return place.route.peek().screen === 'play' ? viewsCome : undefined
  })
  await Promise.race([begun, new Promise<void>((resolve) => pageClock.after(PATIENCE_MS, resolve))])
  connect()
  return app
}

import { computed, effect, signal } from '@preact/signals'
import { type Colour, EMPTY_SETUP, type Move, START, squareName } from '@tama/engine'
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
import type { App, DialogName } from './app.ts'
import { type FollowingBoard, followBoard } from './effects/board.ts'
import { pageToday } from './effects/calendar.ts'
import { pageChance } from './effects/chance.ts'
import { listenForComplaints } from './effects/complaints.ts'
import { pageFiles } from './effects/files.ts'
import { focusScreens } from './effects/focus.ts'
import { pageHold } from './effects/hold.ts'
import { pageInstall } from './effects/install.ts'
import { hasKept } from './effects/kept-keys.ts'
import { listenForKeys } from './effects/keys.ts'
import { pageLocation } from './effects/location.ts'
import { followLook } from './effects/look.ts'
import { pageShare } from './effects/share.ts'
import { pageSounds } from './effects/sound.ts'
import { hasWebgl } from './effects/webgl.ts'
import type { GamePart } from './game-part.ts'
import type { LibraryPart } from './library.ts'
import { parseParams } from './params.ts'
import { keptChoices, keptPreferences } from './preferences.ts'
import type { PuzzlePart } from './puzzles.ts'
import type { Scene } from './scene.ts'
import type { PlayState } from './screens/play/state.ts'
import type { Offer } from './screens/start/model.ts'

/** Longest wait for the kept game before the page is shown without it. */
const PATIENCE_MS = 1500

/** Builds everything once and connects it. Resolves when the page can be shown; rejects when no language can be had. */
export const createApp = async (page: Document): Promise<App> => {
  const params = parseParams(location.search)
  const texts = pageTextStore()
  const records = pageRecordStore()
  const settings = createSettings(texts)
  const preferences = keptPreferences(texts)
  const choices = keptChoices(texts)
  const keptComing = hasKept(records)
  const scriptComing = import('./game-part.ts')
  scriptComing.catch(() => undefined)
  const language = await openPageLanguage(settings, navigator.languages, page.documentElement, [
    'base',
    'game',
  ])
  const theme = createPageTheme(settings, page)
  const notices = createNotices(pageClock)
  const place = pageLocation()
  const chance = () => pageChance(params.seed)

  const { t } = language
  const dialog = signal<DialogName | undefined>(undefined)
  const unreadable = signal<string | undefined>(undefined)
  const isOffline = signal(false)
  const isReading = signal(false)
  const install = pageInstall()
  const isUsed = watchForUse()
  const linkGames = signal<readonly PlayState[]>([])
  const pending = signal<Move | undefined>(undefined)
  const art = followLook(settings, preferences)
  const sounds = pageSounds(page, settings)
  const nowMs = signal(pageClock.now())
  let following: FollowingBoard | undefined

  const part = signal<GamePart | undefined>(undefined)
  const play = signal<PlayState | undefined>(undefined)
  const offer = signal<Offer | undefined>(undefined)
  const isUnderWay = signal(false)
  const library = signal<LibraryPart | undefined>(undefined)
  const puzzles = signal<PuzzlePart | undefined>(undefined)
  const hold = pageHold()
  /** Names of the players by the first standing of their game. */
  const players = new WeakMap<object, Readonly<Record<Colour, string>>>()

  const focusGame = () => {
    const state = play.peek()
    if (state !== undefined) following?.board.focus(part.peek()?.firstSquare(state))
  }
  const show = (screen: 'start' | 'play') => {
    dialog.value = undefined
    // A link is done with when its game is at the board: the way back must not lead to it.
    if (place.route.peek().screen === 'link') place.replace({ screen: 'start' })
    place.go({ screen })
    if (screen === 'play') pageClock.after(0, focusGame)
  }

  let waiting: (() => void) | undefined
  /** A game under way is not given up without a question. */
  const unlessPlaying = (go: () => void) => {
    if (!isUnderWay.peek()) return go()
    waiting = go
    dialog.value = 'replace'
  }

  /** Resolves when the script of games has come and has brought back what was kept. */
  const partComing = scriptComing.then(async ({ openGamePart }) => {
    const opened = openGamePart({
      page,
      records,
      texts,
      place,
      notices,
      t,
      chance,
      preferences,
      choices,
      play,
      offer,
      linkGames,
      unreadable,
      isUnderWay,
      nowMs,
      hold,
      board: () => following,
      show: () => show('play'),
      unlessPlaying,
    })
    part.value = opened
    await opened.resume()
    return opened
  })
  const offlineNow = () => notices.say(t.peek()('device.offline'), 'error')
  partComing.catch(offlineNow)
  /** At once where the script is there. */
  const withPart = (work: (part: GamePart) => void) => {
    const now = part.peek()
    if (now === undefined) partComing.then(work, offlineNow)
    else work(now)
  }

  const shown = computed(() => {
    switch (place.route.value.screen) {
      case 'play':
        return play.value
      case 'review':
        return library.value?.shown.value
      default:
        return undefined
    }
  })

  /** An empty board until the puzzle has come. */
  const puzzleScene = (): Scene =>
    puzzles.value?.scene.value ?? {
      kind: 'still',
      view: { setup: EMPTY_SETUP, orientation: 'white', choices: [], mode: 'play' },
    }

  const stillScene = (): Scene => {
    const { opponent, side } = choices.value
    const waiting = offer.value
    const orientation = opponent === 'computer' && side === 'black' ? 'black' : 'white'
    const shown = (waiting && part.value?.stillOf(waiting)) ?? { setup: START }
    return { kind: 'still', view: { ...shown, orientation, choices: [], mode: 'play' } }
  }

  const mountBoard = (host: HTMLElement) => {
    following = followBoard(host, {
      scene: computed((): Scene => {
        if (place.route.value.screen === 'puzzle') return puzzleScene()
        const state = part.value === undefined ? undefined : shown.value
        return state === undefined ? stillScene() : { kind: 'play', state }
      }),
      drawing: () => (part.peek() as GamePart).drawing,
      habits: computed(() => {
        const { confirmMove, premoves } = preferences.value
        return { confirmMove: confirmMove && !part.value?.isTimeShort.value, premoves }
      }),
      send: (event) => {
        const { screen } = place.route.peek()
        // In a review the board only shows.
        if (screen === 'play') part.peek()?.send(event)
        else if (screen === 'puzzle') puzzles.peek()?.hear(event)
      },
      onPending: (move) => {
        pending.value = move
      },
      onCue: sounds.cue,
      onDrawn: (renderer) => {
        if (params.renderer === undefined && renderer !== 'webgl' && !hasWebgl(page))
          notices.say(t.peek()('device.noWebgl'))
      },
      words: computed(() => boardWords(t.value, squareName)),
      speed: computed(() => params.speed ?? settings.value.speed),
      art,
      scheme: theme,
      renderer: params.renderer,
    })
  }

  /** At once where the script is there. */
  const withLibrary = async (work: (part: LibraryPart) => void) => {
    try {
      work(library.peek() ?? (await libraryComing()))
    } catch {
      offlineNow()
    }
  }

  /** At once where the script is there. */
  const withPuzzles = async (work: (part: PuzzlePart) => void) => {
    try {
      work(puzzles.peek() ?? (await puzzlesComing()))
    } catch {
      offlineNow()
    }
  }

  const app: App = {
    send: (event) => part.peek()?.send(event),
    open: (state, names) => {
      if (names !== undefined) players.set(state.game.start, names)
      unlessPlaying(() => withPart((game) => game.open(state)))
    },
    begin: () => unlessPlaying(() => withPart((game) => game.begin())),
    rematch: () => part.peek()?.rematch(),
    playFrom: (position, ruleset) => {
      offer.value = { kind: 'position', position, ruleset }
      show('start')
    },
    openInEditor: (link) => location.assign(`editor/#${link}`),
    isUnderWay,
    isReading,
    library,
    puzzles,
    shown,
    reviewGame: () => {
      void withLibrary(async (part) => {
        const route = await part.reviewNow()
        if (route !== undefined) place.go(route)
      })
    },
    reviewRecord: (game) => {
      void withLibrary(async (part) => {
        const route = await part.reviewRecord(game)
        dialog.value = undefined
        place.go(route)
      })
    },
    keepRecords: async (games) => {
      try {
        return await (library.peek() ?? (await libraryComing())).keepRecords(games)
      } catch {
        offlineNow()
        return undefined
      }
    },
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
    playViews: computed(() => part.value?.views),
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
      const { makeGameLink } = await import('./effects/link.ts')
      const link = await makeGameLink(game, isDrawOffered)
      return link === undefined ? undefined : place.addressOf(link)
    },
    art,
    scheme: theme,
    unreadable,
    forgetUnreadable: () => part.peek()?.forgetUnreadable(),
    isOffline,
    tryOut: () => sounds.cue({ kind: 'chosen' }),
    install,
    focusBoard: () => following?.board.focus(),
    focusMoveBox: () => {
      const box = page.querySelector<HTMLElement>('#move-box')
      box?.focus()
      // It may take its place only now.
      pageClock.after(0, () => box?.scrollIntoView({ block: 'center' }))
    },
    mountBoard,
  }

  let libraryPromise: Promise<LibraryPart> | undefined
  /** Fetches the library when it is first needed; tries again after a failure. */
  const libraryComing = (): Promise<LibraryPart> => {
    libraryPromise ??= Promise.all([import('./library-part.tsx'), partComing, language.need('library')]).then(
      ([{ openLibrary }]) => {
        const opened = openLibrary({
          app,
          route: place.route,
          replace: place.replace,
          nowMs: pageClock.now,
          hold,
          playersOf: (state) => players.get(state.game.start),
        })
        library.value = opened
        return opened
      },
    )
    libraryPromise.catch(() => {
      libraryPromise = undefined
    })
    return libraryPromise
  }

  let puzzlesPromise: Promise<PuzzlePart> | undefined
  /** The same for puzzles. */
  const puzzlesComing = (): Promise<PuzzlePart> => {
    puzzlesPromise ??= Promise.all([import('./puzzle-part.tsx'), language.need('solve')]).then(
      ([{ openPuzzles }]) => {
        const opened = openPuzzles({
          app,
          page,
          records,
          boardAtRest: () => following?.atRest() ?? Promise.resolve(),
          isUnmoved: () => (params.speed ?? settings.peek().speed) === 'off',
        })
        puzzles.value = opened
        return opened
      },
    )
    puzzlesPromise.catch(() => {
      puzzlesPromise = undefined
    })
    return puzzlesPromise
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
      // Not before it is known which games are kept.
      if (route.screen === 'link') {
        isReading.value = true
        partComing
          .then((game) => game.follow(route.link).catch(crashed), offlineNow)
          .finally(() => {
            isReading.value = false
          })
      }
      if (route.screen === 'play' && play.peek() === undefined) place.replace({ screen: 'start' })
    })
    effect(() => {
      const { screen } = place.route.value
      if (screen === 'games' || screen === 'review') void withLibrary(() => undefined)
      if (screen === 'puzzles' || screen === 'puzzle') void withPuzzles(() => undefined)
    })
    // What is played is kept from the first quiet moment on.
    whenQuiet(() => void libraryComing().catch(() => undefined))
    whenQuiet(() => void sounds.open())
    focusScreens(page, place.route)
    let seenRoute = place.route.peek()
    effect(() => {
      // The back button leads out of a dialog, too: what it asks belongs to the screen that is left.
      if (place.route.value !== seenRoute) dialog.value = undefined
      seenRoute = place.route.value
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

  // Who comes back sees where they were; who comes for the first time waits for nothing.
  const begun = keptComing.then((isKept) => (isKept ? partComing : undefined)).catch(() => undefined)
  await Promise.race([begun, new Promise<void>((resolve) => pageClock.after(PATIENCE_MS, resolve))])
  connect()
  return app
}

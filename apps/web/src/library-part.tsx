import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Colour } from '@tama/engine'
import { pageRecordStore, settingsSchema } from '@tama/ui'
import type { App } from './app.ts'
import { createArchive } from './archive/archive.ts'
import { type BackupPart, makeBackup, newGames, readBackup } from './archive/backup.ts'
import { keepPlayed } from './archive/game-keeper.ts'
import { isSameGame, type KeptGame, summaryOf } from './archive/kept-game.ts'
import { signalPart } from './archive/signal-part.ts'
import type { GameHold } from './effects/hold.ts'
import { followReview } from './effects/review-pass.ts'
import { pageSafeStorage } from './effects/safe-storage.ts'
import { listenForSwipes } from './effects/swipe.ts'
import { pageTabs } from './effects/tabs.ts'
import type { GameOfRecord } from './exchange/game-of-record.ts'
import { recordOf } from './exchange/game-record.ts'
import type { LibraryPart } from './library.ts'
import { choicesSchema, preferencesSchema } from './preferences.ts'
import type { Route } from './route.ts'
import type { BackupPort } from './screens/games/backup-panel.tsx'
import { GamesScreen } from './screens/games/view.tsx'
import { makeSave, readSave } from './screens/play/save.ts'
import type { PlayState } from './screens/play/state.ts'
import { PROGRESS_CHANNEL, progressPart } from './screens/puzzles/progress-keeper.ts'
import { findGame, type ReviewProblem } from './screens/review/find-game.ts'
import {
  firstReview,
  type ReviewEvent,
  type ReviewState,
  reviewAfter,
  shownState,
} from './screens/review/model.ts'
import { ReviewPanel } from './screens/review/panel.tsx'
import { ReviewProblemPanel } from './screens/review/problem-panel.tsx'
import { ReviewStrip } from './screens/review/review-strip.tsx'

/** What the library needs of the rest of the app. */
export interface LibraryParts {
  readonly app: App
  readonly route: ReadonlySignal<Route>
  /** Goes to a screen without a step for the back button. */
  readonly replace: (route: Route) => void
  readonly nowMs: () => number
  readonly hold: GameHold
  /** Names of the players of a game that was opened from a record. */
  readonly playersOf: (state: PlayState) => Readonly<Record<Colour, string>> | undefined
}

const dateMs = (): number => Date.now()

const newId = (): string => {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  return `g${dateMs().toString(36)}${first.toString(36)}${second.toString(36)}`
}

/** A moment for the page to draw and to hear the user. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Makes the library. Called once, when its script has come. */
export const openLibrary = (parts: LibraryParts): LibraryPart => {
  const { app, route, replace } = parts
  const records = pageRecordStore('tama-games')
  const archive = createArchive(records, pageTabs('tama.games'))
  const storage = pageSafeStorage()
  const review = signal<ReviewState | undefined>(undefined)
  const problem = signal<ReviewProblem | undefined>(undefined)

  const keeper = keepPlayed({
    play: app.play,
    archive: async () => archive,
    nowMs: parts.nowMs,
    dateMs,
    newId,
    playersOf: parts.playersOf,
    onKept: storage.ask,
  })
  effect(() => {
    if (archive.refused.value) app.notices.say(app.t.peek()('device.noStorage'), 'error')
  })

  const sendReview = (event: ReviewEvent): void => {
    const state = review.peek()
    if (state !== undefined) review.value = reviewAfter(state, event)
  }
  listenForSwipes(
    () => review.peek() !== undefined,
    (at) => sendReview({ type: 'looked', at }),
  )
  followReview({
    review,
    send: sendReview,
    start: async () => (await import('@tama/search/client')).startEngine(),
  })

  const openReview = async (key: string): Promise<void> => {
    const found = await findGame(key, archive)
    const now = route.peek()
    if (now.screen !== 'review' || now.key !== key) return
    problem.value = found.ok ? undefined : found.error
    review.value = found.ok ? firstReview(found.value) : undefined
  }
  effect(() => {
    if (route.value.screen === 'games') void archive.load()
  })
  effect(() => {
    const now = route.value
    const key = now.screen === 'review' ? now.key : undefined
    if (key === review.peek()?.about.key) return
    review.value = undefined
    problem.value = undefined
    if (key !== undefined) void openReview(key)
  })

  const freshGame = (state: PlayState, about: Pick<KeptGame, 'name' | 'players'>): KeptGame => {
    const now = dateMs()
    const save = makeSave(state, parts.nowMs())
    return { ...about, id: newId(), startedMs: now, changedMs: now, save, summary: summaryOf(state) }
  }
  /** Keeps what is not there yet; answers every game as it is kept, in the same order. */
  const keepOnce = async (games: readonly GameOfRecord[]) => {
    const known = [...(await archive.load())]
    const before = known.length
    const kept = games.map(({ state, players }) => {
      const fresh = freshGame(state, { name: '', players })
      const same = known.find((game) => isSameGame(game, fresh))
      if (same === undefined) known.push(fresh)
      return same ?? fresh
    })
    const news = known.slice(before)
    if (news.length > 0) {
      await archive.keep(...news)
      storage.ask()
    }
    return { kept, news }
  }

  const keepReviewed = async (): Promise<void> => {
    const state = review.peek()
    if (state === undefined) return
    const { main, about } = state
    const game = freshGame({ ...main, looking: undefined, seed: app.seed() }, about)
    const { id } = game
    await archive.keep(game)
    sendReview({ type: 'kept', id })
    replace({ screen: 'review', key: id })
    app.notices.say(app.t.peek()('review.kept'))
    storage.ask()
  }

  const goOn = async (state: PlayState): Promise<void> => {
    if (await parts.hold.take(state.seed)) app.open(state)
    else app.notices.say(app.t.peek()('device.elsewhere'), 'error')
  }
  const continueKept = ({ save }: Pick<KeptGame, 'save'>): void => {
    const read = readSave(save)
    if (read.ok) void goOn(read.value)
    else app.notices.say(app.t.peek()('review.broken'), 'error')
  }
  const continueReviewed = async (): Promise<void> => {
    const state = review.peek()
    if (state === undefined) return
    const kept = state.about.isKept ? await archive.find(state.about.key) : undefined
    continueKept(kept ?? { save: makeSave({ ...state.main, looking: undefined, pause: 'no' }, 0) })
  }

  const saveRecord = ({ save }: KeptGame): void => {
    const read = readSave(save)
    if (read.ok) app.files.save('game.pdn', recordOf(read.value, app.today()))
    else app.notices.say(app.t.peek()('review.broken'), 'error')
  }

  // Names in files never change their meaning; what is kept later is added here.
  const backupParts: readonly BackupPart[] = [
    signalPart('settings', app.settings, settingsSchema),
    signalPart('preferences', app.preferences, preferencesSchema),
    signalPart('choices', app.choices, choicesSchema),
    progressPart(pageRecordStore(), pageTabs(PROGRESS_CHANNEL)),
  ]
  const backup: BackupPort = {
    save: async () => {
      const text = await makeBackup(await archive.load(), backupParts, dateMs())
      app.files.save(`tama-${app.today().replaceAll('.', '-')}.json`, text)
    },
    read: async (file) => {
      const text = await file.text().catch(() => '')
      const read = await readBackup(text, breathe)
      if (!read.ok) return read.error
      return { backup: read.value, news: newGames(await archive.load(), read.value.games) }
    },
    take: async ({ backup: found, news }, withParts) => {
      await archive.keep(...news)
      if (withParts) {
        for (const part of backupParts) {
          if (part.name in found.parts) await part.write(found.parts[part.name])
        }
      }
      app.notices.say(app.t.peek()('games.file.taken', { count: news.length }))
      if (news.length > 0) storage.ask()
    },
  }

  const Games = () => (
    <GamesScreen
      app={app}
      archive={archive}
      backup={backup}
      isUnsafe={!storage.isSafe.value}
      onContinue={continueKept}
      onSave={saveRecord}
    />
  )
  const Strip = ({ place }: { readonly place: 'top' | 'bottom' }) =>
    review.value === undefined ? null : <ReviewStrip app={app} review={review.value} place={place} />
  const ReviewSide = () =>
    review.value === undefined ? (
      <ReviewProblemPanel t={app.t.value} problem={problem.value} />
    ) : (
      <ReviewPanel
        app={app}
        review={review.value}
        send={sendReview}
        onKeep={() => void keepReviewed()}
        onContinue={() => void continueReviewed()}
      />
    )

  return {
    Games,
    ReviewStrip: Strip,
    ReviewSide,
    review,
    sendReview,
    shown: computed(() => (review.value === undefined ? undefined : shownState(review.value))),
    reviewNow: async () => {
      const key = await keeper.idNow()
      return key === undefined ? undefined : { screen: 'review', key }
    },
    keepRecords: async (games) => (await keepOnce(games)).news.length,
    reviewRecord: async (game) => {
      const { kept } = await keepOnce([game])
      return { screen: 'review', key: kept[0]?.id ?? '' }
    },
  }
}

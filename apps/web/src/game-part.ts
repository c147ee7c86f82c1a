import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals'
import type { BoardView } from '@tama/board'
import { lastMove, type Square } from '@tama/engine'
import { parseRuleset } from '@tama/engine/notation'
import type { Translator } from '@tama/i18n'
import { type Notices, pageClock, type RecordStore, type TextStore } from '@tama/ui'
import type { PlayViews } from './app.ts'
import { connectPlay } from './connect-play.ts'
import { forgetUnreadable, keepSaving, resume } from './effects/autosave.ts'
import type { FollowingBoard } from './effects/board.ts'
import { withMark } from './effects/clock-mark.ts'
import type { GameHold } from './effects/hold.ts'
import { openLink } from './effects/link.ts'
import type { Location } from './effects/location.ts'
import { mirrorState } from './effects/mirror.ts'
import { loadGames, withFreeSeed } from './link-games/kept-games.ts'
import type { Preferences } from './preferences.ts'
import { boardViewOf, firstSquare, GAME_DRAWING } from './screens/play/board-view.ts'
import type { Drawing } from './screens/play/drawing.ts'
import { PlayPanel } from './screens/play/panel.tsx'
import { isPlaying, type PlayState } from './screens/play/state.ts'
import { Strip } from './screens/play/strip.tsx'
import { isTimeShort } from './screens/play/time.ts'
import { GamePicture } from './screens/start/game-picture.tsx'
import { LinkList } from './screens/start/link-list.tsx'
import { type Chance, positionOfOffer } from './screens/start/match.ts'
import { type Choices, FIRST_CHOICES, type Offer } from './screens/start/model.ts'
import { Offered } from './screens/start/offered.tsx'
import { createTable, type Table } from './table.ts'

/** What the first screen hands over. The signals are its own: it shows them before this script has come. */
export interface GamePartParts {
  readonly page: Document
  readonly records: RecordStore
  readonly texts: TextStore
  readonly place: Location
  readonly notices: Notices
  readonly t: { readonly peek: () => Translator }
  readonly chance: () => Chance
  readonly preferences: Signal<Preferences>
  readonly choices: Signal<Choices>
  readonly play: Signal<PlayState | undefined>
  readonly offer: Signal<Offer | undefined>
  readonly linkGames: Signal<readonly PlayState[]>
  readonly unreadable: Signal<string | undefined>
  readonly isUnderWay: Signal<boolean>
  readonly nowMs: Signal<number>
  readonly hold: GameHold
  readonly board: () => FollowingBoard | undefined
  /** Shows the board. */
  readonly show: () => void
  /** Does it at once, or asks first where a game under way would be lost. */
  readonly unlessPlaying: (go: () => void) => void
}

/** Everything about games that the first screen can do without: rules, moves, clocks, what is kept, and their views. */
export interface GamePart extends Table {
  readonly views: PlayViews
  readonly drawing: Drawing
  /** What waits to be played, as the board shows it beside the start screen. */
  readonly stillOf: (offer: Offer) => Pick<BoardView, 'setup' | 'lastMove'>
  /** True while the side to move has so little time that nobody should ask whether it is sure. */
  readonly isTimeShort: ReadonlySignal<boolean>
  /** Where the keyboard begins. */
  readonly firstSquare: (state: PlayState) => Square | undefined
  /** Brings back what earlier visits kept, and keeps everything from now on. Never rejects. */
  readonly resume: () => Promise<void>
  /** Opens what stands in the address. Rejects only when the reader's script cannot be fetched. */
  readonly follow: (link: string) => Promise<void>
  readonly forgetUnreadable: () => void
}

/** The move that came by link is shown once the board has been seen as it was before. */
const REPLAY_AFTER_MS = 500

const follow = async (parts: GamePartParts, table: Table, link: string): Promise<void> => {
  const { t, linkGames, choices, offer, notices, place, play } = parts
  const opened = await openLink(link, { t: t.peek(), kept: linkGames.peek() })
  switch (opened.kind) {
    case 'offer':
      if (opened.offer.kind === 'game') choices.value = { ...choices.peek(), opponent: 'friend' }
      offer.value = opened.offer
      break
    case 'game':
      parts.unlessPlaying(() => table.open(opened.state))
      if (opened.isOlder) notices.say(t.peek()('friend.older'))
      else pageClock.after(REPLAY_AFTER_MS, () => parts.board()?.replay())
      break
    case 'elsewhere':
      place.replace(opened.route)
      break
    case 'refused':
      notices.say(opened.sentence, 'error')
      place.replace({ screen: play.peek() === undefined ? 'start' : 'play' })
      break
  }
}

const bringBack = async (parts: GamePartParts): Promise<void> => {
  const { records, linkGames, unreadable, play, place, hold, notices, t } = parts
  const [found, games] = await Promise.all([resume(records), loadGames(records)])
  unreadable.value = found.unreadable
  linkGames.value = games
  // Another page may have gone on with a game by link.
  const kept = games.find(({ seed }) => seed === found.state?.seed) ?? found.state
  const state = kept && withMark(parts.texts, kept)
  if (state === undefined || play.peek() !== undefined) return
  // Games by link go on in all pages at once; of others two pages would make two games.
  if (isPlaying(state) && state.link === undefined && !(await hold.take(state.seed))) {
    notices.say(t.peek()('device.elsewhere'))
    return
  }
  play.value = state
  if (location.hash === '' && isPlaying(state)) place.replace({ screen: 'play' })
}

/** Makes the game part. Called once, when its script has come. */
export const openGamePart = (parts: GamePartParts): GamePart => {
  const { page, records, place, preferences, choices, play, offer, linkGames, unreadable, nowMs } = parts
  // A ruleset that nobody can read is forgotten.
  if (!parseRuleset(choices.peek().ruleset).ok) {
    choices.value = { ...choices.peek(), ruleset: FIRST_CHOICES.ruleset }
  }
  const table = createTable({
    play,
    offer,
    choices,
    chance: () => withFreeSeed(parts.chance(), linkGames.peek()),
    following: () => preferences.peek().following.level,
    now: pageClock.now,
    show: parts.show,
  })
  effect(() => {
    const state = play.value
    parts.isUnderWay.value =
      state !== undefined && state.link === undefined && isPlaying(state) && state.game.cursor > 0
  })
  effect(() => {
    const state = play.value
    if (state !== undefined && state.link === undefined) void parts.hold.take(state.seed)
  })
  mirrorState(page.documentElement, place.route, play)
  return {
    ...table,
    views: { GamePicture, LinkList, Offered, PlayPanel, Strip },
    drawing: GAME_DRAWING,
    stillOf: (waiting) => {
      const last = waiting.kind === 'game' ? lastMove(waiting.game) : undefined
      return { setup: positionOfOffer(waiting), ...(last === undefined ? {} : { lastMove: last }) }
    },
    isTimeShort: computed(() => play.value !== undefined && isTimeShort(play.value, nowMs.value)),
    firstSquare: (state) => firstSquare(boardViewOf(state, preferences.peek())),
    resume: async () => {
      await bringBack(parts)
      keepSaving(records, play, pageClock.now)
      connectPlay(page, {
        play,
        send: table.send,
        preferences,
        linkGames,
        records,
        texts: parts.texts,
        nowMs,
        boardAtRest: () => parts.board()?.atRest() ?? Promise.resolve(),
      })
    },
    follow: (link) => follow(parts, table, link),
    forgetUnreadable: () => {
      unreadable.value = undefined
      void forgetUnreadable(records)
    },
  }
}

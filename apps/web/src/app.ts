import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Art, Scheme } from '@tama/board'
import type { Colour, Game, Move, Position } from '@tama/engine'
import type { Translator } from '@tama/i18n'
import type { ClipboardPort, Notices, Settings } from '@tama/ui'
import type { ComponentType } from 'preact'
import type { SharePort } from './effects/share.ts'
import type { GameOfRecord } from './exchange/game-of-record.ts'
import type { GameChoice, RulesetText } from './games.ts'
import type { LibraryPart } from './library.ts'
import type { Preferences } from './preferences.ts'
import type { PuzzlePart } from './puzzles.ts'
import type { Route } from './route.ts'
import type { PlayEvent } from './screens/play/model.ts'
import type { PlayState } from './screens/play/state.ts'
import type { Choices, Offer } from './screens/start/model.ts'

/** The dialogs that any screen can open. */
export type DialogName = 'settings' | 'rules' | 'keys' | 'exchange' | 'replace' | 'ruleset'

/** Files that leave and enter the page. */
export interface FilePort {
  /** Offers `text` to the user as a file. */
  readonly save: (name: string, text: string) => void
}

type GameView<Props> = ComponentType<Props & { readonly app: App }>

/** The views of a game, fetched apart from the first screen. */
export interface PlayViews {
  readonly GamePicture: ComponentType<{ readonly game: GameChoice }>
  readonly LinkList: GameView<unknown>
  /** What waits to be played in place of a game from the start. */
  readonly Offered: GameView<unknown>
  readonly PlayPanel: GameView<unknown>
  readonly Strip: GameView<{ readonly place: 'top' | 'bottom' }>
}

/**
 * What views are handed: the state of the app as signals and the things a user can do. `main.ts` makes the only one;
 * views read signals and call functions, nothing else.
 */
export interface App {
  readonly t: ReadonlySignal<Translator>
  readonly settings: Signal<Settings>
  readonly preferences: Signal<Preferences>
  readonly notices: Notices
  readonly clipboard: ClipboardPort
  readonly files: FilePort

  /** Today as PDN writes it, `2026.11.30`. */
  readonly today: () => string
  /** A fresh seed for the chances of a game. */
  readonly seed: () => number
  /** The whole address under which a link opens this app. */
  readonly addressOf: (link: string) => string

  readonly route: ReadonlySignal<Route>
  readonly go: (route: Route) => void
  readonly dialog: Signal<DialogName | undefined>

  /** The game at the board; undefined before the first. */
  readonly play: ReadonlySignal<PlayState | undefined>
  readonly send: (event: PlayEvent) => void
  /** A game that a new one would put an end to is under way. */
  readonly isUnderWay: ReadonlySignal<boolean>
  /** A link came in and is still being read: what it holds is not known yet. */
  readonly isReading: ReadonlySignal<boolean>
  /**
   * Replaces the game by one that comes from a file or a save, and shows it; asks first while a game is under way.
   * `players` are names out of a record.
   */
  readonly open: (state: PlayState, players?: Readonly<Record<Colour, string>>) => void

  /** Kept games and reviews; undefined until their script has come. */
  readonly library: ReadonlySignal<LibraryPart | undefined>
  /** Puzzles; undefined until their script has come. */
  readonly puzzles: ReadonlySignal<PuzzlePart | undefined>
  /** The game that is in sight, at the board or in a review, as far as it is looked at. */
  readonly shown: ReadonlySignal<PlayState | undefined>
  /** Looks through the game at the board. */
  readonly reviewGame: () => void
  /** Keeps a game of a record and looks through it. */
  readonly reviewRecord: (game: GameOfRecord) => void
  /** Keeps games of a record; answers how many are new, undefined when the script for it cannot be had. */
  readonly keepRecords: (games: readonly GameOfRecord[]) => Promise<number | undefined>

  /** The moment that the clocks show, in milliseconds of the page's clock. */
  readonly nowMs: ReadonlySignal<number>
  /** The move that waits for a second yes. */
  readonly pending: ReadonlySignal<Move | undefined>
  readonly acceptMove: () => void
  readonly refuseMove: () => void
  /** Shows the capture that led to what is on the board once more. */
  readonly replayCapture: () => void

  /** The games by link on this device, the newest first. */
  readonly linkGames: ReadonlySignal<readonly PlayState[]>
  readonly forgetLinkGame: (seed: number) => void
  readonly share: SharePort
  /** The whole address of a game up to its cursor; undefined for one longer than a link. Rejects without its script. */
  readonly linkOf: (game: Game, isDrawOffered: boolean) => Promise<string | undefined>

  /** What the board looks like, for pictures beside it. */
  readonly art: ReadonlySignal<Art>
  readonly scheme: ReadonlySignal<Scheme>

  /** Undefined until they have come. */
  readonly playViews: ReadonlySignal<PlayViews | undefined>

  readonly choices: Signal<Choices>
  /** A position that waits on the start screen to be played. */
  readonly offer: Signal<Offer | undefined>
  /** Starts the game that the start screen describes; asks first while another is under way. */
  readonly begin: () => void
  /** The answer to that question was yes. */
  readonly replaceGame: () => void
  /** The same game again, from where it began; the players change sides. */
  readonly rematch: () => void
  /** Opens a link to a position or a puzzle in the editor. */
  readonly openInEditor: (link: string) => void
  /** Takes a position to the start screen. */
  readonly playFrom: (position: Position, ruleset: RulesetText) => void
  /** What an earlier visit kept as a game but is none; undefined when there is nothing of the kind. */
  readonly unreadable: ReadonlySignal<string | undefined>
  readonly forgetUnreadable: () => void

  /** True once the page is kept on the device and works without a network. */
  readonly isOffline: ReadonlySignal<boolean>
  /** Lets the user hear and feel what the settings say of sound and touch. */
  readonly tryOut: () => void
  /** Installs the page as an app; undefined while the browser does not offer that. */
  readonly install: ReadonlySignal<(() => void) | undefined>

  /** Moves the keyboard focus to the board. */
  readonly focusBoard: () => void
  /** Moves it to the line for typing a move. */
  readonly focusMoveBox: () => void
  /** Puts the board into the page at `host`; called once. */
  readonly mountBoard: (host: HTMLElement) => void
}

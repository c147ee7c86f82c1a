import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Art } from '@tama/board'
import type { Translator } from '@tama/i18n'
import type { Puzzle } from '@tama/puzzles'
import type { ClipboardPort, Notices, PageLanguage, Settings } from '@tama/ui'
import type { Desk } from '../desk.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import type { FileReaderPort } from '../files.ts'
import type { Inspector } from '../inspect/inspector.ts'
import type { Library } from '../library/library.ts'
import type { Trial } from '../trial/trial.ts'

/** Puzzles to be printed. */
export interface Sheet {
  readonly puzzles: readonly Puzzle[]
  readonly title: string
}

/** What every part of the page may use; made once by main.tsx. */
export interface Page {
  readonly desk: Desk
  readonly inspector: Inspector
  /** Undefined until it has been fetched. */
  readonly keeper: ReadonlySignal<DraftKeeper | undefined>
  readonly library: Signal<Library>
  /** False until the library has been read from the device. */
  readonly isLibraryOpen: ReadonlySignal<boolean>
  /** The id of the draft on the desk; undefined while it is in no collection. */
  readonly openId: ReadonlySignal<string | undefined>
  /** An id that no draft and no collection has. */
  readonly newId: () => string
  readonly files: FileReaderPort
  /** The draft being tried as a solver would; undefined while it is composed. */
  readonly trial: Signal<Trial | undefined>
  /** What is laid out to be printed, over everything else. */
  readonly sheet: Signal<Sheet | undefined>
  readonly t: ReadonlySignal<Translator>
  /** To be waited for before anything is written for good in words of another part than the editor's own. */
  readonly need: PageLanguage['need']
  readonly settings: Signal<Settings>
  /** The colours shown now. */
  readonly theme: ReadonlySignal<'light' | 'dark'>
  /** The drawings of board and pieces. */
  readonly art: ReadonlySignal<Art>
  readonly notices: Notices
  readonly clipboard: ClipboardPort
  /** The last thing to be read out. */
  readonly spoken: ReadonlySignal<string>
}

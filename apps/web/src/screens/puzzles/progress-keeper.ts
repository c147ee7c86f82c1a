import { type ReadonlySignal, signal } from '@preact/signals'
import type { RecordStore } from '@tama/ui'
import type { BackupPart } from '../../archive/backup.ts'
import type { Tabs } from '../../link-games/kept-games.ts'
import {
  makeProgressRecord,
  mergeProgress,
  type Progress,
  type PuzzleProgress,
  readProgressRecord,
} from './progress.ts'

/** Where progress is kept. */
const PROGRESS = 'web.puzzles'
/** The channel on which pages tell each other that it has changed. */
export const PROGRESS_CHANNEL = 'tama.puzzles'

/** The progress of this device. */
export interface ProgressKeeper {
  /** Undefined until it has been read. */
  readonly progress: ReadonlySignal<Progress | undefined>
  /** Puts what is known of one puzzle now. Resolves when it is kept or refused. */
  readonly put: (id: string, known: PuzzleProgress) => Promise<void>
  /** Resolves when what was kept has been read. Never rejects. */
  readonly loaded: Promise<void>
}

/** What `records` keep; a record that cannot be read counts as none and is written over by the next puzzle. */
const loadProgress = async (records: RecordStore): Promise<Progress> =>
  readProgressRecord(await records.get(PROGRESS)) ?? {}

/** Keeps progress in `records`. Pages that are open at once lose none of each other's. */
export const keepProgress = (records: RecordStore, tabs: Tabs): ProgressKeeper => {
  const progress = signal<Progress | undefined>(undefined)
  const catchUp = async (): Promise<void> => {
    const kept = await loadProgress(records)
    progress.value = mergeProgress(kept, progress.peek() ?? {})
  }
  tabs.onTold(() => void catchUp())
  let writing = Promise.resolve()
  const write = async (id: string, known: PuzzleProgress): Promise<void> => {
    const kept = mergeProgress(await loadProgress(records), { [id]: known })
    await records.set(PROGRESS, makeProgressRecord(kept))
    tabs.tell()
  }
  return {
    progress,
    loaded: catchUp(),
    put: (id, known) => {
      progress.value = { ...progress.peek(), [id]: known }
      writing = writing.then(() => write(id, known))
      return writing
    },
  }
}

/** Progress as a part of a file of everything; what a file knows is added to what is known. */
export const progressPart = (records: RecordStore, tabs: Tabs): BackupPart => ({
  name: 'puzzles',
  read: async () => {
    const kept = await loadProgress(records)
    return Object.keys(kept).length === 0 ? undefined : makeProgressRecord(kept)
  },
  write: async (value) => {
    const found = readProgressRecord(value)
    if (found === undefined) return false
    const kept = mergeProgress(await loadProgress(records), found)
    await records.set(PROGRESS, makeProgressRecord(kept))
    tabs.tell()
    return true
  },
})

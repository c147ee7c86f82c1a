import { effect, type ReadonlySignal } from '@preact/signals'
import type { RecordStore } from '@tama/ui'
import { makeSave, readSave } from '../screens/play/save.ts'
import type { PlayState } from '../screens/play/state.ts'
import { GAME, UNREADABLE } from './kept-keys.ts'

/** What was found of earlier visits. */
export interface Resumed {
  readonly state: PlayState | undefined
  /** What was kept as a game but is none. */
  readonly unreadable: string | undefined
}

const textOf = (kept: unknown): string | undefined =>
  kept === undefined || typeof kept === 'string' ? kept : String(JSON.stringify(kept))

/** Looks for the game of an earlier visit; sets a broken one aside. Never rejects. */
export const resume = async (records: RecordStore): Promise<Resumed> => {
  const text = textOf(await records.get(GAME))
  const earlier = textOf(await records.get(UNREADABLE))
  const read = text === undefined ? undefined : readSave(text)
  if (text === undefined || read === undefined) return { state: undefined, unreadable: earlier }
  if (read.ok) return { state: read.value, unreadable: earlier }
  await records.set(UNREADABLE, text)
  await records.remove(GAME)
  return { state: undefined, unreadable: text }
}

/** Forgets a text that could not be read. */
export const forgetUnreadable = (records: RecordStore): Promise<void> => records.remove(UNREADABLE)

/** Keeps every state of the game from now on, one write at a time, the newest last. */
export const keepSaving = (
  records: RecordStore,
  play: ReadonlySignal<PlayState | undefined>,
  now: () => number,
): void => {
  let isWriting = false
  let seen: PlayState | undefined
  let written = ''
  const write = async () => {
    if (isWriting) return
    isWriting = true
    for (let state = play.peek(); state !== undefined && state !== seen; state = play.peek()) {
      seen = state
      const text = makeSave(state, now())
      if (text !== written) await records.set(GAME, text)
      written = text
    }
    isWriting = false
  }
  effect(() => {
    if (play.value !== undefined) void write()
  })
}

import { PRESETS, START, startGame } from '@tama/engine'
import { type Database, recordStore } from '@tama/ui'
import type { Tabs } from '../link-games/kept-games.ts'
import { makeSave } from '../screens/play/save.ts'
import { type PlayState, stateOf } from '../screens/play/state.ts'
import { playTexts } from '../screens/play/testing.ts'
import { TWO_HUMANS } from '../seats.ts'
import { type KeptGame, summaryOf } from './kept-game.ts'

/** A database in memory. */
export const memoryDatabase = (): Database & { readonly kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>()
  return {
    kept,
    get: async (key) => kept.get(key),
    all: async () => [...kept],
    put: async (key, value) => kept.set(key, structuredClone(value)),
    delete: async (key) => kept.delete(key),
  }
}

/** Records in memory. */
export const memoryRecords = (database = memoryDatabase()) => recordStore(database)

/** Pages that hear each other. */
export const sharedTabs = () => {
  const pages: (() => void)[][] = []
  const open = (): Tabs => {
    const hears: (() => void)[] = []
    pages.push(hears)
    return {
      tell: () => {
        for (const page of pages) if (page !== hears) for (const hear of page) hear()
      },
      onTold: (hear) => hears.push(hear),
    }
  }
  return { open }
}

/** A game of two people after some moves. */
export const played = (moves: readonly string[], seed = 1): PlayState => {
  const game = startGame(START, PRESETS.tama)
  const about = { ruleset: 'tama', seats: TWO_HUMANS, seed, orientation: 'white' } as const
  return playTexts(stateOf(game, about), moves)
}

/** The same as it is kept. */
export const keptAs = (state: PlayState, about: Partial<KeptGame> = {}): KeptGame => ({
  id: 'a1',
  startedMs: 1000,
  changedMs: 2000,
  name: '',
  players: { white: '', black: '' },
  save: makeSave(state, 0),
  summary: summaryOf(state),
  ...about,
})

/** Lets everything that waits go on. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

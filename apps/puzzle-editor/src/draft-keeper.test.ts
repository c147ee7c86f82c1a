import { signal } from '@preact/signals'
import { PRESETS } from '@tama/engine'
import { makeFen, parseFen } from '@tama/engine/notation'
import { memoryTextStore } from '@tama/ui'
import { describe, expect, test } from 'vitest'
import { createDesk } from './desk.ts'
import { type Arrival, keepDraft } from './draft-keeper.ts'
import { keptDraft, linkOf, readKeptDraft } from './effects/draft-store.ts'
import { type Draft, FIRST_DRAFT } from './model/draft.ts'
import { openEditor } from './model/editor.ts'

const draftOf = (fen: string): Draft => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return { ruleset: PRESETS.dama, setup: setup.value }
}

const shared = draftOf('B:Wd4:Bd6')

/** A keeper in a world of paper: what is in the address, what waits, what was told. */
const world = (address = '', first: Draft = FIRST_DRAFT) => {
  const arrivals: Arrival[] = []
  const waiting = new Set<() => void>()
  const kept = signal('')
  const desk = createDesk(openEditor(first), () => undefined)
  let behind = address
  let heard: (text: string) => void = () => undefined
  const keeper = keepDraft({
    desk,
    kept,
    address: {
      read: () => behind,
      write: (text) => {
        behind = text
      },
      watch: (listener) => {
        heard = listener
        return () => undefined
      },
    },
    clock: {
      now: () => 0,
      after: (_, work) => {
        waiting.add(work)
        return () => waiting.delete(work)
      },
    },
    tell: (arrival) => arrivals.push(arrival),
  })
  return {
    arrivals,
    desk,
    kept,
    keeper,
    address: () => behind,
    type: (text: string) => {
      behind = text
      heard(text)
    },
    wait: () => {
      for (const work of waiting) {
        waiting.delete(work)
        work()
      }
    },
  }
}

describe('the keeper of the draft', () => {
  test('writes nothing while nothing changes', () => {
    const { kept, address, wait, keeper } = world()
    wait()
    keeper.flush()
    expect([kept.value, address()]).toEqual(['', ''])
  })

  test('opens the link in the address, as a step that can be undone, and keeps it', () => {
    const { desk, arrivals, kept, wait } = world(linkOf(shared))
    expect(desk.draft.value).toEqual(shared)
    expect(arrivals).toEqual([{ kind: 'opened' }])
    wait()
    expect(kept.value).toBe(linkOf(shared))
    desk.send({ kind: 'undo' })
    expect(desk.draft.value).toEqual(FIRST_DRAFT)
  })

  test('says nothing of a link that holds what is there already', () => {
    expect(world(linkOf(shared), shared).arrivals).toEqual([])
  })

  test('refuses a broken link and leaves draft and address alone', () => {
    const { desk, arrivals, address, wait } = world('hello')
    expect(arrivals).toEqual([{ kind: 'refused', error: { kind: 'not-a-link' } }])
    wait()
    expect(desk.draft.value).toEqual(FIRST_DRAFT)
    expect(address()).toBe('hello')
  })

  test('opens a link that is put into the address later', () => {
    const { desk, type } = world()
    type(linkOf(shared))
    expect(makeFen(desk.draft.value.setup)).toBe('B:Wd4:Bd6')
  })

  test('collects changes, and saves at once when the page goes', () => {
    const { desk, kept, address, wait, keeper } = world()
    desk.send({ kind: 'turn', turn: 'black' })
    desk.send({ kind: 'arrange', arrangement: 'mirror' })
    expect(kept.value).toBe('')
    wait()
    expect(kept.value).toBe(linkOf(desk.draft.value))
    expect(address()).toBe(kept.value)
    desk.send({ kind: 'arrange', arrangement: 'clear' })
    keeper.flush()
    expect(readKeptDraft(kept.value)).toEqual(desk.draft.value)
  })
})

describe('the kept draft', () => {
  test('is there on the next visit', () => {
    const store = memoryTextStore()
    keptDraft(store).value = linkOf(shared)
    expect(readKeptDraft(keptDraft(store).value)).toEqual(shared)
  })

  test('is nothing when it cannot be read', () => {
    for (const text of ['', 'null', '1DDAl1JLiHr', linkOf(shared).slice(1)]) {
      expect(readKeptDraft(text)).toBeUndefined()
    }
  })
})

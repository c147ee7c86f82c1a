import { signal } from '@preact/signals'
import { PRESETS } from '@tama/engine'
import { makeFen, parseFen } from '@tama/engine/notation'
import { memoryTextStore } from '@tama/ui'
import { describe, expect, test } from 'vitest'
import { createDesk } from './desk.ts'
import { type Arrival, keepDraft } from './draft-keeper.ts'
import { deskToKeep, draftOfDesk, type KeptDesk, keptDesk } from './effects/kept-draft.ts'
import { addDraft, EMPTY_LIBRARY, FIRST_COLLECTION, type Library } from './library/library.ts'
import { type Draft, draftOfPosition, FIRST_DRAFT } from './model/draft.ts'
import { linkText } from './model/draft-link.ts'
import { openEditor } from './model/editor.ts'

const draftOf = (fen: string): Draft => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return draftOfPosition(PRESETS.dama, setup.value)
}

const shared = draftOf('B:Wd4:Bd6')
const titled: Draft = { ...shared, details: { ...shared.details, title: 'T', notes: 'N' } }

interface World {
  readonly address?: string
  readonly kept?: KeptDesk
  readonly library?: Library
  /** The library is there from the start. */
  readonly isOpen?: boolean
}

/** A keeper in a world of paper: what is in the address, what waits, what was told. */
const world = ({
  address = '',
  kept = { id: null, record: undefined },
  library = EMPTY_LIBRARY,
  isOpen = true,
}: World = {}) => {
  const arrivals: Arrival[] = []
  const waiting = new Set<() => void>()
  const ports = {
    kept: signal(kept),
    library: signal(isOpen ? library : EMPTY_LIBRARY),
    isLibraryOpen: signal(isOpen),
    openId: signal<string | undefined>(undefined),
    desk: createDesk(openEditor(FIRST_DRAFT), () => undefined),
  }
  let behind = address
  let heard: (text: string) => void = () => undefined
  let ids = 0
  const keeper = keepDraft({
    ...ports,
    newId: () => `new${++ids}`,
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
    ...ports,
    arrivals,
    keeper,
    /** The library arrives. */
    arrive: () => {
      ports.library.value = library
      ports.isLibraryOpen.value = true
    },
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

const twoKept = addDraft(
  addDraft(EMPTY_LIBRARY, FIRST_COLLECTION, { id: 'a', draft: titled }),
  FIRST_COLLECTION,
  { id: 'b', draft: draftOf('W:WKa1:BKh8') },
)

describe('what is composed', () => {
  test('is kept nowhere while nothing changes', () => {
    const { library, kept, address, wait, keeper } = world()
    wait()
    keeper.flush()
    expect(library.value).toBe(EMPTY_LIBRARY)
    expect([kept.value.record, address()]).toEqual([undefined, ''])
  })

  test('comes into the first collection with its first change, and stays the same draft', () => {
    const { desk, library, openId, kept, address, wait } = world()
    desk.send({ kind: 'turn', turn: 'black' })
    desk.send({ kind: 'arrange', arrangement: 'clear' })
    expect(library.value).toBe(EMPTY_LIBRARY)
    wait()
    expect([...library.value.drafts.values()]).toEqual([{ id: 'new1', draft: desk.draft.value }])
    expect(openId.value).toBe('new1')
    expect(address()).toBe(linkText(desk.draft.value))
    expect(draftOfDesk(kept.value)).toEqual(desk.draft.value)
    desk.send({ kind: 'turn', turn: 'white' })
    wait()
    expect([...library.value.drafts.keys()]).toEqual(['new1'])
    expect(library.value.drafts.get('new1')?.draft).toEqual(desk.draft.value)
  })

  test('is saved at once when the page goes', () => {
    const { desk, library, keeper } = world()
    desk.send({ kind: 'turn', turn: 'black' })
    keeper.flush()
    expect(library.value.drafts.size).toBe(1)
  })

  test('is saved before another draft is laid on the desk', () => {
    const { desk, library, openId, keeper } = world({ library: twoKept })
    keeper.open('a')
    desk.send({ kind: 'details', details: { title: 'New' } })
    keeper.open('b')
    expect(library.value.drafts.get('a')?.draft.details.title).toBe('New')
    expect(makeFen(desk.draft.value.setup)).toBe('W:WKa1:BKh8')
    expect(openId.value).toBe('b')
    expect(desk.editor.value.past).toEqual([])
  })

  test('begins anew in the collection that was asked for, or in the first when that is gone', () => {
    const { desk, library, keeper, wait } = world({
      library: {
        ...EMPTY_LIBRARY,
        collections: [...EMPTY_LIBRARY.collections, { id: 'c', title: '', author: '', drafts: [] }],
      },
    })
    keeper.begin(undefined, 'c')
    desk.send({ kind: 'turn', turn: 'black' })
    wait()
    expect(library.value.collections[1]?.drafts).toEqual(['new1'])
    keeper.begin(undefined, 'gone')
    desk.send({ kind: 'turn', turn: 'black' })
    wait()
    expect(library.value.collections[0]?.drafts).toEqual(['new2'])
  })

  test('is kept as it is when asked', () => {
    const { library, keeper } = world()
    expect(keeper.keep()).toBe('new1')
    expect(library.value.drafts.get('new1')?.draft).toEqual(FIRST_DRAFT)
    expect(keeper.keep()).toBe('new1')
  })

  test('does not come back by a change after it was deleted elsewhere', () => {
    const { desk, library, openId, keeper, wait } = world({ library: twoKept })
    keeper.open('a')
    library.value = { ...EMPTY_LIBRARY }
    desk.send({ kind: 'turn', turn: 'white' })
    wait()
    expect([...library.value.drafts.keys()]).toEqual([openId.value])
    expect(library.value.collections[0]?.drafts).toEqual([openId.value])
  })
})

describe('a link in the address', () => {
  test('opens, is kept once it is changed, and leaves what was there alone', () => {
    const { desk, arrivals, library, wait } = world({
      address: linkText(shared),
      kept: deskToKeep('a', titled),
      library: twoKept,
    })
    expect(desk.draft.value).toEqual(shared)
    expect(arrivals).toEqual([{ kind: 'opened' }])
    wait()
    expect(library.value.drafts.size).toBe(2)
    desk.send({ kind: 'turn', turn: 'white' })
    wait()
    expect(library.value.drafts.size).toBe(3)
    expect(library.value.drafts.get('a')?.draft).toEqual(titled)
  })

  test('says nothing when it holds what is there already', () => {
    const { arrivals, openId } = world({
      address: linkText(titled),
      kept: deskToKeep('a', titled),
      library: twoKept,
    })
    expect(arrivals).toEqual([])
    expect(openId.value).toBe('a')
  })

  test('opens the kept draft that it belongs to, with all that a link leaves behind', () => {
    const { desk, openId } = world({ address: linkText(titled), library: twoKept })
    expect(openId.value).toBe('a')
    expect(desk.draft.value.details.notes).toBe('N')
  })

  test('is refused when it is broken, and draft and address stay', () => {
    const { desk, arrivals, address, wait } = world({ address: 'hello' })
    expect(arrivals).toEqual([{ kind: 'refused', error: { kind: 'not-a-link' } }])
    wait()
    expect(desk.draft.value).toEqual(FIRST_DRAFT)
    expect(address()).toBe('hello')
  })

  test('opens when it is put there later', () => {
    const { desk, type } = world()
    type(linkText(shared))
    expect(makeFen(desk.draft.value.setup)).toBe('B:Wd4:Bd6')
  })
})

describe('a library that takes its time', () => {
  test('gets what was changed meanwhile', () => {
    const { desk, library, kept, wait, arrive } = world({ library: twoKept, isOpen: false })
    desk.send({ kind: 'turn', turn: 'black' })
    wait()
    expect(library.value).toBe(EMPTY_LIBRARY)
    expect(draftOfDesk(kept.value)).toEqual(desk.draft.value)
    arrive()
    expect([...library.value.drafts.keys()]).toEqual(['a', 'b', 'new1'])
  })

  test('gets the newer form of the draft of the last visit', () => {
    const newer = { ...titled, inTurns: 3 }
    const { library, openId, arrive } = world({
      kept: deskToKeep('a', newer),
      library: twoKept,
      isOpen: false,
    })
    arrive()
    expect(library.value.drafts.get('a')?.draft).toEqual(newer)
    expect(openId.value).toBe('a')
  })

  test('knows the draft that a link in the address belongs to', () => {
    const { desk, openId, arrive } = world({ address: linkText(titled), library: twoKept, isOpen: false })
    expect(openId.value).toBeUndefined()
    arrive()
    expect(openId.value).toBe('a')
    expect(desk.draft.value.details.notes).toBe('N')
  })

  test('that has lost the draft of the last visit gets it back with the next change', () => {
    const { desk, library, openId, wait, arrive } = world({ kept: deskToKeep('a', titled), isOpen: false })
    arrive()
    expect([openId.value, library.value.drafts.size]).toEqual([undefined, 0])
    desk.send({ kind: 'turn', turn: 'white' })
    wait()
    expect(library.value.drafts.size).toBe(1)
  })
})

describe('the desk of the last visit', () => {
  test('is there on the next one, newer than the library had it', () => {
    const store = memoryTextStore()
    const newer = { ...titled, inTurns: 3 }
    keptDesk(store).value = deskToKeep('a', newer)
    const { desk, library, openId } = world({ kept: keptDesk(store).value, library: twoKept })
    expect(desk.draft.value).toEqual(newer)
    expect(openId.value).toBe('a')
    expect(library.value.drafts.get('a')?.draft).toEqual(newer)
  })

  test('is there without a library, too', () => {
    const { desk, openId, library } = world({ kept: deskToKeep('a', titled) })
    expect(desk.draft.value).toEqual(titled)
    expect(openId.value).toBeUndefined()
    expect(library.value).toBe(EMPTY_LIBRARY)
  })

  test('is nothing when it cannot be read', () => {
    for (const record of [null, 7, '', {}, { fen: 'W:W:B' }, { ruleset: 'dama', fen: 'W:W', goal: 'win' }]) {
      expect(draftOfDesk({ id: null, record })).toBeUndefined()
    }
  })
})

import { err, ok, PRESETS, type PresetId, type Result, type Ruleset } from '@tama/engine'
import { filesOf, presetWithTables } from './files.ts'
import { type Allocate, readPack, unpack } from './pack.ts'
import { EndgameTables } from './tables.ts'

/** Why tables could not be loaded: the file could not be had, or is damaged. */
export type LoadFault = 'no-file' | 'damaged'

/** What a library needs of the world. */
export interface LibraryPorts {
  /** The bytes of a file; undefined when they cannot be had. */
  readonly readFile: (file: URL) => Promise<Uint8Array | undefined>
  /** Where tables are put; memory of their own unless said. */
  readonly allocate?: Allocate
}

/** The tables of every ruleset, loaded when somebody asks for them. */
export interface TableLibrary {
  /**
   * The tables of `ruleset`, as far as they are loaded: later ones appear in the same object. Undefined for rules
   * that have none.
   */
  tablesOf(ruleset: Ruleset): EndgameTables | undefined
  /**
   * Loads what is missing of the tables with up to `pieces` pieces. What failed is tried again the next time; what
   * is being loaded is waited for.
   */
  load(ruleset: Ruleset, pieces: number): Promise<Result<void, LoadFault>>
  /** True when `load` would have nothing to do. */
  isLoaded(ruleset: Ruleset, pieces: number): boolean
}

/** The tables of one preset and how far they are: a promise for each of the two sets of files, once asked for. */
interface Shelf {
  readonly tables: EndgameTables
  readonly loads: Map<'three' | 'four', Promise<Result<void, LoadFault>>>
  readonly loaded: Set<'three' | 'four'>
}

const setsFor = (pieces: number): readonly ('three' | 'four')[] =>
  pieces < 2 ? [] : pieces < 4 ? ['three'] : ['three', 'four']

/** A library that has loaded nothing yet. */
export const createLibrary = ({ readFile, allocate }: LibraryPorts): TableLibrary => {
  const shelves = new Map<PresetId, Shelf>()

  const shelfOf = (ruleset: Ruleset): readonly [PresetId, Shelf] | undefined => {
    const preset = presetWithTables(ruleset)
    if (preset === undefined) return undefined
    let shelf = shelves.get(preset)
    if (shelf === undefined) {
      shelf = { tables: new EndgameTables(PRESETS[preset]), loads: new Map(), loaded: new Set() }
      shelves.set(preset, shelf)
    }
    return [preset, shelf]
  }

  const loadSet = async (
    preset: PresetId,
    shelf: Shelf,
    set: 'three' | 'four',
  ): Promise<Result<void, LoadFault>> => {
    // Nobody may see a table before the differences are added that belong to it.
    const staged = new EndgameTables(PRESETS[preset])
    for (const file of filesOf(preset)[set]) {
      const bytes = await readFile(file)
      if (bytes === undefined) return err('no-file')
      const sections = readPack(bytes)
      if (!sections.ok) return err('damaged')
      for (const section of sections.value) {
        if (!(await unpack(staged, section, allocate))) return err('damaged')
      }
    }
    shelf.tables.addAll(staged)
    shelf.loaded.add(set)
    return ok(undefined)
  }

  return {
    tablesOf: (ruleset) => shelfOf(ruleset)?.[1].tables,
    load: async (ruleset, pieces) => {
      const found = shelfOf(ruleset)
      if (found === undefined) return ok(undefined)
      const [preset, shelf] = found
      for (const set of setsFor(pieces)) {
        let loading = shelf.loads.get(set)
        if (loading === undefined) {
          loading = loadSet(preset, shelf, set)
          shelf.loads.set(set, loading)
        }
        const result = await loading
        if (!result.ok) {
          shelf.loads.delete(set)
          return result
        }
      }
      return ok(undefined)
    },
    isLoaded: (ruleset, pieces) => {
      const shelf = shelfOf(ruleset)?.[1]
      return shelf === undefined || setsFor(pieces).every((set) => shelf.loaded.has(set))
    },
  }
}

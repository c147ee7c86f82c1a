import { err, ok, PRESETS, type PresetId, type Result, type Ruleset } from '@tama/engine'
import { filesOf, presetWithTables } from './files.ts'
import type { FourPieces } from './four-pieces.ts'
import { type Material, MOST_PIECES, materialName, materialsOf, promotionsOf, swapSides } from './material.ts'
import { type Allocate, type PackSection, readPack, unpack } from './pack.ts'
import { EndgameTables } from './tables.ts'

/** Why tables could not be loaded: the file could not be had, or it is damaged or too large for the memory. */
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
   * Loads what is missing of the tables with up to `pieces` pieces. What failed before is tried again; what is being
   * loaded is waited for.
   */
  load(ruleset: Ruleset, pieces: number): Promise<Result<void, LoadFault>>
  /**
   * Loads those tables with four pieces that `ruleset`'s were asked for in vain since the last call, and those that
   * promotions lead to from there: a few files instead of all, in memory as on the way. Those of other rulesets are let go. What failed is not tried again before
   * the next `load`. To be called between two slices of a search; costs next to nothing when there is nothing to do.
   */
  loadMissed(ruleset: Ruleset): Promise<Result<void, LoadFault>>
}

type Loading = Promise<Result<void, LoadFault>>

/** The tables of one preset and how far they are: promises for the pack of few pieces and for each with four. */
interface Shelf {
  readonly preset: PresetId
  readonly tables: EndgameTables
  small: Loading | undefined
  readonly four: Map<Material, Loading>
  /** Counts up when the tables with four pieces are let go: what is still on its way then comes too late. */
  lettings: number
}

/** The material under whose name a table of this one or of its partner is kept. */
const keptAs = (four: FourPieces, material: Material): Material | undefined =>
  [material, swapSides(material)].find((each) => four[materialName(each)] !== undefined)

/** A library that has loaded nothing yet. */
export const createLibrary = ({ readFile, allocate }: LibraryPorts): TableLibrary => {
  const shelves = new Map<PresetId, Shelf>()

  const shelfOf = (ruleset: Ruleset): Shelf | undefined => {
    const preset = presetWithTables(ruleset)
    if (preset === undefined) return undefined
    let shelf = shelves.get(preset)
    if (shelf === undefined) {
      shelf = {
        preset,
        tables: new EndgameTables(PRESETS[preset]),
        small: undefined,
        four: new Map(),
        lettings: 0,
      }
      shelves.set(preset, shelf)
    }
    return shelf
  }

  const sectionsOf = async (file: URL): Promise<Result<readonly PackSection[], LoadFault>> => {
    const bytes = await readFile(file)
    if (bytes === undefined) return err('no-file')
    const sections = readPack(bytes)
    return sections.ok ? sections : err('damaged')
  }

  const unpackAll = async (staged: EndgameTables, sections: readonly PackSection[]): Promise<boolean> => {
    for (const section of sections) if (!(await unpack(staged, section, allocate))) return false
    return true
  }

  // Nobody may see a table before the differences are added that belong to it: that is what `staged` is for.

  const loadSmall = async ({ preset, tables }: Shelf): Loading => {
    const staged = new EndgameTables(tables.ruleset)
    for (const file of filesOf(preset).three) {
      const sections = await sectionsOf(file)
      if (!sections.ok) return sections
      if (!(await unpackAll(staged, sections.value))) return err('damaged')
    }
    tables.addAll(staged)
    return ok(undefined)
  }

  const small = (shelf: Shelf): Loading => {
    shelf.small ??= loadSmall(shelf)
    return shelf.small
  }

  /** A table is seen after those that its moves lead to: who finds a value can follow it to the end of the game. */
  const loadFour = async (shelf: Shelf, material: Material): Loading => {
    const { preset, tables, lettings } = shelf
    const files = filesOf(preset).four[materialName(material)]
    if (files === undefined) return ok(undefined)
    const further = Promise.all([small(shelf), loadMaterials(shelf, promotionsOf(material))])
    const staged = new EndgameTables(tables.ruleset)
    const own = await sectionsOf(files.file)
    if (!own.ok) return own
    if (files.base !== undefined && own.value.some(({ isDifference }) => isDifference)) {
      const base = await sectionsOf(files.base)
      if (!base.ok) return base
      if (!(await unpackAll(staged, base.value))) return err('damaged')
    }
    if (!(await unpackAll(staged, own.value))) return err('damaged')
    const fault = (await further).find((result) => !result.ok)
    if (fault !== undefined) return fault
    if (shelf.lettings === lettings) tables.addAll(staged)
    return ok(undefined)
  }

  const loadMaterials = async (shelf: Shelf, wanted: readonly Material[]): Loading => {
    const { four } = filesOf(shelf.preset)
    const kept = new Set(wanted.map((material) => keptAs(four, material)))
    const loads = [...kept].flatMap((material): readonly Loading[] => {
      if (material === undefined) return []
      const loading = shelf.four.get(material) ?? loadFour(shelf, material)
      shelf.four.set(material, loading)
      return [loading]
    })
    const results = await Promise.all(loads)
    return results.find((result) => !result.ok) ?? ok(undefined)
  }

  const letGoOfOthers = (shelf: Shelf): void => {
    for (const other of shelves.values()) {
      if (other === shelf) continue
      for (const material of other.four.keys()) other.tables.remove(material)
      other.four.clear()
      other.lettings++
    }
  }

  /** Forgets the loads that failed, so that they are tried again. */
  const forgetFaults = async (shelf: Shelf): Promise<void> => {
    for (const [material, loading] of shelf.four) {
      const result = await loading
      if (!result.ok) shelf.four.delete(material)
    }
  }

  return {
    tablesOf: (ruleset) => shelfOf(ruleset)?.tables,
    load: async (ruleset, pieces) => {
      const shelf = shelfOf(ruleset)
      if (shelf === undefined || pieces < 2) return ok(undefined)
      const result = await small(shelf)
      if (!result.ok) shelf.small = undefined
      await forgetFaults(shelf)
      if (!result.ok || pieces < MOST_PIECES) return result
      letGoOfOthers(shelf)
      return loadMaterials(shelf, materialsOf(MOST_PIECES))
    },
    loadMissed: async (ruleset) => {
      const shelf = shelfOf(ruleset)
      const missed = shelf?.tables.takeMissed() ?? []
      const four = missed.filter((material) => materialsOf(MOST_PIECES).includes(material))
      if (shelf === undefined || four.length === 0) return ok(undefined)
      letGoOfOthers(shelf)
      return loadMaterials(shelf, four)
    },
  }
}

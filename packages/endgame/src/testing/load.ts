import { readFile } from 'node:fs/promises'
import { PRESETS, type PresetId } from '@tama/engine'
import { createLibrary, type TableLibrary } from '../library.ts'
import { type Material, MOST_PIECES, materialsOf } from '../material.ts'
import type { EndgameTables } from '../tables.ts'

/** A library that reads the files of this package. */
export const fileLibrary = (): TableLibrary =>
  createLibrary({ readFile: async (file) => new Uint8Array(await readFile(file)) })

/** The tables of a preset with up to `pieces` pieces; throws when a file is missing or damaged. */
export const loadTables = async (preset: PresetId, pieces: number): Promise<EndgameTables> => {
  const library = fileLibrary()
  const loaded = await library.load(PRESETS[preset], pieces)
  const tables = library.tablesOf(PRESETS[preset])
  if (!loaded.ok || tables === undefined) throw new Error(`no tables of ${preset}`)
  return tables
}

/** The materials that have a table in `tables`. */
export const storedIn = (tables: EndgameTables): readonly Material[] =>
  Array.from({ length: MOST_PIECES + 1 }, (_, pieces) => materialsOf(pieces))
    .flat()
    .filter((material) => tables.isStored(material))

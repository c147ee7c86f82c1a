import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Material, materialName } from '@tama/endgame'
import { type SolvedTable, workingLayout } from './solved.ts'

/** Where solved tables are kept between runs: a file for each material with its values as int16, low byte first. */
export interface WorkFolder {
  /** Undefined when the material has not been solved, or its file does not fit. */
  read(material: Material): SolvedTable | undefined
  write(table: SolvedTable): void
}

/** Opens (and makes) the folder `path`. */
export const openWorkFolder = (path: string): WorkFolder => {
  mkdirSync(path, { recursive: true })
  const fileOf = (material: Material): string => join(path, `${materialName(material)}.i16`)
  return {
    read: (material) => {
      const layout = workingLayout(material)
      let bytes: Buffer
      try {
        bytes = readFileSync(fileOf(material))
      } catch {
        return undefined
      }
      if (bytes.length !== layout.size * 2) return undefined
      return { layout, values: new Int16Array(new Uint8Array(bytes).buffer) }
    },
    write: ({ layout, values }) => {
      // A run may be cut short at any moment: only whole files get the name.
      const file = fileOf(layout.material)
      writeFileSync(`${file}.part`, new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
      renameSync(`${file}.part`, file)
    },
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  createLibrary,
  type Material,
  MOST_PIECES,
  materialName,
  materialsOf,
  type PackSection,
  readPack,
  swapSides,
} from '@tama/endgame'
import { addDerived, checkFixpoint, storedIn } from '@tama/endgame/testing'
import { PRESET_IDS, PRESETS, type PresetId } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { build } from './build.ts'
import type { PackedTable } from './compress.ts'
import { figuresOf, figuresTable } from './figures.ts'
import { packChange, packPair, type Source } from './pack-game.ts'
import type { SolvedTable } from './solved.ts'
import { openWorkFolder } from './work-folder.ts'
import { writePack } from './write-pack.ts'

const USAGE = `usage: tablebase build   --ruleset R [--pieces 4]                   solve what is missing
       tablebase figures --ruleset R [--pieces 3] [--lone-at-once]  count wins, draws and losses
       tablebase pack    --ruleset R [--pieces 3]                   write the pack; dama before dama-federation
       tablebase verify  --ruleset R [--pieces 3]                   hold every entry of the packs against its moves
  --work FOLDER keeps solved tables (.cache/tablebase), --out FOLDER takes packs (packages/endgame/data)`

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Presets whose tables are loaded after those of another one, which they change. */
const BASES: Readonly<Partial<Record<PresetId, PresetId>>> = {
  'tama-igg': 'tama',
  'dama-federation': 'dama',
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const fail = (sentence: string): never => {
  process.stderr.write(`tablebase: ${sentence}\n${USAGE}\n`)
  process.exit(2)
}

interface Settings {
  readonly preset: PresetId
  readonly pieces: number
  readonly work: string
  readonly out: string
  readonly loneAtOnce: boolean
}

const since = (): (() => string) => {
  let start = performance.now()
  return () => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    start = performance.now()
    return `${seconds} s`
  }
}

const buildTables = ({ preset, pieces, work }: Settings): void => {
  const lap = since()
  build({ ruleset: PRESETS[preset] }, pieces, openWorkFolder(join(work, preset)), (material, plies) => {
    const took = lap()
    if (plies !== undefined) say(`${preset} ${materialName(material)}: ${plies} plies, ${took}`)
  })
}

const printFigures = ({ preset, pieces, work, loneAtOnce }: Settings): void => {
  const ruleset = PRESETS[preset]
  const folder = loneAtOnce ? undefined : openWorkFolder(join(work, preset))
  const tables = build({ ruleset, loneAtOnce }, pieces, folder)
  const solved = materialsOf(pieces).flatMap((material) => tables[material] ?? [])
  say(figuresTable(solved.map(figuresOf)))
}

const sourceOf = (preset: PresetId, work: string): Source => {
  const folder = openWorkFolder(join(work, preset))
  const read = (material: Material): SolvedTable =>
    folder.read(material) ?? fail(`${preset} ${materialName(material)} is not solved: build it first`)
  return { ruleset: PRESETS[preset], read }
}

const readSections = (file: string): readonly PackSection[] => {
  const sections = existsSync(file) ? readPack(new Uint8Array(readFileSync(file))) : undefined
  return sections?.ok ? sections.value : fail(`${file} cannot be read: write it first`)
}

/** Writes a pack under its name only when it is whole: a run may be cut short at any moment. */
const writeWhole = (file: string, tables: readonly PackedTable[]): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, writePack(tables))
  renameSync(`${file}.part`, file)
}

/** One pack for all tables with two and three pieces. */
const writeSmall = ({ preset, work, out }: Settings): void => {
  const fileOf = (id: PresetId): string => join(out, `${id}-3.bin`)
  const base = BASES[preset]
  const source = sourceOf(preset, work)
  const tables =
    base === undefined
      ? [2, 3].flatMap(materialsOf).flatMap((material) => packPair(source, material) ?? [])
      : readSections(fileOf(base)).flatMap(
          (section) => packChange(section, sourceOf(base, work), source) ?? [],
        )
  writeWhole(fileOf(preset), tables)
  say(`${preset}-3.bin: ${tables.length} tables, ${statSync(fileOf(preset)).size} bytes`)
}

/** A pack for each table with four pieces; those that are there already are left as they are. */
const writeFour = ({ preset, work, out }: Settings): void => {
  const lap = since()
  const base = BASES[preset]
  const source = sourceOf(preset, work)
  const fileOf = (id: PresetId, material: Material): string => join(out, id, `${materialName(material)}.bin`)
  for (const material of materialsOf(MOST_PIECES)) {
    if ([material, swapSides(material)].some((each) => existsSync(fileOf(preset, each)))) continue
    let table: PackedTable | undefined
    if (base === undefined) table = packPair(source, material)
    else if (existsSync(fileOf(base, material))) {
      const [section] = readSections(fileOf(base, material))
      table = section && packChange(section, sourceOf(base, work), source)
    }
    if (table === undefined) continue
    writeWhole(fileOf(preset, table.material), [table])
    const kind = table.isDifference ? ', changes' : ''
    say(`${preset} ${materialName(table.material)}: ${table.packed.length} bytes${kind}, ${lap()}`)
  }
}

const verify = async ({ preset, pieces }: Settings): Promise<void> => {
  const library = createLibrary({ readFile: async (file) => new Uint8Array(await readFile(file)) })
  const loaded = await library.load(PRESETS[preset], pieces)
  const tables = library.tablesOf(PRESETS[preset])
  if (!loaded.ok || tables === undefined) return fail(`the packs of ${preset} cannot be read`)
  const stored = storedIn(tables)
  for (let count = 3; count <= pieces; count++) addDerived(tables, count)
  for (let count = 2; count <= pieces; count++) {
    for (const material of materialsOf(count).filter((each) => stored.includes(each))) {
      const { checked, contradictions } = checkFixpoint(tables, material)
      say(`${preset} ${materialName(material)}: ${checked} entries, ${contradictions.length} wrong`)
      for (const { position, value, expected } of contradictions.slice(0, 5)) {
        say(`  ${makeFen(position)} has ${value}, its moves say ${expected}`)
      }
      if (contradictions.length > 0) process.exitCode = 1
    }
  }
}

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ruleset: { type: 'string', default: 'tama' },
      pieces: { type: 'string' },
      work: { type: 'string', default: join(ROOT, '.cache/tablebase') },
      out: { type: 'string', default: join(ROOT, 'packages/endgame/data') },
      'lone-at-once': { type: 'boolean', default: false },
    },
  })
  const [command = ''] = positionals
  const preset = PRESET_IDS.find((id) => id === values.ruleset)
  if (preset === undefined) return fail(`there are tables for ${PRESET_IDS.join(', ')} only`)
  const pieces = Number(values.pieces ?? (command === 'build' ? MOST_PIECES : MOST_PIECES - 1))
  if (!(pieces >= 2 && pieces <= MOST_PIECES)) return fail(`--pieces is 2 to ${MOST_PIECES}`)
  const settings = {
    preset,
    pieces,
    work: values.work,
    out: values.out,
    loneAtOnce: values['lone-at-once'],
  }
  if (command === 'build') buildTables(settings)
  else if (command === 'figures') printFigures(settings)
  else if (command === 'pack') (pieces === MOST_PIECES ? writeFour : writeSmall)(settings)
  else if (command === 'verify') await verify(settings)
  else fail(`there is no command "${command}"`)
}

await main()

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { err, ok, type Position, PRESET_IDS, PRESETS, perft, type Result, type Ruleset } from '@tama/engine'
import type { ExitCode, Io } from '../command.ts'
import { refuse } from '../command.ts'
import { readCount, readDepth, readLine, readPosition, readRuleset } from '../fields.ts'

const DEFAULT_FILE = fileURLToPath(
  new URL('../../../../packages/engine/fixtures/perft-bench.tsv', import.meta.url),
)

/** How long one row is measured at least, in seconds of CPU time, and how often. */
const ROW_SECONDS = 1
const ROW_RUNS = 5

interface Row {
  readonly name: string
  readonly ruleset: Ruleset
  readonly position: Position
  readonly depth: number
  readonly moves: number
}

/** Reads one line `name⇥ruleset⇥fen⇥depth⇥moves`; the error is a sentence. */
const readRow = (text: string): Result<Row, string> => {
  const line = readLine(text)
  const name = line.next((field) => ok(field))
  const ruleset = line.next(readRuleset)
  const position = line.next(readPosition)
  const depth = line.next(readDepth)
  const moves = line.next(readCount)
  if (!name.ok || !ruleset.ok || !position.ok || !depth.ok || !moves.ok) {
    const bad = [ruleset, position, depth, moves].find((field) => !field.ok)
    return err(bad?.ok === false ? `column ${bad.error.at}: ${bad.error.sentence}` : 'no name')
  }
  return ok({
    name: name.value,
    ruleset: ruleset.value,
    position: position.value,
    depth: depth.value,
    moves: moves.value,
  })
}

const readRows = (text: string): Result<readonly Row[], string> => {
  const rows: Row[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue
    const row = readRow(line)
    if (!row.ok) return err(`line ${index + 1}, ${row.error}`)
    rows.push(row.value)
  }
  return rows.length > 0 ? ok(rows) : err('no row in it')
}

/** Runs every row one ply shallower under every preset, so that nothing is compiled for the first time when measured. */
const warmUp = (rows: readonly Row[]): void => {
  for (let round = 0; round < 2; round++) {
    for (const { position, depth } of rows) {
      for (const preset of PRESET_IDS) perft(position, PRESETS[preset], depth - 1)
    }
  }
}

/** CPU time of this process so far, in seconds: what else the machine does is not counted. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** The median of leaf moves a second over several whole counts of `row`; undefined when a count is wrong. */
const speedOf = (row: Row): number | undefined => {
  const speeds: number[] = []
  const begun = cpuSeconds()
  while (speeds.length < ROW_RUNS || cpuSeconds() - begun < ROW_SECONDS) {
    const start = cpuSeconds()
    if (perft(row.position, row.ruleset, row.depth) !== row.moves) return undefined
    speeds.push(row.moves / Math.max(cpuSeconds() - start, 1e-6))
  }
  return speeds.sort((a, b) => a - b)[speeds.length >> 1]
}

/**
 * Prints `name⇥depth⇥moves⇥moves-per-second` for each row of a perft-bench file: leaf moves (the last ply counted in
 * bulk) a second of CPU time, warmed up. A wrong count is a negative answer.
 */
export const benchPerft = async (file: string | undefined, io: Io): Promise<ExitCode> => {
  const text = await (file === undefined ? readFile(DEFAULT_FILE, 'utf8') : io.readText(file))
  if (text === undefined) return refuse(io, `cannot read ${file}`)
  const rows = readRows(text)
  if (!rows.ok) return refuse(io, `${file ?? 'the default file'}: ${rows.error}`)
  warmUp(rows.value)
  let wrong = false
  for (const row of rows.value) {
    const speed = speedOf(row)
    if (speed === undefined) io.complain(`${row.name}: the count is not ${row.moves}`)
    wrong ||= speed === undefined
    if (speed !== undefined) io.print(`${row.name}\t${row.depth}\t${row.moves}\t${Math.round(speed)}`)
  }
  return wrong ? 1 : 0
}

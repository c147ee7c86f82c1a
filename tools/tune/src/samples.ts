import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD_BYTES } from './records.ts'

/** Judged positions, each seen from its side to move, whose men go up. */
export interface Samples {
  readonly count: number
  /** own, opponent and kings, even and odd word each, six for a position. */
  readonly words: Int32Array
  /** Centimen for the side to move. */
  readonly scores: Int16Array
  /** 1, 0 or -1 for the side to move. */
  readonly results: Int8Array
  /** Plies without progress. */
  readonly quietPlies: Uint16Array
  /** A number that positions of one game share. */
  readonly games: Int32Array
}

/** A word with its rows in reverse order. */
const flipRows = (word: number): number => {
  const bytes =
    ((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | ((word >>> 24) & 0xff)
  return ((bytes & 0x0f0f0f0f) << 4) | ((bytes >>> 4) & 0x0f0f0f0f)
}

/** Reads all series of a ruleset in `folder`, at most `most` positions. */
export const readSamples = (folder: string, ruleset: string, most: number): Samples => {
  const files = readdirSync(folder)
    .filter((name) => name.startsWith(`${ruleset}-`) && name.endsWith('.bin'))
    .sort()
  const contents = files.map((name) => readFileSync(join(folder, name)))
  const count = Math.min(
    most,
    contents.reduce((sum, { length }) => sum + Math.trunc(length / RECORD_BYTES), 0),
  )
  const samples = {
    count,
    words: new Int32Array(6 * count),
    scores: new Int16Array(count),
    results: new Int8Array(count),
    quietPlies: new Uint16Array(count),
    games: new Int32Array(count),
  }
  let at = 0
  let game = 0
  let lastGame = -1
  for (const content of contents) {
    const view = new DataView(content.buffer, content.byteOffset, content.length)
    for (let byte = 0; byte + RECORD_BYTES <= content.length && at < count; byte += RECORD_BYTES, at++) {
      const black = view.getUint8(byte + 27) !== 0
      for (let word = 0; word < 6; word++) {
        const value = view.getInt32(byte + 4 * word, true)
        samples.words[6 * at + word] = black ? flipRows(value) : value
      }
      samples.scores[at] = view.getInt16(byte + 24, true)
      samples.results[at] = view.getInt8(byte + 26)
      samples.quietPlies[at] = view.getUint16(byte + 28, true)
      const number = view.getUint16(byte + 30, true)
      if (number !== lastGame) game++
      lastGame = number
      samples.games[at] = game
    }
  }
  return samples
}

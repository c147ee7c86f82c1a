import type { PresetId } from '@tama/engine'

/** Where a table with four pieces is kept. */
export interface FourPieceFile {
  /** A pack with this table only. */
  readonly file: URL
  /** The pack of the table that `file` changes, should it hold a difference. */
  readonly base?: URL
}

/** The tables with four pieces of a ruleset by the names of their materials; one for each two that differ in the side to move. */
export type FourPieces = Readonly<Record<string, FourPieceFile>>

type Files = Readonly<Record<string, URL>>

// Each address is written out: that is how a bundler finds the files that an app needs.

const TAMA: Files = {
  'K-KKK': new URL('../data/tama/K-KKK.bin', import.meta.url),
  'KK-KK': new URL('../data/tama/KK-KK.bin', import.meta.url),
  'K-KKM': new URL('../data/tama/K-KKM.bin', import.meta.url),
  'KK-KM': new URL('../data/tama/KK-KM.bin', import.meta.url),
  'KKK-M': new URL('../data/tama/KKK-M.bin', import.meta.url),
  'KKM-M': new URL('../data/tama/KKM-M.bin', import.meta.url),
  'K-KMM': new URL('../data/tama/K-KMM.bin', import.meta.url),
  'KM-KM': new URL('../data/tama/KM-KM.bin', import.meta.url),
  'KK-MM': new URL('../data/tama/KK-MM.bin', import.meta.url),
  'KMM-M': new URL('../data/tama/KMM-M.bin', import.meta.url),
  'K-MMM': new URL('../data/tama/K-MMM.bin', import.meta.url),
  'KM-MM': new URL('../data/tama/KM-MM.bin', import.meta.url),
  'MMM-M': new URL('../data/tama/MMM-M.bin', import.meta.url),
  'MM-MM': new URL('../data/tama/MM-MM.bin', import.meta.url),
}

const TAMA_IGG: Files = {
  'K-KKK': new URL('../data/tama-igg/K-KKK.bin', import.meta.url),
  'KK-KK': new URL('../data/tama-igg/KK-KK.bin', import.meta.url),
  'K-KKM': new URL('../data/tama-igg/K-KKM.bin', import.meta.url),
  'KK-KM': new URL('../data/tama-igg/KK-KM.bin', import.meta.url),
  'KKK-M': new URL('../data/tama-igg/KKK-M.bin', import.meta.url),
  'KKM-M': new URL('../data/tama-igg/KKM-M.bin', import.meta.url),
  'K-KMM': new URL('../data/tama-igg/K-KMM.bin', import.meta.url),
  'KM-KM': new URL('../data/tama-igg/KM-KM.bin', import.meta.url),
  'KK-MM': new URL('../data/tama-igg/KK-MM.bin', import.meta.url),
  'KMM-M': new URL('../data/tama-igg/KMM-M.bin', import.meta.url),
  'K-MMM': new URL('../data/tama-igg/K-MMM.bin', import.meta.url),
  'KM-MM': new URL('../data/tama-igg/KM-MM.bin', import.meta.url),
  'MMM-M': new URL('../data/tama-igg/MMM-M.bin', import.meta.url),
  'MM-MM': new URL('../data/tama-igg/MM-MM.bin', import.meta.url),
}

const DAMA: Files = {
  'K-KKK': new URL('../data/dama/K-KKK.bin', import.meta.url),
  'KK-KK': new URL('../data/dama/KK-KK.bin', import.meta.url),
  'K-KKM': new URL('../data/dama/K-KKM.bin', import.meta.url),
  'KK-KM': new URL('../data/dama/KK-KM.bin', import.meta.url),
  'KKK-M': new URL('../data/dama/KKK-M.bin', import.meta.url),
  'KKM-M': new URL('../data/dama/KKM-M.bin', import.meta.url),
  'K-KMM': new URL('../data/dama/K-KMM.bin', import.meta.url),
  'KM-KM': new URL('../data/dama/KM-KM.bin', import.meta.url),
  'KK-MM': new URL('../data/dama/KK-MM.bin', import.meta.url),
  'KMM-M': new URL('../data/dama/KMM-M.bin', import.meta.url),
  'K-MMM': new URL('../data/dama/K-MMM.bin', import.meta.url),
  'KM-MM': new URL('../data/dama/KM-MM.bin', import.meta.url),
  'MMM-M': new URL('../data/dama/MMM-M.bin', import.meta.url),
  'MM-MM': new URL('../data/dama/MM-MM.bin', import.meta.url),
}

const DAMA_FEDERATION: Files = {
  'KK-KM': new URL('../data/dama-federation/KK-KM.bin', import.meta.url),
  'KKK-M': new URL('../data/dama-federation/KKK-M.bin', import.meta.url),
  'KKM-M': new URL('../data/dama-federation/KKM-M.bin', import.meta.url),
  'KM-KM': new URL('../data/dama-federation/KM-KM.bin', import.meta.url),
  'KK-MM': new URL('../data/dama-federation/KK-MM.bin', import.meta.url),
  'KMM-M': new URL('../data/dama-federation/KMM-M.bin', import.meta.url),
  'K-MMM': new URL('../data/dama-federation/K-MMM.bin', import.meta.url),
  'KM-MM': new URL('../data/dama-federation/KM-MM.bin', import.meta.url),
  'MMM-M': new URL('../data/dama-federation/MMM-M.bin', import.meta.url),
  'MM-MM': new URL('../data/dama-federation/MM-MM.bin', import.meta.url),
}

/** The tables of `base`, with those of `own` before them where there are any. */
const changed = (base: Files, own: Files = {}): FourPieces =>
  Object.fromEntries(
    Object.entries(base).map(([material, file]) => {
      const change = own[material]
      return [material, change === undefined ? { file } : { file: change, base: file }]
    }),
  )

/** The tables with four pieces of every preset. */
export const FOUR_PIECES: Readonly<Record<PresetId, FourPieces>> = {
  tama: changed(TAMA),
  'tama-igg': changed(TAMA, TAMA_IGG),
  dama: changed(DAMA),
  'dama-federation': changed(DAMA, DAMA_FEDERATION),
}

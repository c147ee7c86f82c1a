export { filesOf, type PackFiles, presetWithTables } from './files.ts'
export type { FourPieceFile, FourPieces } from './four-pieces.ts'
export {
  createLayout,
  isMirrored,
  isSymmetric,
  type Layout,
  numberOf,
  writeSquares,
} from './layout.ts'
export { createLibrary, type LibraryPorts, type LoadFault, type TableLibrary } from './library.ts'
export {
  MATERIALS,
  type Material,
  MOST_PIECES,
  materialName,
  materialsOf,
  swapSides,
} from './material.ts'
export {
  type Allocate,
  DIFFERENCE,
  orderByte,
  PACK_HEAD,
  PACK_MAGIC,
  type PackFault,
  type PackSection,
  readPack,
  SECTION_HEAD,
  unpack,
  WHOLE,
} from './pack.ts'
export { materialOfWords, numberOfWords } from './place.ts'
export { bestLine, type JudgedMove, probe, probeMoves, type Verdict } from './probe.ts'
export { isBetter, settle, settleQuiet, valueBefore } from './settle.ts'
export { EndgameTables, type Table } from './tables.ts'
export { DRAWN, lossIn, pliesOf, UNKNOWN, winIn } from './value.ts'
export { WORDS, writeAfter, writeWords } from './words.ts'

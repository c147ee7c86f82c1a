export {
  colours,
  games,
  type PlacementShape,
  positions,
  presets,
  reachedPositions,
  rulesets,
  setups,
} from './arbitraries.ts'
export { fromFen, fromMove, fromMoves, fromRuleset, moveTexts } from './from-text.ts'
export { COLOUR_SWAP, MIRROR, type Symmetry } from './mirror.ts'
export { type PerftRow, readPerftBench, readPerftCases, readPerftStart } from './perft-file.ts'

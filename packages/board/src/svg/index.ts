export { DARK_PALETTE, LIGHT_PALETTE, type Palette } from '../art/palette.ts'
export { type BoardSvgOptions, boardSvg } from './board-svg.ts'
export { type PieceElementOptions, pieceElement } from './piece-element.ts'

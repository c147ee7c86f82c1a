export { type BoardSvgOptions, boardSvg } from './board-svg.ts'
export { type PieceElementOptions, pieceElement } from './piece-element.ts'

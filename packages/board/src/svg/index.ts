export { centreOf, type Layout, layoutOf, type Spot } from '../geometry.ts'
export { type BoardSvgOptions, boardSvg } from './board-svg.ts'
export { type PieceElementOptions, pieceElement } from './piece-element.ts'

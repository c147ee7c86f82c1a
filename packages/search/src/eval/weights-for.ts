import type { Ruleset } from '@tama/engine'
import { DIAGONAL } from './diagonal.ts'
import { ORTHOGONAL } from './orthogonal.ts'
import type { Weights } from './weights.ts'

/** The weights for a ruleset, chosen by its properties. */
export const weightsFor = ({ diagonalMoves }: Pick<Ruleset, 'diagonalMoves'>): Weights =>
  diagonalMoves ? DIAGONAL : ORTHOGONAL

// HOT: tiny functions that V8 inlines; no objects, closures, iterators or exceptions in those on numbers.

/**
 * What stands on the board without where: how many kings and men the side to move has and how many the other, packed
 * into one byte, two bits each in this order. Each side has one piece at least and three at most.
 */
export type Material = number

/** The most pieces, of both sides, that a table knows. */
export const MOST_PIECES = 4

/** How many materials can be written, most of them out of reach: the length of arrays indexed by material. */
export const MATERIALS = 256

/** Packs the four counts, 0..3 each. */
export const materialOf = (ownKings: number, ownMen: number, oppKings: number, oppMen: number): Material =>
  ownKings | (ownMen << 2) | (oppKings << 4) | (oppMen << 6)

/** The same pieces with the other side to move. */
export const swapSides = (material: Material): Material => (material >> 4) | ((material & 15) << 4)

/** How many pieces the side to move has. */
const ownPieces = (material: Material): number => (material & 3) + ((material >> 2) & 3)

/** How many pieces the other side has. */
const oppPieces = (material: Material): number => ownPieces(material >> 4)

/** How many men there are of both sides. */
const menOf = (material: Material): number => ((material >> 2) & 3) + (material >> 6)

/** What a promotion makes of `material`, with the same side to move. */
export const promotionsOf = (material: Material): readonly Material[] => [
  ...(material & 0b1100 ? [material - 0b0100 + 1] : []),
  ...(material >> 6 > 0 ? [material - 0b01000000 + 0b010000] : []),
]

/** True for a number that is the material of some table. */
export const isMaterial = (material: number): boolean =>
  ownPieces(material) > 0 &&
  oppPieces(material) > 0 &&
  ownPieces(material) + oppPieces(material) <= MOST_PIECES

const sideName = (kings: number, men: number): string => 'K'.repeat(kings) + 'M'.repeat(men)

/** The side to move first: `KM-K`. */
export const materialName = (material: Material): string =>
  `${sideName(material & 3, (material >> 2) & 3)}-${sideName((material >> 4) & 3, material >> 6)}`

/**
 * Every material with `pieces` pieces in all, fewer men first: a promotion leads to one before. With the same men the
 * side to move has the more pieces first, then the more kings.
 */
export const materialsOf = (pieces: number): readonly Material[] =>
  Array.from({ length: MATERIALS }, (_, material) => material)
    .filter((material) => isMaterial(material) && ownPieces(material) + oppPieces(material) === pieces)
    .sort((a, b) => menOf(a) - menOf(b) || ownPieces(b) - ownPieces(a) || (b & 3) - (a & 3) || a - b)

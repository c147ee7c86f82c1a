import { PIECES, type Piece } from '@tama/engine'

/** What a tap on a square does. Tools are the values of `TOOLS`, so `===` compares them. */
export type Tool =
  | { readonly kind: 'move' }
  | { readonly kind: 'stamp'; readonly piece: Piece }
  | { readonly kind: 'erase' }

/** The tools by name, in the order of the palette. */
export const TOOLS = {
  move: { kind: 'move' },
  whiteMan: { kind: 'stamp', piece: PIECES.white.man },
  whiteKing: { kind: 'stamp', piece: PIECES.white.king },
  blackMan: { kind: 'stamp', piece: PIECES.black.man },
  blackKing: { kind: 'stamp', piece: PIECES.black.king },
  erase: { kind: 'erase' },
} as const satisfies Readonly<Record<string, Tool>>

/** Name of a tool. */
export type ToolName = keyof typeof TOOLS

/** The names of the tools, in the order of the palette. */
export const TOOL_NAMES = Object.keys(TOOLS) as readonly ToolName[]

import type { Colour, Move, Piece, Result, Square } from '@tama/engine'
import type { Draft } from './draft.ts'
import type { DraftTextError } from './draft-text.ts'
import type { ToolName } from './tool.ts'

/** A text in the position box that the user is writing; without one the box shows the board's FEN. */
export interface TypedText {
  readonly text: string
  readonly error: DraftTextError | undefined
  /** The draft before this text was begun, so that one undo takes the whole of it back. */
  readonly before: Draft
}

/** What a text in the position box means: the draft with it, or why it is none. */
export type TextReading = Result<Draft, DraftTextError>

/** The parts of the page beside the board; the board edits in the first one and plays in the others. */
export const PLACES = ['board', 'solution', 'details', 'share'] as const
export type Place = (typeof PLACES)[number]

/** All that the editor knows. */
export interface Editor {
  readonly draft: Draft
  /** Drafts that undo goes back to, the latest last. */
  readonly past: readonly Draft[]
  /** Drafts that redo goes on to, the next one last. */
  readonly future: readonly Draft[]
  /** What is being entered letter by letter: more of it is the same step. */
  readonly run: string | undefined
  readonly place: Place
  readonly tool: ToolName
  /** The piece that the move tool has picked up; its square is never empty. */
  readonly picked: Square | undefined
  readonly typed: TypedText | undefined
  /** The side at the bottom. */
  readonly orientation: Colour
  /** Moves from the draft's position on, of which `ply` are played on the board outside `board`. */
  readonly line: readonly Move[]
  readonly ply: number
  /** True: moves played on the board become part of the solution. */
  readonly isRecording: boolean
}

/** What a screen reader is told of a step. */
export type EditorNews =
  | { readonly kind: 'placed'; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'removed'; readonly square: Square }
  | { readonly kind: 'moved'; readonly piece: Piece; readonly from: Square; readonly to: Square }
  /** The move tool took a piece up; the next tap says where it goes. */
  | { readonly kind: 'picked'; readonly piece: Piece; readonly square: Square }
  | { readonly kind: 'put-back' }
  | { readonly kind: 'line-added' }
  | { readonly kind: 'line-removed' }
  | { readonly kind: 'line-cut' }
  | { readonly kind: 'solution-set' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'redone' }

export interface EditorStep {
  readonly editor: Editor
  readonly news?: EditorNews
}

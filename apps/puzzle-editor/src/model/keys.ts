import type { Square } from '@tama/engine'
import type { EditorEvent } from './editor.ts'
import type { Editor } from './editor-state.ts'
import { TOOLS, type ToolName } from './tool.ts'

/** What the model needs of a key event. `code` names the place of the key, so that digits work in every layout. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const STAMPS: readonly ToolName[] = ['whiteMan', 'whiteKing', 'blackMan', 'blackKing']

/** What a key means while a square has the focus: 1 to 4 put a piece, Delete, Backspace and 0 take it away. */
export const squareKey = (press: KeyPress, square: Square): EditorEvent | undefined => {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (press.key === 'Delete' || press.key === 'Backspace') return { kind: 'remove', square }
  const [, digit] = /^(?:Digit|Numpad)([0-4])$/.exec(press.code) ?? /^([0-4])$/.exec(press.key) ?? []
  if (digit === undefined) return undefined
  if (digit === '0') return { kind: 'remove', square }
  const tool = TOOLS[STAMPS[Number(digit) - 1] as ToolName]
  return tool.kind === 'stamp' ? { kind: 'put', square, piece: tool.piece } : undefined
}

/** The Latin letter of a press: its own, or that of its place where the layout has other letters. */
const latinLetter = ({ key, code }: KeyPress): string => {
  const own = key.toLowerCase()
  if (/^[a-z]$/.test(own)) return own
  return (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase()
}

/** What a key means anywhere outside a text box: Escape, and Ctrl or Command with Z and Y. */
export const pageKey = (press: KeyPress): EditorEvent | undefined => {
  if (press.key === 'Escape') return { kind: 'put-back' }
  if (!(press.ctrlKey || press.metaKey) || press.altKey) return undefined
  const letter = latinLetter(press)
  if (letter === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' }
  return letter === 'y' && !press.shiftKey ? { kind: 'redo' } : undefined
}

/**
 * What a key means where neither a field nor the board nor a row of choices takes it: arrows, Home and End walk along the
 * line that is shown. They mean nothing where pieces are set up.
 */
export const walkKey = (
  press: KeyPress,
  { place, line, ply }: Pick<Editor, 'place' | 'line' | 'ply'>,
): EditorEvent | undefined => {
  if (place === 'board' || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return undefined
  const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: line.length }[press.key]
  return to === undefined || to === ply || to < 0 || to > line.length ? undefined : { kind: 'go', ply: to }
}

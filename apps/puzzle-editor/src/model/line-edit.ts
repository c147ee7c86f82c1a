import { type Move, sameMove } from '@tama/engine'
import { type SolutionStep, stepsAfter, withLine, withMainLine, withoutLine } from '@tama/puzzles'
import { positionOfDraft } from './draft-puzzle.ts'
import type { Editor, EditorStep } from './editor-state.ts'
import { changed } from './history.ts'
import { legalPart, lineThrough } from './solution-tree.ts'

/** The solution as far as it can be played from the board as it is. */
export const solutionOf = ({ draft }: Pick<Editor, 'draft'>): readonly SolutionStep[] => {
  const position = positionOfDraft(draft)
  return position === undefined ? [] : legalPart(draft.solution, position, draft.ruleset)
}

/** The moves from the puzzle's position to the one on the board. */
export const shownLine = ({ line, ply }: Pick<Editor, 'line' | 'ply'>): readonly Move[] => line.slice(0, ply)

/** True when the solution has every move of `line`. */
export const hasLine = (solution: readonly SolutionStep[], line: readonly Move[]): boolean => {
  const [last] = line.slice(-1)
  if (last === undefined) return true
  const steps = stepsAfter(solution, line.slice(0, -1))
  return steps?.some(({ move }) => sameMove(move, last)) ?? false
}

const withSolution = (editor: Editor, solution: readonly SolutionStep[]): Editor =>
  changed(editor, { ...editor.draft, solution })

/** Puts `line` on the board with `ply` of its moves played; what the solution has after it follows. */
export const shown = (editor: Editor, line: readonly Move[], ply: number): Editor => {
  const whole = lineThrough(solutionOf(editor), line)
  return { ...editor, line: whole, ply: Math.max(0, Math.min(whole.length, ply)), picked: undefined }
}

/** The line on the board as far as the solution has it: after steps that changed what can be played. */
export const followed = (editor: Editor): Editor => {
  const solution = solutionOf(editor)
  const line = shownLine(editor)
  let known = 0
  while (known < line.length && hasLine(solution, line.slice(0, known + 1))) known++
  return shown({ ...editor, line: [], ply: 0 }, line.slice(0, known), known)
}

/** Plays a move that is legal on the board; while recording it becomes part of the solution. */
export const played = (editor: Editor, move: Move): EditorStep => {
  const line = [...shownLine(editor), move]
  const solution = solutionOf(editor)
  const isNew = !hasLine(solution, line)
  const recorded = isNew && editor.isRecording ? withSolution(editor, withLine(solution, line)) : editor
  return { editor: shown(recorded, line, line.length) }
}

/** Makes every move of `line` part of the solution. */
export const lineAdded = (editor: Editor, line: readonly Move[]): EditorStep => {
  const added = withSolution(editor, withLine(solutionOf(editor), line))
  return { editor: shown(added, line, added.ply), news: { kind: 'line-added' } }
}

/** Takes the last move on the board out of the solution, with all that follows it. */
export const lineRemoved = (editor: Editor): EditorStep => {
  const line = shownLine(editor)
  const solution = solutionOf(editor)
  const before = line.slice(0, -1)
  if (line.length === 0) return { editor }
  const removed = hasLine(solution, line) ? withSolution(editor, withoutLine(solution, line)) : editor
  return { editor: shown(removed, before, before.length), news: { kind: 'line-removed' } }
}

/** Ends the solution with the last move of `line`. */
export const lineCut = (editor: Editor, line: readonly Move[]): EditorStep => {
  const solution = solutionOf(editor)
  const behind = stepsAfter(solution, line) ?? []
  const cut = behind.reduce((tree, { move }) => withoutLine(tree, [...line, move]), solution)
  const done = withSolution(editor, cut)
  return { editor: shown({ ...done, line: [], ply: 0 }, line, line.length), news: { kind: 'line-cut' } }
}

/** Makes the line on the board the main one. */
export const lineMadeMain = (editor: Editor): EditorStep => ({
  editor: withSolution(editor, withMainLine(solutionOf(editor), shownLine(editor))),
})

/** Puts another solution in the place of what was recorded. */
export const solutionSet = (editor: Editor, solution: readonly SolutionStep[]): EditorStep => {
  const set = withSolution(editor, solution)
  return { editor: shown({ ...set, line: [], ply: 0 }, [], 0), news: { kind: 'solution-set' } }
}

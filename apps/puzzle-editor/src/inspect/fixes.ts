import type { Move } from '@tama/engine'
import type { Finding } from '@tama/puzzles'
import type { EditorEvent } from '../model/editor.ts'

/** A way to put right what a report found, by one tap. */
export interface Fix {
  readonly kind: 'short' | 'tail' | 'line' | 'remove' | 'piece' | 'longer'
  /** What happens to the editor; `longer` asks the prover instead. */
  readonly events: readonly EditorEvent[]
}

/** The line that a finding is about; undefined where it is about pieces. */
export const lineOf = (finding: Finding): readonly Move[] | undefined =>
  'line' in finding && finding.line.length > 0 ? finding.line : undefined

/** The move that a finding is about. */
export const moveOf = (finding: Finding): Move | undefined => {
  switch (finding.kind) {
    case 'cook':
      return finding.line[0]
    case 'dual':
    case 'side-dual':
    case 'order':
    case 'landing':
      return finding.line[2 * (finding.turn - 1)]
    case 'missing-defence':
      return finding.line.at(-1)
    default:
      return undefined
  }
}

/** How many of the moves of its line are played when a finding is shown: up to the one it is about. */
export const plyOf = (finding: Finding): number => {
  switch (finding.kind) {
    case 'dual':
    case 'side-dual':
    case 'order':
    case 'landing':
    case 'wrong-move':
      return 2 * finding.turn - 1
    case 'unknown':
    case 'missing-defence':
    case 'tail':
      return finding.line.length
    case 'cook':
    case 'no-solution':
    case 'short':
    case 'forced-key':
      return 1
    default:
      return 0
  }
}

/** What can be done about a finding; nothing about those that are a matter of composing. */
export const fixOf = (finding: Finding): Fix | undefined => {
  switch (finding.kind) {
    case 'short':
      return { kind: 'short', events: [{ kind: 'turns', inTurns: finding.turns }] }
    case 'tail':
      return { kind: 'tail', events: [{ kind: 'cut-line', line: finding.line }] }
    case 'cook':
    case 'dual':
    case 'side-dual':
    case 'order':
    case 'landing':
    case 'unfinished':
    case 'missing-defence':
      return { kind: 'line', events: [{ kind: 'add-line', line: finding.line }] }
    case 'wrong-move': {
      const line = finding.line.slice(0, 2 * finding.turn - 1)
      return { kind: 'remove', events: [{ kind: 'show', line, ply: line.length }, { kind: 'remove-line' }] }
    }
    case 'idle': {
      // Each of them can go, but not all of them at once: the next report says what can still go.
      const [square] = finding.squares
      return square === undefined ? undefined : { kind: 'piece', events: [{ kind: 'remove', square }] }
    }
    case 'unknown':
      return { kind: 'longer', events: [] }
    default:
      return undefined
  }
}

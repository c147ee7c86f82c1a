import type { Colour, Move, SetupFault, Square } from '@tama/engine'

/** What a report can find, the gravest first. */
export const FINDING_KINDS = [
  'illegal',
  'over',
  'no-solution',
  'wrong-move',
  'short',
  'cook',
  'dual',
  'unknown',
  'unfinished',
  'side-dual',
  'order',
  'forced-key',
  'idle',
  'tail',
  'landing',
  'missing-defence',
  'exact',
  'unreachable',
  'precursor',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** `error`: the puzzle is not sound. `warning`: sound, but a flaw. `note`: good to know. */
export const SEVERITIES = ['error', 'warning', 'note'] as const
export type Severity = (typeof SEVERITIES)[number]

/** One thing that a report found. `line` shows it, from the puzzle's position on; turns of the solver count from 1. */
export type Finding = { readonly severity: Severity } & (
  | { readonly kind: 'illegal'; readonly faults: readonly SetupFault[] }
  /** The game is over before the solver's first move. */
  | { readonly kind: 'over' }
  /** No first move reaches the goal; the line is the intended one, or the most natural, with its refutation. */
  | { readonly kind: 'no-solution'; readonly line: readonly Move[] }
  /** A move of the solution does not reach the goal; the line ends with its refutation. */
  | { readonly kind: 'wrong-move'; readonly turn: number; readonly line: readonly Move[] }
  /** The goal is reached in `turns`, fewer than stated. */
  | { readonly kind: 'short'; readonly turns: number; readonly line: readonly Move[] }
  /** Another first move reaches the goal, too. */
  | { readonly kind: 'cook'; readonly line: readonly Move[] }
  /** Another move reaches the goal at a later turn of the main line, or of a side line. */
  | {
      readonly kind: 'dual' | 'side-dual'
      readonly turn: number
      readonly line: readonly Move[]
    }
  /** Another move reaches the goal, with the same moves of the solver in another order. */
  | { readonly kind: 'order'; readonly turn: number; readonly line: readonly Move[] }
  /** Another move reaches the goal that differs by the landing square alone. */
  | { readonly kind: 'landing'; readonly turn: number; readonly line: readonly Move[] }
  /** The effort ended before these moves of the solver were decided; the line leads to where they are. */
  | {
      readonly kind: 'unknown'
      readonly turn: number
      readonly line: readonly Move[]
      readonly moves: readonly Move[]
    }
  /** The main line of the solution ends before the goal; the line goes on to it. */
  | { readonly kind: 'unfinished'; readonly line: readonly Move[] }
  /** An answer that holds out as long as the main one is not in the solution. */
  | { readonly kind: 'missing-defence'; readonly line: readonly Move[] }
  /** The solver has only one first move. */
  | { readonly kind: 'forced-key'; readonly line: readonly Move[] }
  /** Without any one of these pieces the puzzle is the same. */
  | { readonly kind: 'idle'; readonly squares: readonly Square[] }
  /** From `turn` on the solver cannot go wrong: there is nothing left to find. */
  | { readonly kind: 'tail'; readonly turn: number; readonly line: readonly Move[] }
  /** Endgame tables know the position: who wins, undefined in a draw, and in how many plies, 0 then. */
  | { readonly kind: 'exact'; readonly winner: Colour | undefined; readonly plies: number }
  /** No game leads here: these men stand on a row that none of their colour can be on. */
  | { readonly kind: 'unreachable'; readonly squares: readonly Square[] }
  /** A known puzzle has the same position, or its mirror image, or the one with colours exchanged. */
  | { readonly kind: 'precursor'; readonly id: string }
)

/** The findings of one kind. */
export type FindingOf<K extends FindingKind> = Extract<Finding, { readonly kind: K }>

import type { Colour } from '@tama/engine'

/** Strengths of the computer, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type Level = (typeof LEVELS)[number]

/** True for a number that is a level. */
export const isLevel = (value: number): value is Level => LEVELS.includes(value as Level)

/** Who moves the pieces of one side. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: Level }

/** Who plays, side by side. */
export type Seats = Readonly<Record<Colour, Player>>

const HUMAN: Player = { kind: 'human' }

/** Two people at one device. */
export const TWO_HUMANS: Seats = { white: HUMAN, black: HUMAN }

/** A person on `side` against the computer. */
export const againstComputer = (side: Colour, level: Level): Seats => {
  const computer: Player = { kind: 'computer', level }
  return side === 'white' ? { white: HUMAN, black: computer } : { white: computer, black: HUMAN }
}

/** The only side that a person plays; undefined when both or none are. */
export const onlyHuman = ({ white, black }: Seats): Colour | undefined => {
  if (white.kind === black.kind) return undefined
  return white.kind === 'human' ? 'white' : 'black'
}

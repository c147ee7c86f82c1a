import type { Colour } from '@tama/engine'

/** Strengths of the computer, weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type Level = (typeof LEVELS)[number]

/** True for a number that is a level. */
export const isLevel = (value: number): value is Level => LEVELS.includes(value as Level)

/** Who moves the pieces of one side. */
export type Player =
  | { readonly kind: 'human' }
  | {
      readonly kind: 'computer'
      /** 1 .. 10; a fraction plays between two levels. */
      readonly level: number
      /** The level goes on from the last game of the person, and this game moves it. */
      readonly follows: boolean
    }
  /** A person at another device, whose moves come by link. */
  | { readonly kind: 'friend' }

/** Who plays, side by side. */
export type Seats = Readonly<Record<Colour, Player>>

const HUMAN: Player = { kind: 'human' }

/** Two people at one device. */
export const TWO_HUMANS: Seats = { white: HUMAN, black: HUMAN }

/** A person on `side` against somebody else. */
export const against = (side: Colour, other: Player): Seats =>
  side === 'white' ? { white: HUMAN, black: other } : { white: other, black: HUMAN }

/** The computer at a level that stays. */
export const computerAt = (level: number): Player => ({ kind: 'computer', level, follows: false })

/** The same players with the colours changed. */
export const sidesChanged = ({ white, black }: Seats): Seats => ({ white: black, black: white })

/** The named level nearest to one that may have a fraction. */
export const nearestLevel = (level: number): Level =>
  LEVELS[Math.max(0, Math.min(LEVELS.length - 1, Math.round(level) - 1))] as Level

/** What kind of game it is, seen from this device. */
export type Company =
  /** One person against the computer. */
  | 'solo'
  /** Two people at this device. */
  | 'two'
  /** Somebody else's moves come by link. */
  | 'link'
  /** The computer against itself. */
  | 'watch'

/** What kind of game the players make. */
export const companyOf = ({ white, black }: Seats): Company => {
  if (white.kind === 'friend' || black.kind === 'friend') return 'link'
  if (white.kind === black.kind) return white.kind === 'human' ? 'two' : 'watch'
  return 'solo'
}

/** The only side that a person at this device plays; undefined when both or none are. */
export const onlyHuman = ({ white, black }: Seats): Colour | undefined => {
  if (white.kind === black.kind) return undefined
  return white.kind === 'human' ? 'white' : 'black'
}

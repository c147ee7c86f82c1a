// How a ruleset and a setup are written in links. Frozen: links that people have sent open for ever. What changes here
// changes every version; a new form is a new file beside this one.
import {
  type Colour,
  type Kind,
  PIECES,
  type Piece,
  PRESETS,
  type PresetId,
  type Ruleset,
  type Setup,
  SQUARES,
} from '@tama/engine'
import type { BitSource, Field } from './bits.ts'

/** Codes by place; `CUSTOM` means that every option follows. */
const PRESET_CODES: readonly PresetId[] = ['tama', 'tama-igg', 'dama', 'dama-federation']
const CUSTOM = 15

/** A list of words by code, or a whole number from `min` to `max`, written as it is. */
type OptionCode =
  | { readonly width: number; readonly words: readonly Ruleset[keyof Ruleset][] }
  | { readonly width: number; readonly min: number; readonly max: number }

const OPTION_CODES: readonly (readonly [keyof Ruleset, OptionCode])[] = [
  ['diagonalMoves', { width: 1, words: [false, true] }],
  ['reversal', { width: 1, words: ['forbidden', 'allowed'] }],
  ['promotion', { width: 1, words: ['immediate', 'atEnd'] }],
  ['loneMan', { width: 2, words: ['kingWins', 'playOn', 'draw'] }],
  ['loneKings', { width: 1, words: ['draw', 'playOn'] }],
  ['loneMen', { width: 1, words: ['draw', 'playOn'] }],
  ['repetition', { width: 7, min: 2, max: 99 }],
  ['noProgressPlies', { width: 14, min: 1, max: 9999 }],
]

const COLOUR_CODES: readonly Colour[] = ['white', 'black']
const KIND_CODES: readonly Kind[] = ['man', 'king']

const optionField = (ruleset: Ruleset, option: keyof Ruleset, code: OptionCode): Field => {
  const value = ruleset[option]
  if ('words' in code) return [code.words.indexOf(value), code.width]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < code.min || value > code.max) {
    throw new RangeError(`a link cannot hold ${option}=${value}`)
  }
  return [value, code.width]
}

/** A ruleset: its preset, or every option. Throws a RangeError for a number that no ruleset text can have. */
export const rulesetFields = (ruleset: Ruleset): readonly Field[] => {
  const preset = PRESET_CODES.findIndex((id) =>
    OPTION_CODES.every(([option]) => PRESETS[id][option] === ruleset[option]),
  )
  if (preset >= 0) return [[preset, 4]]
  return [[CUSTOM, 4], ...OPTION_CODES.map(([option, code]) => optionField(ruleset, option, code))]
}

const pieceFields = ({ colour, kind }: Piece): readonly Field[] => [
  [COLOUR_CODES.indexOf(colour), 1],
  [KIND_CODES.indexOf(kind), 1],
]

/** A setup: side to move, occupied squares, pieces in the order of their squares. */
export const setupFields = ({ turn, board }: Setup): readonly Field[] => [
  [COLOUR_CODES.indexOf(turn), 1],
  ...board.map((piece): Field => [piece === undefined ? 0 : 1, 1]),
  ...board.filter((piece) => piece !== undefined).flatMap(pieceFields),
]

const takeOption = (bits: BitSource, code: OptionCode): Ruleset[keyof Ruleset] | undefined => {
  const value = bits.take(code.width)
  if (value === undefined) return undefined
  if ('words' in code) return code.words[value]
  return value >= code.min && value <= code.max ? value : undefined
}

/** Reads what `rulesetFields` wrote; undefined for bits that mean no ruleset. */
export const takeRuleset = (bits: BitSource): Ruleset | undefined => {
  const preset = bits.take(4)
  if (preset === undefined) return undefined
  if (preset !== CUSTOM) {
    const id = PRESET_CODES[preset]
    return id && PRESETS[id]
  }
  const options = OPTION_CODES.map(([option, code]) => [option, takeOption(bits, code)] as const)
  if (options.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(options) as unknown as Ruleset
}

const takePiece = (bits: BitSource): Piece | undefined => {
  const colour = COLOUR_CODES[bits.take(1) ?? -1]
  const kind = KIND_CODES[bits.take(1) ?? -1]
  return colour && kind && PIECES[colour][kind]
}

/** Reads what `setupFields` wrote; undefined when bits are missing. */
export const takeSetup = (bits: BitSource): Setup | undefined => {
  const turn = COLOUR_CODES[bits.take(1) ?? -1]
  const occupied = SQUARES.map(() => bits.take(1) === 1)
  const board = occupied.map((isOccupied) => (isOccupied ? takePiece(bits) : undefined))
  const isWhole = board.every((piece, square) => (piece !== undefined) === occupied[square])
  return turn && isWhole ? { turn, board } : undefined
}

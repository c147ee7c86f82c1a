// Version 1, never edited: links that people have sent open for ever. A new form is a new file beside this one.
import {
  type Colour,
  err,
  type Kind,
  ok,
  PIECES,
  type Piece,
  PRESETS,
  type PresetId,
  type Result,
  type Ruleset,
  type Setup,
  SQUARES,
} from '@tama/engine'
import { type BitReader, type Field, packFields, readBits } from './bits.ts'
import { CHECKSUM_LENGTH, checksumOf } from './checksum.ts'
import { DIGITS } from './digits.ts'
import type { LinkError, PositionLink } from './link-value.ts'

const VERSION = '1'

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

const rulesetFields = (ruleset: Ruleset): readonly Field[] => {
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

/** Writes a position in version 1. */
export const encodeV1 = ({ ruleset, setup }: PositionLink): string => {
  const pieces = setup.board.filter((piece) => piece !== undefined)
  const body = packFields([
    ...rulesetFields(ruleset),
    [COLOUR_CODES.indexOf(setup.turn), 1],
    ...setup.board.map((piece): Field => [piece === undefined ? 0 : 1, 1]),
    ...pieces.flatMap(pieceFields),
  ])
  const text = VERSION + DIGITS.charAt(body.length) + body
  return text + checksumOf(text)
}

const takeOption = (bits: BitReader, code: OptionCode): Ruleset[keyof Ruleset] | undefined => {
  const value = bits.take(code.width)
  if (value === undefined) return undefined
  if ('words' in code) return code.words[value]
  return value >= code.min && value <= code.max ? value : undefined
}

const takeRuleset = (bits: BitReader): Ruleset | undefined => {
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

const takePiece = (bits: BitReader): Piece | undefined => {
  const colour = COLOUR_CODES[bits.take(1) ?? -1]
  const kind = KIND_CODES[bits.take(1) ?? -1]
  return colour && kind && PIECES[colour][kind]
}

const takeSetup = (bits: BitReader): Setup | undefined => {
  const turn = COLOUR_CODES[bits.take(1) ?? -1]
  const occupied = SQUARES.map(() => bits.take(1) === 1)
  const board = occupied.map((isOccupied) => (isOccupied ? takePiece(bits) : undefined))
  const isWhole = board.every((piece, square) => (piece !== undefined) === occupied[square])
  return turn && isWhole ? { turn, board } : undefined
}

/** Why `text` is not a whole, unchanged link of version 1; undefined when it is one. */
const wireFault = (text: string): LinkError | undefined => {
  if (!/^[A-Za-z0-9]*$/.test(text)) return { kind: 'bad-character' }
  const size = 2 + DIGITS.indexOf(text.charAt(1)) + CHECKSUM_LENGTH
  if (text.length < 2 || text.length < size) return { kind: 'truncated' }
  if (text.length > size) return { kind: 'too-long' }
  const end = text.length - CHECKSUM_LENGTH
  return checksumOf(text.slice(0, end)) === text.slice(end) ? undefined : { kind: 'damaged' }
}

/** Reads a text that begins with the version character of version 1. */
export const decodeV1 = (text: string): Result<PositionLink, LinkError> => {
  const fault = wireFault(text)
  if (fault) return err(fault)
  const body = text.slice(2, -CHECKSUM_LENGTH)
  const bits = readBits(body)
  const ruleset = takeRuleset(bits)
  const setup = ruleset && takeSetup(bits)
  const isWhole = bits.isSpent() && !body.startsWith('0')
  if (!ruleset || !setup || !isWhole) return err({ kind: 'bad-content' })
  return ok({ kind: 'position', ruleset, setup })
}

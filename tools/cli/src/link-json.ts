import {
  err,
  legalMoves,
  type Move,
  ok,
  type Position,
  play,
  type Result,
  type Ruleset,
  START,
  unreachable,
} from '@tama/engine'
import {
  makeFen,
  makeMove,
  makeRuleset,
  parseFen,
  parseMove,
  parsePosition,
  parseRuleset,
} from '@tama/engine/notation'
import { type Json, jsonOfPuzzle, parsePuzzle, puzzleOfJson } from '@tama/puzzles'
import {
  type GameLink,
  LAST_WORDS,
  type LinkValue,
  linkOfPuzzle,
  MOST_PLIES,
  type PositionLink,
  type PuzzleLink,
  puzzleOfLink,
} from '@tama/share'
import { type Refusal, START_FEN } from './fields.ts'
import { moveSentence, puzzleSentence } from './puzzle-sentences.ts'
import { fenSentence, rulesetSentence } from './sentences.ts'

type Fields = Readonly<Record<string, Json>>

const textsOf = ({ start, ruleset, moves }: GameLink): readonly string[] => {
  let position = start
  return moves.map((move) => {
    const text = makeMove(move, legalMoves(position, ruleset))
    position = play(position, move)
    return text
  })
}

/** What a link holds as an object of JSON. */
export const jsonOfLink = (value: LinkValue): Fields => {
  switch (value.kind) {
    case 'position':
      return { kind: value.kind, ruleset: makeRuleset(value.ruleset), fen: makeFen(value.setup) }
    case 'game': {
      const fen = makeFen(value.start)
      return {
        kind: value.kind,
        ruleset: makeRuleset(value.ruleset),
        ...(fen === START_FEN ? {} : { fen }),
        moves: textsOf(value),
        ...(value.lastWord === 'none' ? {} : { lastWord: value.lastWord }),
      }
    }
    case 'puzzle':
      return { kind: value.kind, ...jsonOfPuzzle(puzzleOfLink(value)) }
    default:
      return unreachable(value)
  }
}

/** The column of a field's name in the text of an object, 1 when it has none. */
const columnOf = (text: string, field: string): number => Math.max(text.indexOf(`"${field}"`), 0) + 1

/** Refuses a text for one of its fields. */
const refused = (text: string, field: string, error: string, sentence: string): Result<never, Refusal> =>
  err({ error, at: columnOf(text, field), sentence })

const fieldText = (text: string, fields: Fields, field: string): Result<string, Refusal> => {
  const value = fields[field]
  if (typeof value === 'string') return ok(value)
  return value === undefined
    ? refused(text, field, 'missing-field', `"${field}" is missing`)
    : refused(text, field, 'wrong-type', `"${field}" is no text`)
}

const readRules = (text: string, fields: Fields): Result<Ruleset, Refusal> => {
  const written = fieldText(text, fields, 'ruleset')
  if (!written.ok) return written
  const ruleset = parseRuleset(written.value)
  if (ruleset.ok) return ruleset
  return refused(text, 'ruleset', ruleset.error.kind, rulesetSentence(ruleset.error))
}

const readPositionLink = (text: string, fields: Fields): Result<PositionLink, Refusal> => {
  const ruleset = readRules(text, fields)
  if (!ruleset.ok) return ruleset
  const fen = fieldText(text, fields, 'fen')
  if (!fen.ok) return fen
  const setup = parseFen(fen.value)
  if (!setup.ok) return refused(text, 'fen', setup.error.kind, fenSentence(setup.error))
  return ok({ kind: 'position', ruleset: ruleset.value, setup: setup.value })
}

const readMoves = (
  text: string,
  list: Json | undefined,
  start: Position,
  ruleset: Ruleset,
): Result<readonly Move[], Refusal> => {
  if (list === undefined) return refused(text, 'moves', 'missing-field', '"moves" is missing')
  if (!Array.isArray(list)) return refused(text, 'moves', 'wrong-type', '"moves" is no list')
  const moves: Move[] = []
  let position = start
  for (const [index, item] of list.slice(0, MOST_PLIES + 1).entries()) {
    const read = parseMove(typeof item === 'string' ? item : '', position, ruleset)
    if (!read.ok) {
      return refused(text, 'moves', read.error.kind, `ply ${index + 1}: ${moveSentence(read.error)}`)
    }
    moves.push(read.value)
    position = play(position, read.value)
  }
  return ok(moves)
}

const readGameLink = (text: string, fields: Fields): Result<GameLink, Refusal> => {
  const ruleset = readRules(text, fields)
  if (!ruleset.ok) return ruleset
  const fen = fields.fen === undefined ? ok(START_FEN) : fieldText(text, fields, 'fen')
  if (!fen.ok) return fen
  const start = fields.fen === undefined ? ok(START) : parsePosition(fen.value)
  if (!start.ok) return refused(text, 'fen', start.error.kind, fenSentence(start.error))
  const moves = readMoves(text, fields.moves, start.value, ruleset.value)
  if (!moves.ok) return moves
  const lastWord = LAST_WORDS.find((word) => word === (fields.lastWord ?? 'none'))
  if (lastWord === undefined) {
    return refused(text, 'lastWord', 'unknown-last-word', `"lastWord" is one of ${LAST_WORDS.join(', ')}`)
  }
  return ok({ kind: 'game', ruleset: ruleset.value, start: start.value, moves: moves.value, lastWord })
}

const readPuzzleLink = (text: string, { kind: _, ...fields }: Fields): Result<PuzzleLink, Refusal> => {
  const read = puzzleOfJson(fields)
  if (read.ok) return ok(linkOfPuzzle(read.value))
  const field = 'field' in read.error ? read.error.field : 'puzzle'
  return refused(text, field, read.error.kind, puzzleSentence(read.error))
}

const parseJson = (text: string): Result<Json, Refusal> => {
  try {
    return ok(JSON.parse(text) as Json)
  } catch {
    const read = parsePuzzle(text)
    const at = !read.ok && read.error.kind === 'not-json' ? read.error.column : 1
    return err({ error: 'not-json', at, sentence: 'this is no JSON' })
  }
}

/** Reads an object of JSON that says what a link is to hold. `at` counts in `text` where that is one line. */
export const readLinkJson = (text: string): Result<LinkValue, Refusal> => {
  const json = parseJson(text)
  if (!json.ok) return json
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return err({ error: 'not-an-object', at: 1, sentence: 'this is no JSON object' })
  }
  const fields = json.value as Fields
  switch (fields.kind) {
    case 'position':
      return readPositionLink(text, fields)
    case 'game':
      return readGameLink(text, fields)
    case 'puzzle':
      return readPuzzleLink(text, fields)
    default:
      return refused(text, 'kind', 'unknown-kind', '"kind" is one of position, game, puzzle')
  }
}

// Version 2, never edited: links that people have sent open for ever. A new form is a new file beside this one.
import { checkSetup, err, type Move, ok, type Position, play, type Result, START } from '@tama/engine'
import { type GameLink, LAST_WORDS, type LinkError, MOST_PLIES } from './link-value.ts'
import { isNumber, type Place, type PlaceReader, packPlaces, placesOf, readPlaces } from './mixed.ts'
import { linkMoves, placeAmong, takeMove } from './move-order.ts'
import { rulesetFields, setupFields, takeRuleset, takeSetup } from './position-fields.ts'
import { seal, unseal, type Wire } from './wire.ts'

const WIRE: Wire = { version: '2', lengthDigits: 2 }

/** Numbers of last words; one is not used. */
const LAST_WORD_RADIX = 8

const isStart = ({ turn, board }: Position): boolean =>
  turn === START.turn && board.every((piece, square) => piece === START.board[square])

const startPlaces = (start: Position): readonly Place[] =>
  isStart(start) ? [[0, 2]] : [[1, 2], ...placesOf(setupFields(start))]

const plyPlaces = ({ start, ruleset, moves }: GameLink): readonly Place[] => {
  let position = start
  return moves.map((move) => {
    const place = placeAmong(linkMoves(position, ruleset), move)
    position = play(position, move)
    return place
  })
}

/** Writes a game in version 2. Throws for a game that is too long or has an illegal move. */
export const encodeV2 = (game: GameLink): string => {
  if (game.moves.length > MOST_PLIES)
    throw new RangeError(`a link has no room for ${game.moves.length} plies`)
  const places: readonly Place[] = [
    ...placesOf(rulesetFields(game.ruleset)),
    ...startPlaces(game.start),
    [LAST_WORDS.indexOf(game.lastWord), LAST_WORD_RADIX],
    [game.moves.length, MOST_PLIES + 1],
    ...plyPlaces(game),
  ]
  return seal(WIRE, packPlaces(places))
}

const takeStart = (places: PlaceReader): Position | undefined => {
  if (places.place(2) === 0) return START
  const setup = takeSetup(places)
  const checked = setup && checkSetup(setup)
  return checked?.ok ? checked.value : undefined
}

const takeGame = (places: PlaceReader): GameLink | undefined => {
  const ruleset = takeRuleset(places)
  const start = ruleset && takeStart(places)
  if (!start) return undefined
  const lastWord = LAST_WORDS[places.place(LAST_WORD_RADIX)]
  const count = places.place(MOST_PLIES + 1)
  const moves: Move[] = []
  let position = start
  while (moves.length < count) {
    const move = takeMove(places, position, ruleset)
    if (!move) return undefined
    moves.push(move)
    position = play(position, move)
  }
  return lastWord && { kind: 'game', ruleset, start, moves, lastWord }
}

/** Reads a text that begins with the version character of version 2. */
export const decodeV2 = (text: string): Result<GameLink, LinkError> => {
  const body = unseal(WIRE, text)
  if (!body.ok) return body
  const places = readPlaces(body.value)
  const game = takeGame(places)
  const isWhole = places.isSpent() && isNumber(body.value)
  return game && isWhole ? ok(game) : err({ kind: 'bad-content' })
}

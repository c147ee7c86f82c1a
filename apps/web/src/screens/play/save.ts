import {
  agreeDraw,
  COLOURS,
  err,
  type Game,
  goTo,
  ok,
  opponent,
  playOn,
  positionOf,
  type Result,
  resign,
  startGame,
} from '@tama/engine'
import { makeFen, makeFullMove, parseMove, parsePosition, parseRuleset } from '@tama/engine/notation'
import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot'
import { LEVELS } from '../../seats.ts'
import { settle } from './model.ts'
import { type PlayState, stateOf } from './state.ts'

const count = pipe(number(), integer(), minValue(0))
const player = variant('kind', [
  object({ kind: literal('human') }),
  object({ kind: literal('computer'), level: picklist(LEVELS) }),
])

/** A kept game, version 1: only what cannot be worked out again. Moves have their full landing paths. */
const schema = object({
  version: literal(1),
  ruleset: string(),
  start: string(),
  moves: pipe(array(string()), maxLength(10_000)),
  cursor: count,
  /** How the players ended the game after its last move. */
  agreed: picklist(['no', 'draw', 'white-resigned', 'black-resigned']),
  seats: object({ white: player, black: player }),
  seed: count,
  orientation: picklist(COLOURS),
  hintsTaken: count,
  isResultOpen: boolean(),
})

type Save = InferOutput<typeof schema>

const agreedIn = ({ agreed }: Game): Save['agreed'] => {
  if (agreed === undefined || agreed.kind === 'playing') return 'no'
  return agreed.kind === 'draw' ? 'draw' : `${opponent(agreed.winner)}-resigned`
}

const withAgreed = (game: Game, agreed: Save['agreed']): Game => {
  switch (agreed) {
    case 'no':
      return game
    case 'draw':
      return agreeDraw(game)
    case 'white-resigned':
      return resign(game, 'white')
    case 'black-resigned':
      return resign(game, 'black')
  }
}

/** Writes a game as a text for `readSave`. */
export const makeSave = (state: PlayState): string => {
  const { ruleset, game, seats, seed, orientation, hintsTaken, isResultOpen } = state
  const save: Save = {
    version: 1,
    ruleset,
    start: makeFen(game.start.position),
    moves: game.plies.map(({ move }) => makeFullMove(move)),
    cursor: game.cursor,
    agreed: agreedIn(game),
    seats: { white: { ...seats.white }, black: { ...seats.black } },
    seed,
    orientation,
    hintsTaken,
    isResultOpen,
  }
  return JSON.stringify(save)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const replayed = (save: Save): Game | undefined => {
  const ruleset = parseRuleset(save.ruleset)
  const start = parsePosition(save.start)
  if (!ruleset.ok || !start.ok) return undefined
  let game = startGame(start.value, ruleset.value)
  for (const text of save.moves) {
    const move = parseMove(text, positionOf(game), ruleset.value)
    const next = move.ok ? playOn(game, move.value) : move
    if (!next.ok) return undefined
    game = next.value
  }
  return goTo(withAgreed(game, save.agreed), save.cursor)
}

/** Reads what `makeSave` wrote. A text that is anything else, or whose moves are not legal, is `corrupt`. Never throws. */
export const readSave = (text: string): Result<PlayState, 'corrupt'> => {
  const read = safeParse(schema, parseJson(text))
  const game = read.success ? replayed(read.output) : undefined
  if (!read.success || game === undefined) return err('corrupt')
  const { hintsTaken, isResultOpen } = read.output
  return ok(settle({ ...stateOf(game, read.output), hintsTaken, isResultOpen }))
}

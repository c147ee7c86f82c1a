import { type Outcome, outcomeOf } from '@tama/engine'
import { type Command, refuse } from '../command.ts'
import { readPlace } from '../place.ts'

/** `playing`, `white wins: no legal move`, `draw: lone kings`. */
const outcomeSentence = (outcome: Outcome): string => {
  if (outcome.kind === 'playing') return 'playing'
  const reason = outcome.reason.replaceAll('-', ' ')
  return outcome.kind === 'win' ? `${outcome.winner} wins: ${reason}` : `draw: ${reason}`
}

/** Prints how the game stands in a position without a history. */
export const statusCommand: Command = {
  usage: '--ruleset R --fen F',
  takes: { words: ['ruleset', 'fen'], flags: [], rest: 0 },
  run: async (options, io) => {
    const place = readPlace(options)
    if (!place.ok) return refuse(io, place.error)
    io.print(outcomeSentence(outcomeOf(place.value.position, place.value.ruleset)))
    return 0
  },
}

import { outcomeOf } from '@tama/engine'
import { type Command, refuse } from '../command.ts'
import { outcomeSentence } from '../outcome-sentence.ts'
import { readPlace } from '../place.ts'

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

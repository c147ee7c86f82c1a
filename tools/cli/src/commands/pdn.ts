import { type Command, refuse } from '../command.ts'

/** Reads games and prints them normalised. */
export const pdnCommand: Command = {
  usage: '[--ruleset R] FILE',
  takes: { words: ['ruleset'], flags: [], rest: 1 },
  run: async (_options, io) => refuse(io, 'not yet'),
}

import { legalMoves, ok, perft, play, referencePerft } from '@tama/engine'
import { makeMove } from '@tama/engine/notation'
import { runBatch } from '../batch.ts'
import { type Command, refuse } from '../command.ts'
import { readDepth, START_FEN } from '../fields.ts'
import { type Place, placeOfLine, readPlace } from '../place.ts'

type Count = typeof perft

/** One line for each move with the leaves behind it; nothing for depth 0. */
const divide = ({ position, ruleset }: Place, depth: number, count: Count): readonly string[] => {
  if (depth === 0) return []
  const legal = legalMoves(position, ruleset)
  return legal.map((move) => `${makeMove(move, legal)} ${count(play(position, move), ruleset, depth - 1)}`)
}

/** Counts the sequences of so many legal moves. */
export const perftCommand: Command = {
  usage: '--ruleset R [--fen F] [--divide] [--reference] DEPTH | --batch [--reference]',
  takes: { words: ['ruleset', 'fen'], flags: ['divide', 'reference', 'batch'], rest: 1 },
  run: async (options, io) => {
    const { flags, rest } = options
    const count = flags.has('reference') ? referencePerft : perft
    if (flags.has('batch')) {
      return runBatch(io, (line) => {
        const place = placeOfLine(line)
        if (!place.ok) return place
        const depth = line.next(readDepth)
        return depth.ok ? ok(`${count(place.value.position, place.value.ruleset, depth.value)}`) : depth
      })
    }
    const place = readPlace(options, START_FEN)
    if (!place.ok) return refuse(io, place.error)
    if (rest[0] === undefined) return refuse(io, 'DEPTH is missing')
    const depth = readDepth(rest[0])
    if (!depth.ok) return refuse(io, depth.error.sentence)
    const { position, ruleset } = place.value
    if (flags.has('divide')) for (const line of divide(place.value, depth.value, count)) io.print(line)
    io.print(`${count(position, ruleset, depth.value)}`)
    return 0
  },
}

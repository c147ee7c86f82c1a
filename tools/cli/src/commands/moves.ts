import { legalMoves, type Move, ok, play, squareName } from '@tama/engine'
import { makeFen, makeMove } from '@tama/engine/notation'
import { runBatch } from '../batch.ts'
import { type Command, refuse } from '../command.ts'
import { type Place, placeOfLine, readPlace } from '../place.ts'

const toJson = ({ position, ruleset }: Place): string => {
  const legal = legalMoves(position, ruleset)
  const describe = (move: Move) => ({
    text: makeMove(move, legal),
    from: squareName(move.from),
    path: move.path.map(squareName),
    captured: move.captured.map(squareName),
    promotes: move.promotes,
    fen: makeFen(play(position, move)),
  })
  return JSON.stringify(legal.map(describe))
}

/** Prints the legal moves of a position, or of every position of a batch. */
export const movesCommand: Command = {
  usage: '--ruleset R --fen F [--json] | --batch',
  takes: { words: ['ruleset', 'fen'], flags: ['json', 'batch'], rest: 0 },
  run: async (options, io) => {
    if (options.flags.has('batch')) {
      return runBatch(io, (line) => {
        const place = placeOfLine(line)
        return place.ok ? ok(toJson(place.value)) : place
      })
    }
    const place = readPlace(options)
    if (!place.ok) return refuse(io, place.error)
    if (options.flags.has('json')) io.print(toJson(place.value))
    else {
      const legal = legalMoves(place.value.position, place.value.ruleset)
      for (const move of legal) io.print(makeMove(move, legal))
    }
    return 0
  },
}

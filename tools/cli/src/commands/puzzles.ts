import { fileURLToPath } from 'node:url'
import { makeRuleset } from '@tama/engine/notation'
import { makePuzzle, parseCollection, STARTER_COLLECTIONS } from '@tama/puzzles'
import { type Command, refuse } from '../command.ts'
import { readRuleset } from '../fields.ts'

/** Prints the collection that comes with the program, a puzzle a line, easy ones first. */
export const puzzlesCommand: Command = {
  usage: '--ruleset R',
  takes: { words: ['ruleset'], flags: [], rest: 0 },
  run: async ({ words }, io) => {
    if (words.ruleset === undefined) return refuse(io, '--ruleset is missing')
    const ruleset = readRuleset(words.ruleset)
    if (!ruleset.ok) return refuse(io, `--ruleset, column ${ruleset.error.at}: ${ruleset.error.sentence}`)
    const name = makeRuleset(ruleset.value)
    const collection = STARTER_COLLECTIONS.find((one) => one.ruleset === name)
    if (collection === undefined) {
      io.complain(`there is no collection for ${name}`)
      return 1
    }
    const text = await io.readText(fileURLToPath(collection.url))
    const read = parseCollection(text ?? '')
    if (!read.ok || read.value.refused.length > 0) throw new Error(`the collection for ${name} is broken`)
    for (const puzzle of read.value.collection.puzzles) io.print(makePuzzle(puzzle))
    return 0
  },
}

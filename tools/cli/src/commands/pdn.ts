import type { Ruleset } from '@tama/engine'
import { makePdn, type PdnGame, type PdnRefusal, parsePdn } from '@tama/engine/notation'
import { type Command, type ExitCode, type Io, refuse } from '../command.ts'
import { readRuleset } from '../fields.ts'
import type { Options } from '../options.ts'
import { noteSentence, problemSentence } from '../pdn-sentences.ts'

type Games = ReturnType<typeof parsePdn>

const plies = (game: PdnGame | undefined): number => game?.line.steps.length ?? 0

/** What can be kept of a file: whole games, and the beginning of the broken one. */
const keptSentence = (games: Games, broken: PdnRefusal): string => {
  const whole = games.filter((game) => game.ok).length
  const number = games.findIndex((game) => !game.ok && game.error === broken) + 1
  const count = plies(broken.kept)
  return `can be kept: ${count} ${count === 1 ? 'ply' : 'plies'} of game ${number}, ${whole} whole of ${games.length}`
}

const refusalSentence = (file: string, games: Games, refusal: PdnRefusal): string => {
  const { line, column, problem } = refusal
  return `${file}:${line}:${column}: ${problemSentence(problem)}; ${keptSentence(games, refusal)}`
}

const printNotes = (io: Io, file: string, games: Games): void => {
  for (const [index, game] of games.entries()) {
    const notes = game.ok ? game.value.notes : (game.error.kept?.notes ?? [])
    for (const note of notes) io.complain(`${file}: game ${index + 1}: ${noteSentence(note)}`)
  }
}

const print = (io: Io, file: string, games: Games, keep: boolean): ExitCode => {
  const refusals = games.flatMap((game) => (game.ok ? [] : [game.error]))
  const [first] = refusals
  if (first !== undefined && !keep) return refuse(io, refusalSentence(file, games, first))
  for (const refusal of refusals) io.complain(refusalSentence(file, games, refusal))
  printNotes(io, file, games)
  const kept = games.flatMap((game) => (game.ok ? game.value : (game.error.kept ?? [])))
  if (kept.length > 0) io.print(makePdn(kept).trimEnd())
  return first === undefined ? 0 : 1
}

const rulesetOf = ({ words: { ruleset } }: Options) =>
  ruleset === undefined ? undefined : readRuleset(ruleset)

/** Prints the games of a file normalised; `--keep` prints what is right of a file that is not. */
export const pdnCommand: Command = {
  usage: '[--ruleset R] [--keep] FILE',
  takes: { words: ['ruleset'], flags: ['keep'], rest: 1 },
  run: async (options, io) => {
    const [file] = options.rest
    if (file === undefined) return refuse(io, 'FILE is missing')
    const ruleset = rulesetOf(options)
    if (ruleset?.ok === false)
      return refuse(io, `--ruleset, column ${ruleset.error.at}: ${ruleset.error.sentence}`)
    const told: { readonly ruleset?: Ruleset } = ruleset === undefined ? {} : { ruleset: ruleset.value }
    const text = await io.readText(file)
    if (text === undefined) return refuse(io, `${file} cannot be read`)
    return print(io, file, parsePdn(text, told), options.flags.has('keep'))
  },
}

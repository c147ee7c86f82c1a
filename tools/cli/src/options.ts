import { type ParseArgsConfig, parseArgs } from 'node:util'
import { err, ok, type Result } from '@tama/engine'

type Spec = NonNullable<ParseArgsConfig['options']>

/** The options of one command line: words by name, flags by name, and what stood between them. */
export interface Options {
  readonly words: Readonly<Record<string, string | undefined>>
  readonly flags: ReadonlySet<string>
  readonly rest: readonly string[]
}

/** What a command takes: names of options with a word, names of flags, how many other words at most. */
export interface OptionNames {
  readonly words: readonly string[]
  readonly flags: readonly string[]
  readonly rest: number
}

/** Reads a command line; the error is a sentence. */
export const readOptions = (args: readonly string[], names: OptionNames): Result<Options, string> => {
  const spec: Spec = Object.fromEntries([
    ...names.words.map((name) => [name, { type: 'string' }] as const),
    ...names.flags.map((name) => [name, { type: 'boolean' }] as const),
  ])
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: spec, allowPositionals: true })
    const [extra] = positionals.slice(names.rest)
    if (extra !== undefined) return err(`"${extra}" is one word too many`)
    return ok({
      words: Object.fromEntries(names.words.map((name) => [name, values[name] as string | undefined])),
      flags: new Set(names.flags.filter((name) => values[name] === true)),
      rest: positionals,
    })
  } catch (error) {
    // parseArgs says what is wrong in its first sentence and goes on with advice about its own syntax.
    const [sentence = ''] = (error as Error).message.split(/\. |\n/)
    return err(sentence)
  }
}

import type { OptionNames, Options } from './options.ts'

/** 0 fine, 1 a negative answer (or a bad line among a batch), 2 bad usage or input. */
export type ExitCode = 0 | 1 | 2

/** What a command may do to the world. */
export interface Io {
  /** One line to standard output. */
  readonly print: (line: string) => void
  /** One line to standard error. */
  readonly complain: (line: string) => void
  /** The lines of standard input, without their ends. */
  readonly lines: () => AsyncIterable<string>
  /** The text of a file, `-` for standard input; undefined when it cannot be read. */
  readonly readText: (path: string) => Promise<string | undefined>
}

/** One command of the table in main.ts. */
export interface Command {
  /** What follows the command's name, as the usage line shows it. */
  readonly usage: string
  readonly takes: OptionNames
  readonly run: (options: Options, io: Io) => Promise<ExitCode>
}

/** Says in one line why a command did nothing. */
export const refuse = (io: Io, reason: string): ExitCode => {
  io.complain(reason)
  return 2
}

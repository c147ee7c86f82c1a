import { readFile } from 'node:fs/promises'
import type { ExitCode, Io } from './command.ts'
import { linkCommand } from './commands/link.ts'
import { movesCommand } from './commands/moves.ts'
import { pdnCommand } from './commands/pdn.ts'
import { perftCommand } from './commands/perft.ts'
import { statusCommand } from './commands/status.ts'
import { dispatch } from './dispatch.ts'

const COMMANDS = {
  link: async () => linkCommand,
  moves: async () => movesCommand,
  pdn: async () => pdnCommand,
  perft: async () => perftCommand,
  status: async () => statusCommand,
}

/** Runs a command line within the test, for cases that would be slow as so many processes. */
export const runHere = async (
  args: readonly string[],
  input = '',
): Promise<{ readonly code: ExitCode; readonly out: string; readonly err: string }> => {
  let out = ''
  let err = ''
  const io: Io = {
    print: (line) => {
      out += `${line}\n`
    },
    complain: (line) => {
      err += `tama: ${line}\n`
    },
    lines: async function* () {
      yield* input === '' ? [] : input.replace(/\r?\n$/, '').split(/\r?\n/)
    },
    readText: async (path) => (path === '-' ? input : readFile(path, 'utf8').catch(() => undefined)),
  }
  return { code: await dispatch(COMMANDS, args, io), out, err }
}

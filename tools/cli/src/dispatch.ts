import { type Command, type ExitCode, type Io, refuse } from './command.ts'
import { readOptions } from './options.ts'

/** Commands by name; one is loaded only when it is called. */
export type CommandTable = Readonly<Record<string, () => Promise<Command>>>

/** Runs the command line `[name, ...args]`. Complaints begin with the command's name. */
export const dispatch = async (
  commands: CommandTable,
  [name = '', ...args]: readonly string[],
  io: Io,
): Promise<ExitCode> => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    const asked = name === '' ? 'no command given' : `there is no command "${name}"`
    return refuse(io, `${asked}; the commands are ${Object.keys(commands).join(', ')}`)
  }
  const command = await load()
  const named: Io = { ...io, complain: (line) => io.complain(`${name}: ${line}`) }
  const options = readOptions(args, command.takes)
  if (!options.ok) return refuse(named, `${options.error}; usage: tama ${name} ${command.usage}`.trimEnd())
  return command.run(options.value, named)
}

import { type Command, refuse } from './command.ts'
import { readOptions } from './options.ts'
import { processIo } from './process-io.ts'

/** Every command by name; one is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  engine: async () => (await import('./commands/engine.ts')).engineCommand,
  moves: async () => (await import('./commands/moves.ts')).movesCommand,
  pdn: async () => (await import('./commands/pdn.ts')).pdnCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  status: async () => (await import('./commands/status.ts')).statusCommand,
}

const io = processIo()
const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (load === undefined) {
  const asked = name === '' ? 'no command given' : `there is no command "${name}"`
  process.exitCode = refuse(io, `${asked}; the commands are ${Object.keys(COMMANDS).join(', ')}`)
} else {
  const command = await load()
  const complain = (line: string): void => io.complain(`${name}: ${line}`)
  const options = readOptions(args, command.takes)
  if (options.ok) process.exitCode = await command.run(options.value, { ...io, complain })
  else process.exitCode = refuse(io, `${name}: ${options.error}; usage: tama ${name} ${command.usage}`)
}

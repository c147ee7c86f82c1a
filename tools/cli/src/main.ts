import { type CommandTable, dispatch } from './dispatch.ts'
import { processIo } from './process-io.ts'

/** Every command of `tama`. */
const COMMANDS: CommandTable = {
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  engine: async () => (await import('./commands/engine.ts')).engineCommand,
  link: async () => (await import('./commands/link.ts')).linkCommand,
  moves: async () => (await import('./commands/moves.ts')).movesCommand,
  pdn: async () => (await import('./commands/pdn.ts')).pdnCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  prove: async () => (await import('./commands/prove.ts')).proveCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  status: async () => (await import('./commands/status.ts')).statusCommand,
}

process.exitCode = await dispatch(COMMANDS, process.argv.slice(2), processIo())

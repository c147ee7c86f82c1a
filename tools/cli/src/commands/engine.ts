import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { Command } from '../command.ts'
import { createDialogue } from '../uci/dialogue.ts'
import { spawnHelper } from '../uci/threads.ts'

/** Talks the UCI dialect on standard input and output until `quit` or the end of input. */
export const engineCommand: Command = {
  usage: '',
  takes: { words: [], flags: [], rest: 0 },
  run: async (_options, io) => {
    const dialogue = createDialogue({
      print: io.print,
      clock: () => performance.now(),
      breathe: () => setImmediate(),
      spawnHelper,
      readFile: (file) =>
        readFile(file).then(
          (bytes) => new Uint8Array(bytes),
          () => undefined,
        ),
    })
    for await (const line of io.lines()) {
      if (!(await dialogue.take(line))) return 0
    }
    await dialogue.finish()
    return 0
  },
}

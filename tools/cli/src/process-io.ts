import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Io } from './command.ts'

/** The real world: this process's streams and the file system. */
export const processIo = (): Io => {
  // A reader that has seen enough (`tama moves … | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`tama: ${line}\n`),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    readText: async (path) => {
      try {
        return await (path === '-' ? text(process.stdin) : readFile(path, 'utf8'))
      } catch {
        return undefined
      }
    },
  }
}

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** What a finished process left behind. */
export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const TSX = createRequire(new URL('../../../package.json', import.meta.url)).resolve('tsx/cli')

/** Runs `tama` as a process of its own, as the script of the root package does, with `input` on its standard input. */
export const runTama = async (args: readonly string[], input: string | Uint8Array = ''): Promise<Run> => {
  const child = spawn(process.execPath, [TSX, MAIN, ...args])
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}

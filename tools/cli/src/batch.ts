import type { Result } from '@tama/engine'
import type { ExitCode, Io } from './command.ts'
import { type LineReader, type Refusal, readLine } from './fields.ts'

/**
 * Answers every line of standard input with one line. A bad line is answered by `{"error":kind,"at":column}` and the
 * rest goes on; the exit code is then 1.
 */
export const runBatch = async (
  io: Io,
  answer: (line: LineReader) => Result<string, Refusal>,
): Promise<ExitCode> => {
  let code: ExitCode = 0
  for await (const line of io.lines()) {
    const answered = answer(readLine(line))
    if (answered.ok) io.print(answered.value)
    else {
      const { error, at } = answered.error
      io.print(JSON.stringify({ error, at }))
      code = 1
    }
  }
  return code
}

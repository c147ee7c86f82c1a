import { err, ok, type Result } from '@tama/engine'

/** One side of a match, as the command line tells it. */
export interface PlayerSpec {
  readonly name: string
  /** What starts its process; `random` plays any legal move without one; undefined is this project's own engine. */
  readonly command: string | undefined
  /** What follows `go` before each move, as in `movetime 100`. */
  readonly go: string
  /** UCI options by name. */
  readonly options: readonly (readonly [name: string, value: string])[]
}

/**
 * Reads `key=value` pairs between semicolons: `name`, `command`, `go`, and UCI options by their names, as in
 * `name=old; command=node old/main.ts engine; go=nodes 5000; Hash=16`. The error is a sentence.
 */
export const parsePlayer = (text: string, name: string): Result<PlayerSpec, string> => {
  let spec: PlayerSpec = { name, command: undefined, go: 'movetime 100', options: [] }
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue
    const split = part.indexOf('=')
    if (split < 1) return err(`"${part}" should be a name, an equals sign and a value`)
    const key = part.slice(0, split).trim()
    const value = part.slice(split + 1).trim()
    if (key === 'name' || key === 'command' || key === 'go') spec = { ...spec, [key]: value }
    else spec = { ...spec, options: [...spec.options, [key, value]] }
  }
  return ok(spec)
}

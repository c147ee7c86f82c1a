import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The list that a service worker is given; `FileList` of `packages/offline`. */
export interface BuiltFiles {
  readonly version: string
  readonly files: readonly { readonly path: string; readonly revision?: string }[]
  readonly later: readonly string[]
}

/** Files whose name holds a hash of their contents, as Vite writes them. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/

/** Data that is too large to be fetched before it is needed. */
const LATER = /\.(bin|data|tb)$/

/** No part of the app: the service worker itself, and what is for tools. */
const LEFT_OUT = /^sw\.js$|\.map$|(^|\/)\./

const digestOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12)

/** Lists what was built into `folder`, in the order of the names. `index.html` is listed as `./`. */
export const listFiles = (folder: string): BuiltFiles => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
  const files = paths
    .filter((path) => !LATER.test(path))
    .map((path) => {
      if (HASHED.test(path)) return { path }
      const revision = digestOf(readFileSync(join(folder, path)))
      return { path: path === 'index.html' ? './' : path, revision }
    })
  const later = paths.filter((path) => LATER.test(path))
  return { version: digestOf(JSON.stringify({ files, later })), files, later }
}

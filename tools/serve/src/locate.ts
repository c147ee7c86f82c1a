import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A folder of files and the address it appears at; `at` begins and ends with a slash. */
export interface Mount {
  readonly at: string
  readonly folder: string
}

/** What stands at an address. `file` is an absolute path; `moved` is the right address of a folder named without its slash. */
export type Place =
  | { readonly kind: 'file'; readonly file: string; readonly path: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'bad-address' }
  | { readonly kind: 'nothing' }

/**
 * Finds what stands at an address. Never leaves the folder of the mount: not by `..`, encoded or not, not by a
 * backslash, not by a link to elsewhere; names that begin with a dot do not exist.
 * @param target the request's target as it came, for example `/editor/?x=1`
 * @param mounts the longest `at` that fits counts
 */
export const locate = async (target: string, mounts: readonly Mount[]): Promise<Place> => {
  const path = decodedPath(target)
  if (path === undefined) return { kind: 'bad-address' }
  if (path.split('/').some((name) => name.startsWith('.'))) return { kind: 'nothing' }
  const bare = mounts.find(({ at }) => at === `${path}/`)
  if (bare) return { kind: 'moved', to: bare.at }
  const mount = mounts
    .filter(({ at }) => path.startsWith(at))
    .reduce<Mount | undefined>(
      (best, next) => (best && best.at.length > next.at.length ? best : next),
      undefined,
    )
  if (!mount) return { kind: 'nothing' }
  const inside = path.slice(mount.at.length)
  const file = await fileInside(
    mount.folder,
    inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside,
  )
  return file === undefined ? { kind: 'nothing' } : { kind: 'file', file, path }
}

const decodedPath = (target: string): string | undefined => {
  const encoded = target.replace(/[?#].*$/s, '')
  if (!encoded.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(encoded)
    return /[\0\\]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

const fileInside = async (folder: string, name: string): Promise<string | undefined> => {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, name))
    if (!file.startsWith(root + sep)) return undefined
    return (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

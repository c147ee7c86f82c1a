import type { FileList, ListedFile } from './file-list.ts'
import { isolated } from './isolation.ts'

/** What a service worker has of the browser. */
export interface ServiceHost {
  /** Address of the folder that it serves, with the slash at its end. */
  readonly scope: string
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  /** Takes over the pages that were opened without it. */
  readonly claim: () => Promise<void>
  /** Takes the place of an older version at once. */
  readonly skipWaiting: () => Promise<void>
}

/** Message of a page: the user wants the version that waits. Only the type leaves: the script shares no code with pages. */
export type TakeOver = 'take-over'
const TAKE_OVER: TakeOver = 'take-over'

/** A service worker without its events. */
export interface Service {
  /** Fetches every file of the list; rejects when one cannot be had, and the older version goes on. */
  readonly install: () => Promise<void>
  /** Puts away what no page needs any more. */
  readonly activate: () => Promise<void>
  /** The answer to a request; undefined leaves it to the browser. */
  readonly answer: (request: Request) => Promise<Response> | undefined
  readonly hear: (message: unknown) => void
}

/** Versions whose files are kept: this one, and the one before for pages that still run it. */
const VERSIONS_KEPT = 2

/** So many files are fetched at once. */
const AT_ONCE = 6

/** A name of a page's file; the page itself is kept as `./`. */
const PAGE = './'

/** The service worker of the app that `list` describes. */
export const createService = (list: FileList, host: ServiceHost): Service => {
  const { caches, scope } = host
  const prefix = `tama ${new URL(scope).pathname} `
  const nameOf = (version: string): string => `${prefix}version ${version}`
  const versions = `${prefix}version `
  const laterName = `${prefix}later`
  const addressOf = (path: string): string => new URL(path, scope).href
  const listed = new Set(list.files.map(({ path }) => addressOf(path)))
  const later = new Set(list.later.map(addressOf))

  const ownVersions = async (): Promise<readonly string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(versions))

  /** A file whose name tells its contents need not be fetched again. */
  const kept = async ({ path, revision }: ListedFile): Promise<Response | undefined> => {
    if (revision !== undefined) return undefined
    for (const name of await ownVersions()) {
      const found = await (await caches.open(name)).match(addressOf(path))
      if (found !== undefined) return found
    }
    return undefined
  }

  const fetched = async ({ path, revision }: ListedFile): Promise<Response> => {
    const cache = revision === undefined ? 'default' : 'no-cache'
    const response = await host.fetch(addressOf(path), { cache, credentials: 'same-origin' })
    if (!response.ok) throw new Error(`${path}: status ${response.status}`)
    return response
  }

  const install = async (): Promise<void> => {
    const name = nameOf(list.version)
    const cache = await caches.open(name)
    const waiting = [...list.files]
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        await cache.put(addressOf(file.path), (await kept(file)) ?? (await fetched(file)))
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    } catch (fault) {
      waiting.length = 0
      await caches.delete(name)
      throw fault
    }
  }

  const activate = async (): Promise<void> => {
    const older = (await ownVersions()).filter((name) => name !== nameOf(list.version))
    const outdated = older.slice(0, Math.max(0, older.length - (VERSIONS_KEPT - 1)))
    await Promise.all(outdated.map((name) => caches.delete(name)))
    const cache = await caches.open(laterName)
    const gone = (await cache.keys()).filter(({ url }) => !later.has(url))
    await Promise.all(gone.map((request) => cache.delete(request)))
    await host.claim()
  }

  /** The file of this version, else of the one before: a page that still runs it may ask for a part of it. */
  const fromVersions = async (address: string): Promise<Response | undefined> => {
    const own = nameOf(list.version)
    const others = (await ownVersions()).filter((name) => name !== own).reverse()
    for (const name of [own, ...others]) {
      const found = await (await caches.open(name)).match(address)
      if (found !== undefined) return found
    }
    return undefined
  }

  const keepLater = async (address: string, request: Request): Promise<Response> => {
    const cache = await caches.open(laterName)
    const found = await cache.match(address)
    if (found !== undefined) return found
    const response = await host.fetch(request)
    // A device that is full does without.
    if (response.status === 200) await cache.put(address, response.clone()).catch(() => undefined)
    return response
  }

  const find = async (request: Request, address: string): Promise<Response> => {
    if (later.has(address)) return isolated(await keepLater(address, request))
    const isOwn = listed.has(address) || address.startsWith(`${scope}assets/`)
    const found = isOwn ? await fromVersions(address).catch(() => undefined) : undefined
    return isolated(found ?? (await host.fetch(request)))
  }

  return {
    install,
    activate,
    answer: (request) => {
      if (request.method !== 'GET' || !request.url.startsWith(scope)) return undefined
      const url = new URL(request.url)
      const address = `${url.origin}${url.pathname}`
      const isPage = address === scope || address === `${scope}index.html`
      return find(request, isPage ? addressOf(PAGE) : address)
    },
    hear: (message) => {
      if (message === TAKE_OVER) void host.skipWaiting()
    },
  }
}

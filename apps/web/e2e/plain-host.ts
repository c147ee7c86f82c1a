import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../', import.meta.url))

/** Where the host keeps the project: not at its root. */
const FOLDER = '/games/tama/'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A static host that sends no headers of ours, with the built apps in a folder of it. */
export interface PlainHost {
  /** Address of the web app. */
  readonly address: string
  /** Puts another build there: the same app, whose page says `<meta name="build" content="2">`. */
  readonly renew: () => void
  readonly close: () => Promise<void>
}

const fileOf = (path: string): string | undefined => {
  if (!path.startsWith(FOLDER) || path.includes('..')) return undefined
  const inside = path.slice(FOLDER.length)
  const [app, name] = inside.startsWith('editor/') ? ['puzzle-editor', inside.slice(7)] : ['web', inside]
  return join(APPS, app, 'dist', name === '' ? 'index.html' : name)
}

/** What the next build changes: the page, and therefore its revision and the version in the list of files. */
const renewed = (file: string, text: string): string => {
  if (file.endsWith('index.html')) return text.replace('<head>', '<head><meta name="build" content="2" />')
  if (!file.endsWith('sw.js')) return text
  return text
    .replace(/"version":"\w+"/, '"version":"next"')
    .replace(/("path":"\.\/","revision":)"\w+"/, '$1"next"')
}

/** Starts a plain host on a free port. */
export const startPlainHost = async (): Promise<PlainHost> => {
  let isRenewed = false
  const server: Server = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://host').pathname)
    const send = async () => {
      if (file === undefined) throw new Error('nothing there')
      const bytes = await readFile(file)
      const isText = /\.(html|js)$/.test(file)
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      response.end(isText && isRenewed ? renewed(file, bytes.toString()) : bytes)
    }
    send().catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}${FOLDER}`,
    renew: () => {
      isRenewed = true
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as open, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { site } from './site.ts'

const base = mkdtempSync(join(tmpdir(), 'site-'))
const web = join(base, 'web')
const editor = join(base, 'editor')
const script = 'export const answer = 42\n'.repeat(100)

const write = (folder: string, name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

write(base, 'secret.txt', 'not for you')
write(web, 'index.html', '<!doctype html><title>web</title>')
write(web, 'assets/main-B7x_2kQd.js', script)
write(web, 'assets/plain.js', 'export {}')
write(web, 'icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
write(web, 'manifest.webmanifest', '{}')
write(web, 'piece.png', 'picture')
write(web, '.hidden', 'dot file')
write(web, 'a b.txt', 'space')
write(editor, 'index.html', '<!doctype html><title>editor</title>')
write(editor, 'embed.html', '<!doctype html><title>one puzzle</title>')
write(web, 'embed.html', '<!doctype html><title>another page</title>')
symlinkSync(join(base, 'secret.txt'), join(web, 'link.txt'))

let port = 0
let servers: readonly Server[] = []
const faults: unknown[] = []

beforeAll(async () => {
  const mounts = [
    { at: '/', folder: web },
    { at: '/editor/', folder: editor },
  ]
  const listening = await listen(
    site(mounts, (fault) => faults.push(fault)),
    0,
    undefined,
  )
  if (!listening.ok) throw new Error(listening.problem)
  ;({ port, servers } = listening)
})

afterAll(() => {
  for (const server of servers) server.close()
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One request, its path sent to the letter: `fetch` would tidy up `..` before sending. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    open({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', failed)
      .end()
  })

test('the web app stands at / and the editor at /editor/', async () => {
  const play = await ask('/')
  expect(play.status).toBe(200)
  expect(play.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(String(play.body)).toContain('<title>web</title>')
  expect(String((await ask('/editor/')).body)).toContain('<title>editor</title>')
  expect(String((await ask('/editor/?position=1#x')).body)).toContain('<title>editor</title>')
})

test('/editor without its slash leads to the editor', async () => {
  const answer = await ask('/editor')
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/editor/')
})

test.each(['/', '/assets/main-B7x_2kQd.js', '/nothing-here', '/editor', '/%', '/editor/'])(
  '%s comes with the headers of isolation and the strict policy',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
  },
)

test('only the page that is made for it may be shown in the frames of others', async () => {
  const { headers } = await ask('/editor/embed.html?lang=tr')
  expect(headers['content-security-policy']).toMatch(/; frame-ancestors \*$/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self'; /)
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
  for (const path of ['/embed.html', '/editor/', '/editor/index.html', '/editor/../editor/embed.htm']) {
    const other = (await ask(path)).headers
    expect(other['content-security-policy'], path).toMatch(/; frame-ancestors 'self'$/)
    expect(other['cross-origin-resource-policy'], path).toBe('same-origin')
  }
})

test.each([
  ['/assets/main-B7x_2kQd.js', 'text/javascript; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/piece.png', 'image/png'],
  ['/a%20b.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe(type)
})

test('a file named by its contents is kept for ever, any other is asked for again', async () => {
  expect((await ask('/assets/main-B7x_2kQd.js')).headers['cache-control']).toContain('immutable')
  for (const path of ['/', '/editor/', '/icon.svg', '/assets/plain.js', '/nothing-here'])
    expect((await ask(path)).headers['cache-control'], path).toBe('no-cache')
})

test('a browser that has the file is told so, until the file changes', async () => {
  const version = String((await ask('/icon.svg')).headers.etag)
  const again = await ask('/icon.svg', { 'If-None-Match': version })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  write(web, 'icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')
  expect((await ask('/icon.svg', { 'If-None-Match': version })).status).toBe(200)
})

test('text is sent compressed to whoever takes it, and unpacks to the file', async () => {
  const path = '/assets/main-B7x_2kQd.js'
  const brotli = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.body.length).toBeLessThan(script.length / 10)
  expect(String(brotliDecompressSync(brotli.body))).toBe(script)
  const gzip = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(String(gunzipSync(gzip.body))).toBe(script)
  const plain = await ask(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(String(plain.body)).toBe(script)
  for (const { headers } of [brotli, gzip, plain]) expect(headers.vary).toBe('Accept-Encoding')
})

test('a compressed file that changed is compressed anew', async () => {
  const path = '/changing.js'
  for (const word of ['first', 'second, longer']) {
    write(web, 'changing.js', `// ${word}\n`.repeat(100))
    const answer = await ask(path, { 'Accept-Encoding': 'br' })
    expect(String(brotliDecompressSync(answer.body))).toBe(`// ${word}\n`.repeat(100))
  }
})

test('HEAD answers like GET without the body', async () => {
  const head = await ask('/', {}, 'HEAD')
  const get = await ask('/')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('other methods are refused', async () => {
  const answer = await ask('/', {}, 'POST')
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test.each([
  '/../secret.txt',
  '/editor/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '//secret.txt',
  '/link.txt',
  '/.hidden',
  '/assets/',
  '/assets',
  '/index.html/',
])('nothing is found at %s', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(String(answer.body)).toBe('There is nothing at this address.\n')
})

test.each(['/%', '/%ff', '/a%00b', '/..%5csecret.txt', '*'])('%s is no address', async (path) => {
  expect((await ask(path)).status).toBe(400)
})

test('no fault of the server was seen in all this', () => {
  expect(faults).toEqual([])
})

import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { contentType, isCompressible } from './content-type.ts'
import { chooseEncoding, type Encoding, encode } from './encoding.ts'
import { cacheControl, ownHeaders, SECURITY_HEADERS } from './headers.ts'
import { locate, type Mount } from './locate.ts'

/** Below this many bytes compression saves less than its header costs. */
const SMALL = 512

/**
 * Answers requests with the files of the mounts: the listener to give to `createServer`. It answers GET and HEAD, says
 * "not modified" to a browser that has the file, and sends every answer with the security headers.
 * @param report told about a fault of ours; the browser only sees status 500
 */
export const site = (mounts: readonly Mount[], report: (fault: unknown) => void): RequestListener => {
  const bodies = bodyStore()
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    answer(request, response, mounts, bodies).catch((fault: unknown) => {
      report(fault)
      if (response.headersSent) response.destroy()
      else say(request, response, 500, 'Something went wrong in the server.')
    })
  }
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  mounts: readonly Mount[],
  bodies: BodyStore,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return say(request, response, 405, 'Only GET and HEAD are answered.')
  }
  const place = await locate(request.url ?? '/', mounts)
  switch (place.kind) {
    case 'file':
      return send(request, response, place.file, place.path, bodies)
    case 'moved':
      response.setHeader('Location', place.to)
      return say(request, response, 308, `Moved to ${place.to}`)
    case 'bad-address':
      return say(request, response, 400, 'This address cannot be read.')
    case 'nothing':
      return say(request, response, 404, 'There is nothing at this address.')
  }
}

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  path: string,
  bodies: BodyStore,
): Promise<void> => {
  const { mtimeMs, size } = await stat(file)
  const version = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  for (const [name, value] of Object.entries(ownHeaders(path))) response.setHeader(name, value)
  response.setHeader('Cache-Control', cacheControl(path))
  response.setHeader('ETag', version)
  response.setHeader('Content-Type', contentType(file))
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(version)) {
    response.writeHead(304).end()
    return
  }
  const packs = isCompressible(file) && size >= SMALL
  const encoding = packs ? chooseEncoding(String(request.headers['accept-encoding'] ?? '')) : undefined
  if (encoding) response.setHeader('Content-Encoding', encoding)
  finish(request, response, 200, await bodies(file, version, encoding))
}

const say = (request: IncomingMessage, response: ServerResponse, status: number, sentence: string): void => {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  finish(request, response, status, Buffer.from(`${sentence}\n`))
}

const finish = (request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void => {
  response.setHeader('Content-Length', body.length)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Reads a file in an encoding; a file that has not changed is compressed only once. */
type BodyStore = (file: string, version: string, encoding: Encoding | undefined) => Promise<Buffer>

const bodyStore = (): BodyStore => {
  const kept = new Map<string, { readonly version: string; readonly body: Promise<Buffer> }>()
  return (file, version, encoding) => {
    if (!encoding) return readFile(file)
    const key = `${encoding} ${file}`
    const known = kept.get(key)
    if (known?.version === version) return known.body
    const body = readFile(file).then((bytes) => encode(bytes, encoding))
    kept.set(key, { version, body })
    return body
  }
}

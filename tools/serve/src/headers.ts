/**
 * What a page of ours may load and do. Nothing comes from another origin; no inline script or style, no eval.
 * @param framers who may show the page in a frame
 */
const contentSecurityPolicy = (framers: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ')

/**
 * Headers of every answer, whatever its kind and status. The first three make the page cross-origin isolated, which
 * shared memory between page and worker needs. Any static host of the apps should send the same.
 */
export const SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': contentSecurityPolicy("'self'"),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const

/** The one page that others may show in a frame of theirs, isolated or not. */
const FRAMED = '/editor/embed.html'

/** What differs for the file at `path` from the headers of every answer. */
export const ownHeaders = (path: string): Readonly<Record<string, string>> =>
  path === FRAMED
    ? {
        'Content-Security-Policy': contentSecurityPolicy('*'),
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }
    : {}

/** Files whose name holds a hash of their contents, as Vite writes them: `assets/main-B7x_2kQd.js`. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/**
 * How long a browser may keep a file without asking again: for ever where the name changes with the contents, else
 * not at all (it asks, and is told "not modified").
 * @param path path of the address, decoded
 */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/**
 * What a page needs so that it may share memory with its workers. Hosts that send headers of their own send the same;
 * on others the service worker adds them.
 */
const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Statuses whose answers may have no body. */
const BODILESS = [101, 204, 205, 304]

/** A copy of `response` with the headers of isolation; answers that cannot be copied stay as they are. */
export const isolated = (response: Response): Response => {
  if (response.status === 0 || response.type === 'error' || response.type === 'opaque') return response
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(ISOLATION_HEADERS)) headers.set(name, value)
  const { status, statusText } = response
  const body = BODILESS.includes(status) ? null : response.body
  return new Response(body, { status, statusText, headers })
}

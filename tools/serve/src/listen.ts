import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Why a server could not start. */
export type ListenProblem = 'port-in-use' | 'port-not-allowed' | 'no-such-host'

/** The outcome: the servers that now listen, all on `port`, or the reason why there are none. */
export type Listening =
  | { readonly ok: true; readonly port: number; readonly servers: readonly Server[] }
  | { readonly ok: false; readonly problem: ListenProblem }

/** This machine under both of its addresses: a browser may turn `localhost` into either. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Starts to answer on a port.
 * @param port 0 lets the system choose a free one
 * @param host undefined: only this machine can connect
 * @throws whatever the system reports beyond the problems listed
 */
export const listen = async (
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<Listening> => {
  const servers: Server[] = []
  let chosen = port
  for (const address of host === undefined ? LOOPBACK : [host]) {
    const server = createServer(listener)
    const code = await start(server, chosen, address)
    if (code === undefined) {
      servers.push(server)
      chosen = (server.address() as AddressInfo).port
    } else if (servers.length === 0 || !NO_SUCH_ADDRESS.has(code)) {
      for (const started of servers) started.close()
      return { ok: false, problem: problemOf(code) }
    }
  }
  return { ok: true, port: chosen, servers }
}

/** A machine without IPv6 answers with one of these for `::1`; it is enough to listen on the other address. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

const problemOf = (code: string): ListenProblem => {
  if (code === 'EADDRINUSE') return 'port-in-use'
  if (code === 'EACCES' || code === 'EPERM') return 'port-not-allowed'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || NO_SUCH_ADDRESS.has(code)) return 'no-such-host'
  throw new Error(`the server could not listen: ${code}`)
}

const start = (server: Server, port: number, address: string): Promise<string | undefined> =>
  new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    server.listen({ port, host: address }, () => done(undefined))
  })

import type { Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

const started: Server[] = []

const start = async (port: number, host?: string): Promise<Listening> => {
  const listening = await listen((_, response) => response.end('here'), port, host)
  if (listening.ok) started.push(...listening.servers)
  return listening
}

afterEach(() => {
  for (const server of started.splice(0)) server.close()
})

test('port 0 takes a free port and both addresses of this machine answer on it', async () => {
  const listening = await start(0)
  if (!listening.ok) throw new Error(listening.problem)
  expect(listening.port).toBeGreaterThan(0)
  for (const { address, family } of listening.servers.map((server) => server.address() as never as Address)) {
    const host = family === 'IPv6' ? `[${address}]` : address
    expect(await (await fetch(`http://${host}:${listening.port}/`)).text()).toBe('here')
  }
})

interface Address {
  readonly address: string
  readonly family: string
}

test('a port in use is told apart, and nothing keeps listening', async () => {
  const first = await start(0, '127.0.0.1')
  if (!first.ok) throw new Error(first.problem)
  expect(await start(first.port)).toEqual({ ok: false, problem: 'port-in-use' })
})

test('a host that is not this machine is told apart', async () => {
  expect(await start(0, '192.0.2.1')).toEqual({ ok: false, problem: 'no-such-host' })
})

import { describe, expect, test } from 'vitest'
import type { FileList } from './file-list.ts'
import { createService, type Service, type ServiceHost } from './service.ts'
import { memoryCaches } from './testing/memory-caches.ts'

const SCOPE = 'https://example.org/games/tama/'

const LIST: FileList = {
  version: '1',
  files: [
    { path: './', revision: 'a' },
    { path: 'icon.svg', revision: 'b' },
    { path: 'assets/main-11111111.js' },
    { path: 'assets/shared-22222222.js' },
  ],
  later: ['assets/endings-33333333.bin'],
}

const NEXT: FileList = {
  version: '2',
  files: [
    { path: './', revision: 'c' },
    { path: 'assets/main-44444444.js' },
    { path: 'assets/shared-22222222.js' },
  ],
  later: [],
}

/** A server whose files say their own path and the number of the build. */
const serverOf = () => {
  const asked: string[] = []
  const missing = new Set<string>()
  let build = 1
  let isOff = false
  return {
    asked,
    missing,
    setBuild: (next: number) => {
      build = next
    },
    turnOff: () => {
      isOff = true
    },
    fetch: async (request: Request | string): Promise<Response> => {
      const url = request instanceof Request ? request.url : request
      const path = url.replace(SCOPE, '')
      asked.push(path)
      if (isOff) throw new TypeError('Failed to fetch')
      if (missing.has(path)) return new Response('nothing', { status: 404 })
      return new Response(`${path} of build ${build}`, { headers: { 'Content-Type': 'text/plain' } })
    },
  }
}

const setUp = (list: FileList = LIST, caches = memoryCaches(), server = serverOf()) => {
  const calls: string[] = []
  const host: ServiceHost = {
    scope: SCOPE,
    caches,
    fetch: server.fetch,
    claim: async () => {
      calls.push('claim')
    },
    skipWaiting: async () => {
      calls.push('skip waiting')
    },
  }
  return { service: createService(list, host), caches, server, calls }
}

const ask = async (service: Service, path: string): Promise<string | undefined> =>
  (await service.answer(new Request(new URL(path, SCOPE))))?.text()

describe('a service worker', () => {
  test('keeps every file of its list, and answers with them when there is no network', async () => {
    const { service, server } = setUp()
    await service.install()
    expect([...server.asked].sort()).toEqual([
      '',
      'assets/main-11111111.js',
      'assets/shared-22222222.js',
      'icon.svg',
    ])
    server.turnOff()
    expect(await ask(service, 'assets/main-11111111.js')).toBe('assets/main-11111111.js of build 1')
    for (const page of ['', 'index.html', '?seed=1', '?seed=1#/play']) {
      expect(await ask(service, page), page).toBe(' of build 1')
    }
  })

  test('installs nothing when a file cannot be had', async () => {
    const { service, server, caches } = setUp()
    server.missing.add('icon.svg')
    await expect(service.install()).rejects.toThrow('icon.svg: status 404')
    expect(await caches.keys()).toEqual([])
  })

  test('takes over the pages that are open', async () => {
    const { service, calls } = setUp()
    await service.install()
    await service.activate()
    expect(calls).toEqual(['claim'])
  })

  test('takes the place of an older one only when it is told', () => {
    const { service, calls } = setUp()
    for (const message of [undefined, null, {}, 'take', 7]) service.hear(message)
    expect(calls).toEqual([])
    service.hear('take-over')
    expect(calls).toEqual(['skip waiting'])
  })

  test('leaves other origins, other folders and other methods to the browser', () => {
    const { service } = setUp()
    expect(service.answer(new Request('https://example.com/games/tama/icon.svg'))).toBeUndefined()
    expect(service.answer(new Request('https://example.org/games/other/icon.svg'))).toBeUndefined()
    expect(service.answer(new Request(`${SCOPE}icon.svg`, { method: 'POST' }))).toBeUndefined()
  })

  test('asks the network for what it does not know, and lets a failure through', async () => {
    const { service, server } = setUp()
    await service.install()
    expect(await ask(service, 'editor/')).toBe('editor/ of build 1')
    server.turnOff()
    await expect(ask(service, 'editor/')).rejects.toThrow('Failed to fetch')
  })

  test('makes every answer one of an isolated page', async () => {
    const { service } = setUp()
    await service.install()
    for (const path of ['', 'assets/main-11111111.js', 'assets/endings-33333333.bin', 'unknown']) {
      const response = await service.answer(new Request(new URL(path, SCOPE)))
      expect(response?.headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin')
      expect(response?.headers.get('Cross-Origin-Embedder-Policy'), path).toBe('require-corp')
      expect(response?.headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin')
      expect(response?.headers.get('Content-Type'), path).toBe('text/plain')
    }
  })

  test('keeps a large file when it is first used', async () => {
    const { service, server } = setUp()
    await service.install()
    expect(server.asked).not.toContain('assets/endings-33333333.bin')
    expect(await ask(service, 'assets/endings-33333333.bin')).toContain('build 1')
    server.turnOff()
    expect(await ask(service, 'assets/endings-33333333.bin')).toContain('build 1')
  })
})

describe('a new version', () => {
  const update = async () => {
    const first = setUp()
    await first.service.install()
    await first.service.activate()
    await ask(first.service, 'assets/endings-33333333.bin')
    first.server.setBuild(2)
    first.server.asked.length = 0
    const second = setUp(NEXT, first.caches, first.server)
    await second.service.install()
    return { first, second }
  }

  test('fetches only what has changed, and leaves the older one as it was', async () => {
    const { first, second } = await update()
    expect([...second.server.asked].sort()).toEqual(['', 'assets/main-44444444.js'])
    first.server.turnOff()
    expect(await ask(first.service, '')).toBe(' of build 1')
    expect(await ask(second.service, '')).toBe(' of build 2')
  })

  test('still has the parts that an open page of the older version may ask for', async () => {
    const { second } = await update()
    await second.service.activate()
    second.server.turnOff()
    expect(await ask(second.service, 'assets/main-11111111.js')).toContain('build 1')
    expect(await ask(second.service, '')).toBe(' of build 2')
  })

  test('puts away versions before that, and data that is not used any more', async () => {
    const { second } = await update()
    await second.service.activate()
    const third = setUp({ ...NEXT, version: '3' }, second.caches, second.server)
    await third.service.install()
    await third.service.activate()
    expect(await third.caches.keys()).toEqual([
      'tama /games/tama/ later',
      'tama /games/tama/ version 2',
      'tama /games/tama/ version 3',
    ])
    expect(await (await third.caches.open('tama /games/tama/ later')).keys()).toEqual([])
  })

  test('never touches the caches of another app on the same host', async () => {
    const caches = memoryCaches()
    await caches.open('tama /games/ version 9')
    await caches.open('somebody else')
    const { service } = setUp(LIST, caches)
    await service.install()
    await service.activate()
    expect(await caches.keys()).toEqual([
      'tama /games/ version 9',
      'somebody else',
      'tama /games/tama/ version 1',
      'tama /games/tama/ later',
    ])
  })
})

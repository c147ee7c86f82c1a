import { describe, expect, test } from 'vitest'
import { type OfflineHost, type OfflineNews, workOffline } from './client.ts'

class FakeWorker extends EventTarget {
  state: ServiceWorkerState
  readonly scriptURL: string
  readonly messages: unknown[] = []
  constructor(state: ServiceWorkerState, scriptURL = '/sw.js') {
    super()
    this.state = state
    this.scriptURL = scriptURL
  }
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(message: unknown): void {
    this.messages.push(message)
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  updates = 0
  async update(): Promise<void> {
    this.updates++
  }
  /** A new version comes and is installed beside the active one. */
  install(): FakeWorker {
    const coming = new FakeWorker('installing')
    this.installing = coming
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = coming
    coming.become('installed')
    return coming
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registered: string[] = []
  readonly registration: FakeRegistration
  readonly missing: readonly string[]
  constructor(registration: FakeRegistration, missing: readonly string[] = []) {
    super()
    this.registration = registration
    this.missing = missing
  }
  async register(script: string, { scope }: { readonly scope: string }): Promise<FakeRegistration> {
    if (this.missing.includes(script)) throw new TypeError('404')
    this.registered.push(`${script} ${scope}`)
    return this.registration
  }
  control(worker: FakeWorker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

const OWN = { script: './sw.js', scope: './' }
const SISTER = { script: 'editor/sw.js', scope: 'editor/' }

const setUp = async ({
  container,
  isIsolated = true,
}: {
  readonly container: FakeContainer | undefined
  readonly isIsolated?: boolean
}) => {
  const said: string[] = []
  const takes: (() => void)[] = []
  let nowMs = 0
  let inSight = (): void => {}
  const news: OfflineNews = {
    onReady: () => said.push('ready'),
    onUpdate: (take) => {
      said.push('update')
      takes.push(take)
    },
    onIsolable: () => said.push('isolable'),
  }
  const host: OfflineHost = {
    container: container as ServiceWorkerContainer | undefined,
    reload: () => said.push('reload'),
    isIsolated,
    onSight: (hear) => {
      inSight = hear
    },
    now: () => nowMs,
  }
  await workOffline(OWN, [SISTER], news, host)
  return {
    said,
    take: () => takes[takes.length - 1]?.(),
    comeBackAfter: (ms: number) => {
      nowMs += ms
      inSight()
    },
  }
}

/** A page that was served by its worker. */
const controlled = () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('activated')
  const container = new FakeContainer(registration)
  container.controller = registration.active
  return { registration, container }
}

describe('a page and its service worker', () => {
  test('nothing happens where there are none', async () => {
    expect((await setUp({ container: undefined })).said).toEqual([])
  })

  test('a first visit becomes ready for the next one, and does not speak of a new version', async () => {
    const registration = new FakeRegistration()
    const first = new FakeWorker('installing')
    registration.installing = first
    const container = new FakeContainer(registration)
    const { said } = await setUp({ container })
    expect(container.registered).toEqual(['./sw.js ./', 'editor/sw.js editor/'])
    expect(said).toEqual([])
    registration.installing = null
    registration.active = first
    first.become('activated')
    container.control(first)
    expect(said).toEqual(['ready'])
  })

  test('on a host without headers it says that a reload would isolate the page', async () => {
    const registration = new FakeRegistration()
    const container = new FakeContainer(registration)
    const { said } = await setUp({ container, isIsolated: false })
    container.control(new FakeWorker('activated'))
    expect(said).toEqual(['isolable'])
  })

  test('a sister app that is not there does no harm', async () => {
    const registration = new FakeRegistration()
    registration.active = new FakeWorker('activated')
    const { said } = await setUp({ container: new FakeContainer(registration, [SISTER.script]) })
    expect(said).toEqual(['ready'])
  })

  test('a browser that refuses service workers does no harm', async () => {
    const container = new FakeContainer(new FakeRegistration(), [OWN.script, SISTER.script])
    expect((await setUp({ container })).said).toEqual([])
  })

  test('a new version is told, and begins only when the user takes it', async () => {
    const { registration, container } = controlled()
    const { said, take } = await setUp({ container })
    const coming = registration.install()
    expect(said).toEqual(['ready', 'update'])
    expect(coming.messages).toEqual([])
    take()
    expect(coming.messages).toEqual(['take-over'])
    expect(said).not.toContain('reload')
    container.control(coming)
    expect(said).toEqual(['ready', 'update', 'reload'])
  })

  test('a version that waited before the page was opened is told, too', async () => {
    const { registration, container } = controlled()
    registration.waiting = new FakeWorker('installed')
    expect((await setUp({ container })).said).toEqual(['ready', 'update'])
  })

  test('a page never reloads because another page took the new version', async () => {
    const { registration, container } = controlled()
    const { said, take } = await setUp({ container })
    const coming = registration.install()
    coming.become('activating')
    container.control(coming)
    expect(said).toEqual(['ready', 'update', 'update'])
    take()
    expect(said).toEqual(['ready', 'update', 'update', 'reload'])
  })

  test('a page below another app, whose worker served it first, sees no new version in its own', async () => {
    const { registration, container } = controlled()
    container.controller = new FakeWorker('activated', '/other/sw.js')
    const { said } = await setUp({ container })
    container.control(registration.active as FakeWorker)
    expect(said).toEqual(['ready'])
  })

  test('a page that stays open asks again, but not at every glance', async () => {
    const { registration, container } = controlled()
    const { comeBackAfter } = await setUp({ container })
    comeBackAfter(60_000)
    expect(registration.updates).toBe(0)
    comeBackAfter(3_600_000)
    comeBackAfter(1000)
    expect(registration.updates).toBe(1)
  })
})

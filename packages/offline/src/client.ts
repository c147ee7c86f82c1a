import type { TakeOver } from './service.ts'

/** What a page has of the browser for its service workers. */
export interface OfflineHost {
  /** Undefined where there are none: old browsers, private windows, plain http. */
  readonly container: ServiceWorkerContainer | undefined
  readonly reload: () => void
  /** True when the page shares memory with its workers already. */
  readonly isIsolated: boolean
  /** Calls back when the page comes into sight again. */
  readonly onSight: (hear: () => void) => void
  /** Milliseconds since some moment. */
  readonly now: () => number
}

/** A service worker of the project, seen from the page. */
export interface OfflineWorker {
  /** Address of its script and of the folder that it serves, from the page. */
  readonly script: string
  readonly scope: string
}

/** What the page is told. */
export interface OfflineNews {
  /** From now on the page works without a network. */
  readonly onReady?: () => void
  /**
   * A newer version of the app waits, or another page has already begun it. `take` reloads the page with it: only the
   * user may call that.
   */
  readonly onUpdate?: (take: () => void) => void
  /** After a reload the page would be cross-origin isolated; until then it works without shared memory. */
  readonly onIsolable?: () => void
}

const TAKE_OVER: TakeOver = 'take-over'

/** A page that stays open asks for a new version so often, when it comes into sight. */
const ASK_AGAIN_MS = 3_600_000

/** The browser of this page. */
const browserHost = (): OfflineHost => ({
  container: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  reload: () => location.reload(),
  isIsolated: crossOriginIsolated,
  onSight: (hear) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') hear()
    })
  },
  now: () => performance.now(),
})

/** Calls back with the version that waits in `registration`, now and whenever one comes. */
const onWaiting = (registration: ServiceWorkerRegistration, hear: (waiting: ServiceWorker) => void): void => {
  const hearWaiting = (): void => {
    // Without an active one it is the first version, which needs no question.
    if (registration.waiting !== null && registration.active !== null) hear(registration.waiting)
  }
  const hearComing = (): void => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') hearWaiting()
    })
  }
  hearWaiting()
  hearComing()
  registration.addEventListener('updatefound', hearComing)
}

/** Calls back once a version of `registration` serves pages. */
const onActive = (registration: ServiceWorkerRegistration, hear: () => void): void => {
  const { active, installing, waiting } = registration
  const first = installing ?? waiting
  if (active !== null) hear()
  else
    first?.addEventListener('statechange', () => {
      if (first.state === 'activated') hear()
    })
}

/** Asks the server for a new version when the page comes into sight after a long time. */
const askAgain = (host: OfflineHost, registration: ServiceWorkerRegistration): void => {
  let askedMs = host.now()
  host.onSight(() => {
    if (host.now() - askedMs < ASK_AGAIN_MS) return
    askedMs = host.now()
    registration.update().catch(() => undefined)
  })
}

/**
 * Registers the service worker of this page, `own`, and those of its sister apps, and tells what comes of it. Nothing
 * happens where there are none; a sister that is not there is passed over. Never rejects.
 */
export const workOffline = async (
  own: OfflineWorker,
  sisters: readonly OfflineWorker[],
  news: OfflineNews,
  host: OfflineHost = browserHost(),
): Promise<void> => {
  const { container } = host
  if (container === undefined) return
  let controller = container.controller?.scriptURL
  let isTaking = false
  container.addEventListener('controllerchange', () => {
    const before = controller
    controller = container.controller?.scriptURL
    if (isTaking) host.reload()
    // A page below another app's folder may have been served by that one's worker at first.
    else if (before !== undefined && before === controller) news.onUpdate?.(host.reload)
    else if (!host.isIsolated) news.onIsolable?.()
  })
  const register = ({ script, scope }: OfflineWorker): Promise<ServiceWorkerRegistration | undefined> =>
    container.register(script, { scope }).catch(() => undefined)
  const registration = await register(own)
  if (registration !== undefined) {
    onActive(registration, () => news.onReady?.())
    onWaiting(registration, (waiting) => {
      news.onUpdate?.(() => {
        isTaking = true
        if (waiting.state === 'installed') waiting.postMessage(TAKE_OVER)
        else host.reload()
      })
    })
    askAgain(host, registration)
  }
  await Promise.all(sisters.map(register))
}

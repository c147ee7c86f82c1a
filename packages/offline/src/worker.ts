import type { FileList } from './file-list.ts'
import { createService } from './service.ts'

/** Written by the build (`tools/pwa`) in place of this name. */
declare const OFFLINE_FILE_LIST: FileList

/** What a service worker's events have in common. */
interface ServiceEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface ServiceFetchEvent extends ServiceEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** The part of the global scope of service workers that is used here; the page's types do not have it. */
interface ServiceScope {
  readonly registration: { readonly scope: string }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', hear: (event: ServiceEvent) => void): void
    (type: 'fetch', hear: (event: ServiceFetchEvent) => void): void
    (type: 'message', hear: (event: MessageEvent<unknown>) => void): void
  }
}

const worker = self as unknown as ServiceScope

const service = createService(OFFLINE_FILE_LIST, {
  scope: worker.registration.scope,
  caches,
  fetch: (request, options) => fetch(request, options),
  claim: () => worker.clients.claim(),
  skipWaiting: () => worker.skipWaiting(),
})

worker.addEventListener('install', (event) => event.waitUntil(service.install()))
worker.addEventListener('activate', (event) => event.waitUntil(service.activate()))
worker.addEventListener('fetch', (event) => {
  const answer = service.answer(event.request)
  if (answer !== undefined) event.respondWith(answer)
})
worker.addEventListener('message', (event) => service.hear(event.data))

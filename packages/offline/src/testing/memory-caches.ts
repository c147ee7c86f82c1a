/** The caches of a browser in memory, as far as the service worker uses them. */
export const memoryCaches = (): CacheStorage => {
  const caches = new Map<string, Cache>()
  const memoryCache = (): Cache => {
    const kept = new Map<string, Response>()
    const keyOf = (request: RequestInfo | URL): string =>
      request instanceof Request ? request.url : String(request)
    const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
      match: async (request) => kept.get(keyOf(request))?.clone(),
      put: async (request, response) => {
        kept.set(keyOf(request), response)
      },
      delete: async (request) => kept.delete(keyOf(request)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }
    return cache as Cache
  }
  const storage: Pick<CacheStorage, 'open' | 'keys' | 'delete'> = {
    open: async (name) => {
      const cache = caches.get(name) ?? memoryCache()
      caches.set(name, cache)
      return cache
    },
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  }
  return storage as CacheStorage
}

export { browserHost, type OfflineHost, type OfflineNews, type OfflineWorker, workOffline } from './client.ts'
export { createIsolator, type IsolationHost } from './isolate.ts'

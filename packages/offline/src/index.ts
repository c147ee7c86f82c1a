export { type OfflineHost, type OfflineNews, type OfflineWorker, workOffline } from './client.ts'
export { type IsolationHost, isolateUntouched } from './isolate.ts'

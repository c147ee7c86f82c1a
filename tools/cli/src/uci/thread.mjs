// A thread of Node reads no TypeScript by itself.
import { register } from 'tsx/esm/api'

register()
await import('./helper-thread.ts')

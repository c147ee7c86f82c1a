import { en } from './en.ts'
import type { Messages } from './message.ts'

export const tr: Messages = { ...en }

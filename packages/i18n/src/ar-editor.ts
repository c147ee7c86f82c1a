import { editor } from './ar/editor.ts'
import type { messages as english } from './en-editor.ts'
import type { Translated } from './message.ts'

/** The editor app. */
export const messages: Translated<typeof english> = {
  ...editor,
}

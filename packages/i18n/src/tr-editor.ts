import type { messages as english } from './en-editor.ts'
import type { Translated } from './message.ts'
import { editor } from './tr/editor.ts'

/** The editor app. */
export const messages: Translated<typeof english> = {
  ...editor,
}

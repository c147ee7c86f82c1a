import type { messages as english } from './en-editor.ts'
import { editor } from './hy/editor.ts'
import type { Translated } from './message.ts'

/** The editor app. */
export const messages: Translated<typeof english> = {
  ...editor,
}

import { editor } from './en/editor.ts'

/** The editor app. */
export const messages = {
  ...editor,
} as const

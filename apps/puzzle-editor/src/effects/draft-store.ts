import type { Signal } from '@preact/signals'
import { decodeLink, encodePosition, setupOfLink } from '@tama/share'
import { persisted, type TextStore } from '@tama/ui'
import { string } from 'valibot'
import type { Draft } from '../model/draft.ts'

/** A draft as a link: a form that says itself when it is broken. */
export const linkOf = ({ ruleset, setup }: Draft): string =>
  encodePosition({ kind: 'position', ruleset, setup })

/** The draft of the last visit as a link; empty on the first. */
export const keptDraft = (store: TextStore): Signal<string> =>
  persisted(store, { key: 'tama.editor.draft', version: 1, schema: string(), initial: '' })

/** Reads a kept draft; undefined when there is none or it cannot be read. */
export const readKeptDraft = (link: string): Draft | undefined => {
  const read = decodeLink(link)
  return read.ok ? { ruleset: read.value.ruleset, setup: setupOfLink(read.value) } : undefined
}

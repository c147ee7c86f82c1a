import { checkSetup, squareName } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { linkErrorSentence, setupFaultSentence, type Translator } from '@tama/i18n'
import type { Offer } from '../screens/start/model.ts'

/** What came of a link: a position to play, or why there is none. */
export type OpenedLink =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'refused'; readonly sentence: string }

/** Reads a link that stood in the address. Rejects only when the reader's script cannot be fetched. */
export const openLink = async (link: string, t: Translator): Promise<OpenedLink> => {
  const { decodeLink, setupOfLink } = await import('@tama/share')
  const read = decodeLink(link)
  if (!read.ok) return { kind: 'refused', sentence: linkErrorSentence(t, read.error) }
  const checked = checkSetup(setupOfLink(read.value))
  if (!checked.ok) {
    const sentences = checked.error.map((fault) => setupFaultSentence(t, squareName, fault))
    return { kind: 'refused', sentence: sentences.join(' ') }
  }
  return { kind: 'offer', offer: { position: checked.value, ruleset: makeRuleset(read.value.ruleset) } }
}

import { err, ok, type Result } from '@tama/engine'
import { type FenError, parseFen } from '@tama/engine/notation'
import { decodeLink, type LinkError, setupOfLink } from '@tama/share'
import type { Draft } from './draft.ts'

/** Why a typed or pasted text is no position. */
export type DraftTextError =
  | { readonly format: 'fen'; readonly error: FenError }
  | { readonly format: 'link'; readonly error: LinkError }

/** An address or a bare link rather than a FEN that is being typed. */
const LOOKS_LIKE_LINK = /#|:\/\/|^\s*[1-9][\w-]{7,}/

/** Reads a FEN, which keeps the rules of `draft`, or a link, which brings its own. */
export const parseDraftText = (text: string, draft: Draft): Result<Draft, DraftTextError> => {
  const fen = parseFen(text)
  if (fen.ok) return ok({ ...draft, setup: fen.value })
  const link = decodeLink(text)
  if (link.ok) return ok({ ruleset: link.value.ruleset, setup: setupOfLink(link.value) })
  return LOOKS_LIKE_LINK.test(text)
    ? err({ format: 'link', error: link.error })
    : err({ format: 'fen', error: fen.error })
}

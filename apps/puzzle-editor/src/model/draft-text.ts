import { err, ok, type Result } from '@tama/engine'
import { type FenError, parseFen } from '@tama/engine/notation'
import { decodeLink, type LinkError } from '@tama/share'
import { type DiagramError, looksLikeDiagram, parseDiagram } from './diagram-text.ts'
import type { Draft } from './draft.ts'
import { draftOfLink } from './draft-link.ts'

/** Why a typed or pasted text is no position. */
export type DraftTextError =
  | { readonly format: 'fen'; readonly error: FenError }
  | { readonly format: 'link'; readonly error: LinkError }
  | { readonly format: 'diagram'; readonly error: DiagramError }

/** An address or a bare link rather than a FEN that is being typed. */
const LOOKS_LIKE_LINK = /#|:\/\/|^\s*[1-9][A-Za-z0-9_-]{7,}\s*$/

/** Reads a FEN or a drawn board, which keep the rules and the task of `draft`, or a link, which brings its own. */
export const parseDraftText = (text: string, draft: Draft): Result<Draft, DraftTextError> => {
  if (looksLikeDiagram(text)) {
    const diagram = parseDiagram(text)
    return diagram.ok
      ? ok({ ...draft, setup: { turn: draft.setup.turn, board: diagram.value } })
      : err({ format: 'diagram', error: diagram.error })
  }
  const fen = parseFen(text)
  if (fen.ok) return ok({ ...draft, setup: fen.value })
  const link = decodeLink(text)
  if (link.ok) return ok(draftOfLink(link.value))
  return LOOKS_LIKE_LINK.test(text)
    ? err({ format: 'link', error: link.error })
    : err({ format: 'fen', error: fen.error })
}

import { ok, type Result } from '@tama/engine'
import { encodeGame, encodePosition, encodePuzzle, type LinkValue, type TooMuchForLink } from '@tama/share'
import type { Draft } from './draft.ts'
import { linkValueOf } from './draft-puzzle.ts'

const encode = (value: LinkValue): Result<string, TooMuchForLink> => {
  switch (value.kind) {
    case 'position':
      return ok(encodePosition(value))
    case 'puzzle':
      return encodePuzzle(value)
    case 'game':
      return encodeGame(value)
  }
}

/** The link to a draft, which goes behind the `#` of an address; or why there is none. */
export const linkOf = (draft: Draft): Result<string, TooMuchForLink> => encode(linkValueOf(draft))

/** The link as the address holds it: empty where there is none. */
export const linkText = (draft: Draft): string => {
  const link = linkOf(draft)
  return link.ok ? link.value : ''
}

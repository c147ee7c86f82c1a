import type { FenError, MoveError, RulesetError } from '@tama/engine/notation'
import type { LinkError, TooMuchForLink } from '@tama/share'
import type { Translator } from '../translator.ts'

const atColumn = (t: Translator, sentence: string, column: number): string =>
  t('error.atColumn', { sentence, column })

/** What is wrong with a FEN, and at which character. */
export const fenErrorSentence = (t: Translator, error: FenError): string => {
  switch (error.kind) {
    case 'too-long':
    case 'missing-side':
      return t(`fen.error.${error.kind}`)
    case 'missing-colour':
    case 'colour-twice':
      return atColumn(t, t(`fen.error.${error.kind}`), error.at)
    default:
      return atColumn(t, t(`fen.error.${error.kind}`, { found: error.found }), error.at)
  }
}

/** Why a text is not a move here. */
export const moveErrorSentence = (t: Translator, error: MoveError): string => {
  switch (error.kind) {
    case 'not-a-move':
      return atColumn(t, t('move.error.not-a-move', { found: error.found }), error.at)
    case 'illegal':
      return t('move.error.illegal', { candidates: t.list(error.candidates, 'or') })
    case 'ambiguous':
      return t('move.error.ambiguous', { candidates: t.list(error.candidates, 'or') })
  }
}

/** Why a text names no ruleset. */
export const rulesetErrorSentence = (t: Translator, error: RulesetError): string => {
  switch (error.kind) {
    case 'too-long':
      return t('ruleset.error.too-long')
    case 'unknown-preset':
    case 'unknown-option':
      return t(`ruleset.error.${error.kind}`, { found: error.found })
    case 'bad-value':
      return t('ruleset.error.bad-value', { found: error.found, option: t(`option.${error.option}`) })
    case 'option-twice':
      return t('ruleset.error.option-twice', { option: t(`option.${error.option}`) })
  }
}

/** Why a link does not open, and what to do about it. */
export const linkErrorSentence = (t: Translator, error: LinkError): string => t(`link.error.${error.kind}`)

/** Why something fits into no link, and what to do instead. */
export const tooMuchForLinkSentence = (t: Translator, { kind, most }: TooMuchForLink): string =>
  t(`link.${kind}`, { most })

import { squareName, unreachable } from '@tama/engine'
import { fenErrorSentence, linkErrorSentence, type Translator } from '@tama/i18n'
import type { DraftTextError } from '../model/draft-text.ts'
import type { EditorNews } from '../model/editor.ts'

/** A step of the editor for a screen reader. */
export const newsSentence = (t: Translator, news: EditorNews): string => {
  switch (news.kind) {
    case 'placed': {
      const { colour, kind } = news.piece
      return t('editor.placed', { piece: t(`piece.${colour}.${kind}`), square: squareName(news.square) })
    }
    case 'picked': {
      const { colour, kind } = news.piece
      return t('editor.picked', { piece: t(`piece.${colour}.${kind}`), square: squareName(news.square) })
    }
    case 'put-back':
      return t('editor.putBack')
    case 'removed':
      return t('editor.removed', { square: squareName(news.square) })
    case 'moved': {
      const { colour, kind } = news.piece
      const piece = t(`piece.${colour}.${kind}`)
      return t('editor.moved', { piece, from: squareName(news.from), to: squareName(news.to) })
    }
    case 'undone':
      return t('editor.undone')
    case 'redone':
      return t('editor.redone')
    default:
      return unreachable(news)
  }
}

/** What is wrong with a typed or pasted position. */
export const draftTextErrorSentence = (t: Translator, { format, error }: DraftTextError): string =>
  format === 'fen' ? fenErrorSentence(t, error) : linkErrorSentence(t, error)

import { type Piece, squareName, unreachable } from '@tama/engine'
import { fenErrorSentence, linkErrorSentence, type Translator } from '@tama/i18n'
import type { DraftTextError } from '../model/draft-text.ts'
import type { EditorNews } from '../model/editor.ts'

const pieceName = (t: Translator, { colour, kind }: Piece): string => t(`piece.${colour}.${kind}`)

/** A step of the editor for a screen reader. */
export const newsSentence = (t: Translator, news: EditorNews): string => {
  switch (news.kind) {
    case 'placed':
      return t('editor.placed', { piece: pieceName(t, news.piece), square: squareName(news.square) })
    case 'removed':
      return t('editor.removed', { square: squareName(news.square) })
    case 'moved': {
      const [from, to] = [squareName(news.from), squareName(news.to)]
      return t('editor.moved', { piece: pieceName(t, news.piece), from, to })
    }
    case 'picked':
      return t('editor.picked', { piece: pieceName(t, news.piece), square: squareName(news.square) })
    case 'put-back':
      return t('editor.putBack')
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

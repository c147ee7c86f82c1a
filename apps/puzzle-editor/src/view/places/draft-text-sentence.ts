import { fenErrorSentence, linkErrorSentence, type Translator } from '@tama/i18n'
import type { DiagramError } from '../../model/diagram-text.ts'
import type { DraftTextError } from '../../model/draft-text.ts'

const diagramErrorSentence = (t: Translator, error: DiagramError): string => {
  switch (error.kind) {
    case 'wrong-line-count':
      return t('editor.diagram.wrong-line-count', { found: error.found })
    case 'wrong-width':
      return t('editor.diagram.wrong-width', { line: error.line, found: error.found })
    case 'unknown-letter':
      return t('editor.diagram.unknown-letter', { line: error.line, found: error.found })
  }
}

/** What is wrong with a typed or pasted position. */
export const draftTextErrorSentence = (t: Translator, wrong: DraftTextError): string => {
  switch (wrong.format) {
    case 'fen':
      return fenErrorSentence(t, wrong.error)
    case 'link':
      return linkErrorSentence(t, wrong.error)
    case 'diagram':
      return diagramErrorSentence(t, wrong.error)
  }
}

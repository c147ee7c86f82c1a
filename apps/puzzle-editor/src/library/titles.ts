import type { Translator } from '@tama/i18n'
import type { Draft } from '../model/draft.ts'
import { FIRST_COLLECTION, type KeptCollection } from './library.ts'

/** What a collection is called. */
export const collectionTitle = (t: Translator, { id, title }: KeptCollection): string => {
  if (title !== '') return title
  return t(id === FIRST_COLLECTION ? 'editor.mine' : 'editor.untitled')
}

/** What a draft is called. */
export const draftTitle = (t: Translator, { details }: Draft): string =>
  details.title === '' ? t('editor.untitled') : details.title

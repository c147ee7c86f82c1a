import type { Puzzle } from '@tama/puzzles'
import { makeCollection, makePuzzleCsv, makePuzzlePdn } from '@tama/puzzles'
import { saveText } from '../../effects/save-file.ts'
import type { KeptCollection } from '../../library/library.ts'
import { fileName } from '../../share/file-name.ts'
import type { Page } from '../page.ts'

/** Forms in which a collection is saved. */
export type CollectionFormat = 'json' | 'pdn' | 'csv'

/** Saves the puzzles of a collection as a file, and says how many drafts could not go with them. */
export const saveCollection = (
  { notices, t }: Page,
  { title, author }: KeptCollection,
  puzzles: readonly Puzzle[],
  drafts: number,
  format: CollectionFormat,
): void => {
  const name = `${fileName(title, 'puzzles')}.${format}`
  const head = { ...(title === '' ? {} : { title }), ...(author === '' ? {} : { author }) }
  switch (format) {
    case 'json':
      saveText(name, makeCollection({ ...head, puzzles, unknown: {} }), 'application/json')
      break
    case 'pdn':
      saveText(name, makePuzzlePdn(puzzles), 'text/plain')
      break
    case 'csv':
      saveText(name, makePuzzleCsv(puzzles), 'text/csv')
      break
  }
  const left = drafts - puzzles.length
  if (left > 0) notices.say(t.peek()('editor.leftOut', { count: left }))
}

import type { Puzzle } from '@tama/puzzles'
import { makeCollection } from '@tama/puzzles'
import { saveText } from '../../effects/save-file.ts'
import type { KeptCollection } from '../../library/library.ts'
import { fileName } from '../../share/file-name.ts'
import type { Page } from '../page.ts'

/** Forms in which a collection is saved. */
export type CollectionFormat = 'json' | 'pdn' | 'csv'

/** Saves the puzzles of a collection as a file, and says how many drafts could not go with them. */
export const saveCollection = async (
  { notices, t }: Page,
  { title, author }: KeptCollection,
  puzzles: readonly Puzzle[],
  drafts: number,
  format: CollectionFormat,
): Promise<void> => {
  const name = `${fileName(title, 'puzzles')}.${format}`
  if (format === 'json') {
    const head = { ...(title === '' ? {} : { title }), ...(author === '' ? {} : { author }) }
    saveText(name, makeCollection({ ...head, puzzles, unknown: {} }), 'application/json')
  }
  const left = drafts - puzzles.length
  if (left > 0) notices.say(t.peek()('editor.leftOut', { count: left }))
}

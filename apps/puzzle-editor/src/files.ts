import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Translator } from '@tama/i18n'
import type { Notices, PageLanguage } from '@tama/ui'
import type { DraftKeeper } from './draft-keeper.ts'
import { addCollection, type Library } from './library/library.ts'

/** Takes texts and files that hold puzzles or games. */
export interface FileReaderPort {
  /** Lays the puzzle of a text on the desk; several become a collection. */
  readonly readText: (text: string, name?: string) => void
  /** The same for a file. */
  readonly readFile: (file: File) => void
}

/** Larger files are not even opened: all of it would have to be in memory. */
const MOST_BYTES = 64_000_000

/** What reading files works with. */
export interface FilePorts {
  readonly keeper: ReadonlySignal<DraftKeeper | undefined>
  readonly library: Signal<Library>
  readonly newId: () => string
  readonly notices: Notices
  readonly t: ReadonlySignal<Translator>
  readonly need: PageLanguage['need']
}

/** Reads what is given it, and says what became of it. */
export const createFileReader = ({ keeper, library, newId, notices, t, need }: FilePorts): FileReaderPort => {
  const take = async (text: string, name: string): Promise<void> => {
    // What is wrong with a puzzle is said in words that come with it.
    const [{ readDrafts }] = await Promise.all([import('./effects/read-file.ts'), need('solve')])
    const say = t.peek()
    const { title, author, drafts, refused, reason = '' } = readDrafts(say, text)
    const left = refused > 0 ? `${say('editor.importRefused', { count: refused })} ${reason}` : ''
    const [first] = drafts
    if (first === undefined) {
      notices.say(`${say('editor.importNothing')} ${reason}`.trim(), 'error')
      return
    }
    if (drafts.length === 1 && title === '') keeper.peek()?.begin(first)
    else {
      const kept = drafts.map((draft) => ({ id: newId(), draft }))
      library.value = addCollection(library.peek(), { id: newId(), title: title || name, author }, kept)
      keeper.peek()?.open(kept[0]?.id ?? '')
    }
    notices.say(
      `${say('editor.imported', { count: drafts.length })} ${left}`.trim(),
      refused > 0 ? 'error' : 'info',
    )
  }
  const readText = (text: string, name = ''): void => {
    take(text, name).catch(() => notices.say(t.peek()('import.fileFailed'), 'error'))
  }
  return {
    readText,
    readFile: (file) => {
      const name = file.name.replace(/\.[^.]*$/, '')
      if (file.size > MOST_BYTES) {
        notices.say(t.peek()('import.fileFailed'), 'error')
        return
      }
      file.text().then(
        (text) => readText(text, name),
        () => notices.say(t.peek()('import.fileFailed'), 'error'),
      )
    },
  }
}

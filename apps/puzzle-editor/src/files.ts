import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Translator } from '@tama/i18n'
import type { Notices } from '@tama/ui'
import type { DraftKeeper } from './draft-keeper.ts'
import { addCollection, type Library } from './library/library.ts'
import { draftOfPuzzle } from './model/draft-puzzle.ts'

/** Takes texts and files that hold puzzles or games. */
export interface FileReaderPort {
  /** Lays the puzzle of a text on the desk; several become a collection. */
  readonly readText: (text: string, name?: string) => void
  /** The same for a file. */
  readonly readFile: (file: File) => void
}

/** What reading files works with. */
export interface FilePorts {
  readonly keeper: DraftKeeper
  readonly library: Signal<Library>
  readonly newId: () => string
  readonly notices: Notices
  readonly t: ReadonlySignal<Translator>
}

/** Reads what is given it, and says what became of it. */
export const createFileReader = ({ keeper, library, newId, notices, t }: FilePorts): FileReaderPort => {
  const take = async (text: string, name: string): Promise<void> => {
    const { readPuzzles } = await import('./effects/read-file.ts')
    const { title, author, puzzles, refused } = readPuzzles(text)
    const say = t.peek()
    const left = refused > 0 ? ` ${say('editor.importRefused', { count: refused })}` : ''
    const [first] = puzzles
    if (first === undefined) {
      notices.say(`${say('editor.importNothing')}${left}`, 'error')
      return
    }
    if (puzzles.length === 1 && title === '') keeper.begin(draftOfPuzzle(first))
    else {
      const drafts = puzzles.map((puzzle) => ({ id: newId(), draft: draftOfPuzzle(puzzle) }))
      library.value = addCollection(library.peek(), { id: newId(), title: title || name, author }, drafts)
      keeper.open(drafts[0]?.id ?? '')
    }
    notices.say(`${say('editor.imported', { count: puzzles.length })}${left}`)
  }
  const readText = (text: string, name = ''): void => {
    take(text, name).catch(() => notices.say(t.peek()('import.fileFailed'), 'error'))
  }
  return {
    readText,
    readFile: (file) => {
      const name = file.name.replace(/\.[^.]*$/, '')
      file.text().then(
        (text) => readText(text, name),
        () => notices.say(t.peek()('import.fileFailed'), 'error'),
      )
    },
  }
}

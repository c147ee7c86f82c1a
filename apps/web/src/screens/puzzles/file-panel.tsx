import { squareName } from '@tama/engine'
import { collectionErrorSentence, puzzleErrorSentence, type Translator } from '@tama/i18n'
import type { CollectionError, PuzzleRefusal } from '@tama/puzzles'
import { Button } from '@tama/ui'
import { useRef, useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import { type PuzzleFile, readPuzzleFile } from './puzzle-file.ts'
import type { Shelf } from './shelf.ts'

/** More refusals than this help nobody. */
const REFUSED_SHOWN = 5

type Trouble = CollectionError | { readonly kind: 'unreadable' } | { readonly kind: 'none' }

const troubleText = (t: Translator, trouble: Trouble): string => {
  if (trouble.kind === 'unreadable') return t('import.fileFailed')
  return trouble.kind === 'none' ? t('solve.file.none') : collectionErrorSentence(t, trouble)
}

const refusedText = (t: Translator, { number, error }: PuzzleRefusal): string => {
  const reason =
    error.kind === 'not-json'
      ? t('puzzle.error.not-json', { line: error.line })
      : puzzleErrorSentence(t, squareName, error)
  return t('solve.file.refused', { number, reason })
}

/** The puzzles of a file that was opened, as tiles. */
const Opened = ({
  app,
  file,
  onOpen,
}: {
  readonly app: App
  readonly file: PuzzleFile
  readonly onOpen: (index: number) => void
}) => {
  const t = app.t.value
  return (
    <>
      {file.title === '' ? null : (
        <p>
          <bdi>{file.title}</bdi>
        </p>
      )}
      <ol class="tiles">
        {file.puzzles.map((puzzle, index) => (
          <li key={index}>
            <button type="button" class="tile tile-button" onClick={() => onOpen(index)}>
              <span class="visually-hidden">
                {t('solve.number', { number: index + 1 })} {puzzle.title}
              </span>
              <span aria-hidden="true">{t.number(index + 1)}</span>
            </button>
          </li>
        ))}
      </ol>
      {file.refused.slice(0, REFUSED_SHOWN).map((refusal) => (
        <p key={refusal.number} class="file-refused">
          {refusedText(t, refusal)}
        </p>
      ))}
    </>
  )
}

/** Opens a file of puzzles, and its puzzles one by one. They are solved like those of a link; nothing is kept of them. */
export const FilePanel = ({ app, shelf }: { readonly app: App; readonly shelf: Shelf }) => {
  const t = app.t.value
  const picker = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const file = shelf.file.value
  const read = async (given: File | undefined) => {
    if (given === undefined) return
    const text = await given.text().catch(() => undefined)
    if (text === undefined) return setTrouble({ kind: 'unreadable' })
    const found = readPuzzleFile(text)
    const isEmpty = found.ok && found.value.puzzles.length === 0 && found.value.refused.length === 0
    setTrouble(isEmpty ? { kind: 'none' } : found.ok ? undefined : found.error)
    if (found.ok && !isEmpty) shelf.file.value = found.value
  }
  return (
    <section class="puzzle-file" aria-labelledby="puzzle-file-title">
      <h2 id="puzzle-file-title" class="puzzles-heading">
        {t('solve.file')}
      </h2>
      <input
        ref={picker}
        id="puzzle-file"
        class="visually-hidden"
        type="file"
        accept=".json,.jsonl,.txt,application/json,text/plain"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const input = event.currentTarget
          void read(input.files?.[0]).then(() => {
            input.value = ''
          })
        }}
      />
      <div class="row">
        <Button icon="upload" onPress={() => picker.current?.click()}>
          {t('solve.file.open')}
        </Button>
      </div>
      <div role="status">
        {trouble === undefined ? null : <p class="file-refused">{troubleText(t, trouble)}</p>}
      </div>
      {file === undefined ? null : <Opened app={app} file={file} onOpen={shelf.openOfFile} />}
    </section>
  )
}

import { ok } from '@tama/engine'
import { makeFen, parseFen } from '@tama/engine/notation'
import { Button, Panel, TextField } from '@tama/ui'
import { useRef } from 'preact/hooks'
import { looksLikeFile } from '../../model/file-text.ts'
import { copyText } from '../copy-text.ts'
import type { Page } from '../page.ts'
import { draftTextErrorSentence } from './draft-text-sentence.ts'

/** The position as text: typed, pasted and copied. Drawings, links, games and puzzles may be pasted, too. */
export const PositionText = ({ page }: { readonly page: Page }) => {
  const { desk, t, clipboard, notices } = page
  const say = t.value
  const { draft, typed } = desk.editor.value
  const fen = makeFen(draft.setup)
  const latest = useRef(0)
  const take = (text: string) => {
    const own = ++latest.current
    if (looksLikeFile(text)) {
      page.files.readText(text)
      return
    }
    const setup = parseFen(text)
    const draftNow = desk.draft.peek()
    if (setup.ok) {
      desk.send({ kind: 'type', text, read: ok({ ...draftNow, setup: setup.value }) })
      return
    }
    // Drawings and links are rarer: their reader comes with the first of them.
    desk.send({ kind: 'type', text, read: undefined })
    void import('../../model/draft-text.ts').then(({ parseDraftText }) => {
      if (own === latest.current) desk.send({ kind: 'type', text, read: parseDraftText(text, draftNow) })
    })
  }
  const paste = async () => {
    const text = await clipboard.read()
    if (text === undefined) {
      notices.say(t.value('editor.pasteRefused'), 'error')
      document.getElementById('position-text')?.focus()
    } else take(text)
  }
  return (
    <Panel>
      <TextField
        id="position-text"
        label={say('editor.text')}
        hint={say('editor.textHint')}
        value={typed?.text ?? fen}
        rows={4}
        code
        {...(typed?.error ? { error: draftTextErrorSentence(say, typed.error) } : {})}
        onInput={take}
        onBlur={() => desk.send({ kind: 'type-end' })}
      />
      <div class="row row-even">
        <Button icon="copy" onPress={() => void copyText(page, fen, 'fen.copied')}>
          {say('fen.copy')}
        </Button>
        <Button icon="paste" onPress={() => void paste()}>
          {say('common.paste')}
        </Button>
      </div>
    </Panel>
  )
}

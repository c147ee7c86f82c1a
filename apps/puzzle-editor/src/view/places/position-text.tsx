import { makeFen } from '@tama/engine/notation'
import { Button, Panel, TextField } from '@tama/ui'
import { looksLikeFile } from '../../model/draft-text.ts'
import { copyText } from '../copy-text.ts'
import type { Page } from '../page.ts'
import { draftTextErrorSentence } from '../sentences.ts'

/** The position as text: typed, pasted and copied. Drawings, links, games and puzzles may be pasted, too. */
export const PositionText = ({ page }: { readonly page: Page }) => {
  const { desk, t, clipboard, notices } = page
  const say = t.value
  const { draft, typed } = desk.editor.value
  const fen = makeFen(draft.setup)
  const take = (text: string) => {
    if (looksLikeFile(text)) page.files.readText(text)
    else desk.send({ kind: 'type', text })
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

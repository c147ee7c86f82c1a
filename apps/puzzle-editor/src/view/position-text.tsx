import { makeFen } from '@tama/engine/notation'
import { Button, Panel, TextField } from '@tama/ui'
import { linkOf } from '../effects/draft-store.ts'
import type { Page } from './page.ts'
import { draftTextErrorSentence } from './sentences.ts'

/** The position as text: typed, pasted and copied. A link may be pasted where a FEN may. */
export const PositionText = ({ page }: { readonly page: Page }) => {
  const { desk, t, clipboard, notices } = page
  const say = t.value
  const { draft, typed } = desk.editor.value
  const fen = makeFen(draft.setup)
  const copy = async (text: string, done: 'fen.copied' | 'link.copied') => {
    const copied = await clipboard.write(text)
    if (copied) notices.say(t.value(done))
    else notices.say(t.value('common.copyFailed', { text }), 'error')
  }
  const paste = async () => {
    const text = await clipboard.read()
    if (text === undefined) {
      notices.say(t.value('editor.pasteRefused'), 'error')
      document.getElementById('position-text')?.focus()
    } else desk.send({ kind: 'type', text })
  }
  const address = new URL(`#${linkOf(draft)}`, location.href).href
  return (
    <Panel>
      <TextField
        id="position-text"
        label={say('fen.label')}
        value={typed?.text ?? fen}
        rows={3}
        code
        {...(typed?.error ? { error: draftTextErrorSentence(say, typed.error) } : {})}
        onInput={(text) => desk.send({ kind: 'type', text })}
        onBlur={() => desk.send({ kind: 'type-end' })}
      />
      <div class="row row-even">
        <Button icon="copy" onPress={() => void copy(fen, 'fen.copied')}>
          {say('fen.copy')}
        </Button>
        <Button icon="paste" onPress={() => void paste()}>
          {say('common.paste')}
        </Button>
        <Button icon="link" onPress={() => void copy(address, 'link.copied')}>
          {say('link.copy')}
        </Button>
      </div>
    </Panel>
  )
}

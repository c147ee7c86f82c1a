import { useSignal } from '@preact/signals'
import { tooMuchForLinkSentence } from '@tama/i18n'
import { Button, Icon, Panel, TextField } from '@tama/ui'
import { addressOf, embedAddressOf, playAddressOf } from '../../effects/addresses.ts'
import { linkOf } from '../../model/draft-link.ts'
import { isPuzzle, puzzleOfDraft } from '../../model/draft-puzzle.ts'
import { copyText } from '../copy-text.ts'
import type { Page } from '../page.ts'
import { useLazy } from '../use-lazy.ts'

const fetchDrawing = () => import('../../share/drawing.ts')
type Drawing = Awaited<ReturnType<typeof fetchDrawing>>

/** Everything that can be given away of the draft: it is fetched when this part of the page is first opened. */
export const SharePanel = ({ page }: { readonly page: Page }) => {
  const { desk, t, notices } = page
  const say = t.value
  const draft = desk.draft.value
  const link = linkOf(draft)
  const puzzle = puzzleOfDraft(draft)
  // What draws is there before anybody asks for a picture.
  useLazy(true, fetchDrawing)
  const Qr = useLazy(true, async () => (await import('../qr-code.tsx')).QrCode)
  const isDrawing = useSignal(false)
  if (!link.ok) {
    return (
      <Panel>
        <p>{tooMuchForLinkSentence(say, link.error)}</p>
      </Panel>
    )
  }
  const embed = `<iframe src="${embedAddressOf(link.value)}" width="360" height="460" title="${say('app.name')}" loading="lazy"></iframe>`
  const isToSolve = isPuzzle(draft)
  const isPlayable = desk.verdict.value.kind === 'playable'
  // Whoever is sent a puzzle is asked to solve it: the editor would show the solution.
  const address = isToSolve && isPlayable ? playAddressOf(link.value) : addressOf(link.value)
  const draw = async (work: (tools: Drawing) => Promise<void>): Promise<void> => {
    if (isDrawing.peek()) return
    isDrawing.value = true
    try {
      // The task stands in the picture.
      const [tools] = await Promise.all([fetchDrawing(), page.need('solve')])
      await work(tools)
    } catch {
      notices.say(say('editor.share.failed'), 'error')
    }
    isDrawing.value = false
  }
  const send = () =>
    void navigator
      .share({ title: draft.details.title || say('app.name'), url: address })
      .catch(() => undefined)
  return (
    <>
      <Panel>
        <TextField label={say('editor.share.link')} value={address} code readOnly onInput={() => undefined} />
        <div class="row row-even">
          <Button icon="copy" onPress={() => void copyText(page, address, 'link.copied')}>
            {say('link.copy')}
          </Button>
          {'share' in navigator ? (
            <Button icon="send" onPress={send}>
              {say('editor.share.system')}
            </Button>
          ) : null}
          {isPlayable ? (
            <a class="button button-primary" href={playAddressOf(link.value)}>
              <Icon name="play" />
              <span>{say(isToSolve ? 'editor.solve' : 'editor.play')}</span>
            </a>
          ) : (
            <button type="button" class="button button-primary" disabled>
              <Icon name="play" />
              <span>{say(isToSolve ? 'editor.solve' : 'editor.play')}</span>
            </button>
          )}
        </div>
        {Qr.value === undefined ? null : <Qr.value text={address} label={say('editor.share.qr')} />}
      </Panel>
      <Panel title={say('editor.share.picture')}>
        {puzzle === undefined ? (
          <p>{say('editor.share.needsPosition')}</p>
        ) : (
          <div class="row row-even">
            <Button icon="picture" onPress={() => void draw((tools) => tools.saveSvg(page, puzzle))}>
              {say('editor.share.svg')}
            </Button>
            <Button icon="picture" onPress={() => void draw((tools) => tools.savePng(page, puzzle))}>
              {say('editor.share.png')}
            </Button>
            <Button
              icon="film"
              disabled={puzzle.solution.length === 0}
              onPress={() => void draw((tools) => tools.saveGif(page, puzzle))}
            >
              {say('editor.share.gif')}
            </Button>
            <p class="field-hint" role="status">
              {isDrawing.value ? say('editor.share.drawing') : ''}
            </p>
          </div>
        )}
      </Panel>
      <Panel title={say('editor.share.embed')}>
        <TextField
          label={say('editor.share.embedHint')}
          value={embed}
          rows={3}
          code
          readOnly
          onInput={() => undefined}
        />
        <div class="row row-even">
          <Button icon="code" onPress={() => void copyText(page, embed, 'editor.share.embedCopied')}>
            {say('editor.share.embedCopy')}
          </Button>
        </div>
      </Panel>
      {puzzle === undefined ? null : (
        <Button
          icon="print"
          onPress={() => {
            page.sheet.value = { puzzles: [puzzle], title: '' }
          }}
        >
          {say('editor.print.one')}
        </Button>
      )}
    </>
  )
}

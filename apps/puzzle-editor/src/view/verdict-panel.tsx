import { useComputed } from '@preact/signals'
import { countPieces, squareName } from '@tama/engine'
import { outcomeSentence, setupFaultSentence } from '@tama/i18n'
import { Icon } from '@tama/ui'
import { verdictOf } from '../model/verdict.ts'
import type { Page } from './page.ts'

/** What the rules say of the draft, live. */
export const VerdictPanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const draft = useComputed(() => desk.editor.value.draft)
  const verdict = useComputed(() => verdictOf(draft.value))
  const say = t.value
  const { setup, ruleset } = draft.value
  const judged = verdict.value
  return (
    <section class={`verdict verdict-${judged.kind}`} aria-label={say('editor.verdict')}>
      <Icon name={judged.kind === 'playable' ? 'check' : judged.kind === 'finished' ? 'flag' : 'warning'} />
      <div class="verdict-text" aria-live="polite">
        {judged.kind === 'playable' ? (
          <>
            <p class="verdict-head">{say('editor.legal')}</p>
            <p>
              {judged.captured > 0
                ? say('editor.captures', { count: judged.captured })
                : say('editor.moves', { count: judged.moves })}
            </p>
          </>
        ) : null}
        {judged.kind === 'finished' ? (
          <>
            <p class="verdict-head">{say('editor.finished')}</p>
            <p>{outcomeSentence(say, judged.outcome, ruleset, setup.board)}</p>
          </>
        ) : null}
        {judged.kind === 'unplayable' ? (
          <>
            <p class="verdict-head">{say('editor.illegal')}</p>
            <ul>
              {judged.faults.map((fault) => {
                const sentence = setupFaultSentence(say, squareName, fault)
                return <li key={sentence}>{sentence}</li>
              })}
            </ul>
          </>
        ) : null}
      </div>
      <p class="verdict-count">
        {say('editor.pieces', {
          white: countPieces(setup.board, 'white'),
          black: countPieces(setup.board, 'black'),
        })}
      </p>
    </section>
  )
}

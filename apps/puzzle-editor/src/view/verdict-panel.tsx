import { countPieces, squareName } from '@tama/engine'
import { outcomeSentence, setupFaultSentence, type Translator } from '@tama/i18n'
import { Icon, type IconName } from '@tama/ui'
import type { Draft } from '../model/draft.ts'
import type { Verdict } from '../model/verdict.ts'
import type { Page } from './page.ts'

const ICONS: Readonly<Record<Verdict['kind'], IconName>> = {
  playable: 'check',
  finished: 'flag',
  unplayable: 'warning',
}

const headOf = (t: Translator, { kind }: Verdict): string =>
  t(kind === 'playable' ? 'editor.legal' : kind === 'finished' ? 'editor.finished' : 'editor.illegal')

/** Why it is so: one sentence for each reason. */
const reasonsOf = (t: Translator, verdict: Verdict, { setup, ruleset }: Draft): readonly string[] => {
  switch (verdict.kind) {
    case 'playable':
      return verdict.captured > 0 ? [t('editor.captures', { count: verdict.captured })] : []
    case 'finished':
      return [outcomeSentence(t, verdict.outcome, ruleset, setup.board)]
    case 'unplayable':
      return verdict.faults.map((fault) => setupFaultSentence(t, squareName, fault))
  }
}

/**
 * What the rules say of the draft, live. A change of the verdict or its reasons is read out; the counts below, which
 * change with every piece, are not.
 */
export const VerdictPanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const say = t.value
  const verdict = desk.verdict.value
  const draft = desk.draft.value
  const reasons = reasonsOf(say, verdict, draft)
  const { board } = draft.setup
  return (
    <section class={`verdict verdict-${verdict.kind}`} aria-label={say('editor.verdict')}>
      <Icon name={ICONS[verdict.kind]} />
      <div class="verdict-text">
        <div aria-live="polite">
          <p class="verdict-head">{headOf(say, verdict)}</p>
          {reasons.length > 1 ? (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : (
            <p>{reasons[0]}</p>
          )}
        </div>
        <p class="verdict-count">
          {say('editor.pieces', { white: countPieces(board, 'white'), black: countPieces(board, 'black') })}
          {verdict.kind === 'playable' ? ` · ${say('editor.moves', { count: verdict.moves })}` : null}
        </p>
      </div>
    </section>
  )
}

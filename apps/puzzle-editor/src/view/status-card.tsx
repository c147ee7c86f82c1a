import { countPieces, squareName } from '@tama/engine'
import { outcomeSentence, setupFaultSentence, type Translator } from '@tama/i18n'
import type { Soundness } from '@tama/puzzles'
import { Button, Icon, type IconName } from '@tama/ui'
import type { Inspection } from '../inspect/inspector.ts'
import type { Draft } from '../model/draft.ts'
import type { Verdict } from '../model/verdict.ts'
import type { FindingsProps } from './findings.tsx'
import type { Page } from './page.ts'
import { useLazy } from './use-lazy.ts'

/** How a card looks. */
type Mood = 'good' | 'doubt' | 'bad' | 'plain'

const MOOD_ICONS: Readonly<Record<Mood, IconName>> = {
  good: 'check',
  doubt: 'info',
  bad: 'warning',
  plain: 'board',
}

/** What the rules say, where they say that nothing can be proved. */
const rulesReasons = (t: Translator, verdict: Verdict, { setup, ruleset }: Draft): readonly string[] => {
  switch (verdict.kind) {
    case 'playable':
      return []
    case 'finished':
      return [outcomeSentence(t, verdict.outcome, ruleset, setup.board)]
    case 'unplayable':
      return verdict.faults.map((fault) => setupFaultSentence(t, squareName, fault))
  }
}

const moodOf = (verdict: Verdict, inspection: Inspection): Mood => {
  if (verdict.kind === 'unplayable') return 'bad'
  if (verdict.kind === 'finished') return 'doubt'
  if (inspection.kind === 'failed') return 'bad'
  if (inspection.kind !== 'done') return 'plain'
  const moods: Readonly<Record<Soundness, Mood>> = { sound: 'good', unsound: 'bad', unknown: 'doubt' }
  return moods[inspection.report.soundness]
}

const headOf = (t: Translator, verdict: Verdict, inspection: Inspection): string => {
  if (verdict.kind === 'unplayable') return t('editor.illegal')
  if (verdict.kind === 'finished') return t('editor.finished')
  switch (inspection.kind) {
    case 'none':
      return t('editor.legal')
    case 'working':
      return inspection.progress === undefined
        ? t('editor.checking')
        : t('editor.checkingStage', { stage: t(`puzzle.stage.${inspection.progress.stage}`) })
    case 'stopped':
      return t('editor.checkOff')
    case 'failed':
      return t('editor.checkFailed')
    case 'done': {
      const { soundness, findings } = inspection.report
      if (soundness === 'unsound') return t('puzzle.unsound')
      if (soundness === 'unknown') return t('puzzle.undecided')
      return t(findings.some(({ severity }) => severity === 'warning') ? 'puzzle.flawed' : 'puzzle.sound')
    }
  }
}

/** How far the report has come, and the way to end it. */
const Working = ({ page }: { readonly page: Page }) => {
  const { inspector, t } = page
  const inspection = inspector.inspection.value
  const progress = inspection.kind === 'working' ? inspection.progress : undefined
  return (
    <div class="card-row">
      <progress
        class="card-progress"
        aria-label={t.value('editor.report')}
        {...(progress === undefined ? {} : { max: Math.max(1, progress.total), value: progress.done })}
      />
      <Button icon="stop" onPress={inspector.stop}>
        {t.value('editor.stop')}
      </Button>
    </div>
  )
}

/** The list of what was found comes with the first report. */
const LaterFindings = (props: FindingsProps) => {
  const Findings = useLazy(true, async () => (await import('./findings.tsx')).Findings)
  return Findings.value === undefined ? null : <Findings.value {...props} />
}

/**
 * What the rules and the prover say of the draft, live. A change of the verdict or its reasons is read out; progress and
 * counts, which change all the time, are not.
 */
export const StatusCard = ({ page }: { readonly page: Page }) => {
  const { desk, inspector, t } = page
  const say = t.value
  const verdict = desk.verdict.value
  const draft = desk.draft.value
  const position = desk.position.value
  const inspection = inspector.inspection.value
  const mood = moodOf(verdict, inspection)
  const reasons = rulesReasons(say, verdict, draft)
  const isPlayable = verdict.kind === 'playable'
  const { place } = desk.editor.value
  const isWorkplace = place === 'board' || place === 'solution'
  const { board } = draft.setup
  return (
    <section class={`card card-${mood}`} aria-label={say('editor.verdict')}>
      <Icon name={MOOD_ICONS[mood]} />
      <div class="card-body">
        <p class="card-head" {...(inspection.kind === 'working' ? {} : { role: 'status' })}>
          {headOf(say, verdict, inspection)}
        </p>
        {reasons.length > 0 ? (
          <ul class="card-reasons" aria-live="polite">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
        {isPlayable && inspection.kind === 'working' ? <Working page={page} /> : null}
        {isPlayable && inspection.kind === 'done' && position !== undefined && isWorkplace ? (
          <LaterFindings page={page} findings={inspection.report.findings} position={position} />
        ) : null}
        {isPlayable && inspection.kind !== 'working' && inspection.kind !== 'done' ? (
          <div class="card-row">
            <Button icon="search" onPress={inspector.check}>
              {say(inspection.kind === 'none' ? 'editor.checkNow' : 'editor.check')}
            </Button>
          </div>
        ) : null}
        <p class="card-count">
          {say('editor.pieces', { white: countPieces(board, 'white'), black: countPieces(board, 'black') })}
          {isPlayable ? ` · ${say('editor.moves', { count: verdict.moves })}` : null}
          {isPlayable && verdict.captured > 0
            ? ` · ${say('editor.captures', { count: verdict.captured })}`
            : null}
        </p>
      </div>
    </section>
  )
}

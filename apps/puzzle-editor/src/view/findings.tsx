import { type Position, squareName } from '@tama/engine'
import { findingSentence, type Translator } from '@tama/i18n'
import type { Finding } from '@tama/puzzles'
import { Button, Icon, type IconName } from '@tama/ui'
import { type Fix, fixOf, lineOf, moveOf, plyOf } from '../inspect/fixes.ts'
import { writtenLine } from '../model/written-tree.ts'
import type { Page } from './page.ts'

const ICONS: Readonly<Record<Finding['severity'], IconName>> = {
  error: 'close',
  warning: 'warning',
  note: 'info',
}

const sentenceOf = (page: Page, finding: Finding, position: Position): string => {
  const { ruleset } = page.desk.draft.value
  const line = lineOf(finding)
  const texts = line === undefined ? [] : writtenLine(line, position, ruleset)
  const move = moveOf(finding)
  const index = move === undefined || line === undefined ? -1 : line.indexOf(move)
  const more =
    finding.kind === 'unknown'
      ? finding.moves.flatMap((one) => writtenLine([...finding.line, one], position, ruleset).at(-1) ?? [])
      : []
  return findingSentence(page.t.value, finding, { square: squareName, move: texts[index] ?? '', moves: more })
}

const fixLabel = (t: Translator, finding: Finding, kind: Fix['kind']): string => {
  if (finding.kind === 'short') return t('editor.fix.short', { count: finding.turns })
  if (finding.kind === 'idle')
    return t('editor.fix.piece', { square: finding.squares.map(squareName)[0] ?? '' })
  if (kind === 'longer') return t('editor.longer')
  return t(kind === 'tail' ? 'editor.fix.tail' : kind === 'remove' ? 'editor.fix.remove' : 'editor.fix.line')
}

interface FindingItemProps {
  readonly page: Page
  readonly finding: Finding
  readonly position: Position
}

/** One thing that the report found: what it is, its line on the board, and what can be done about it. */
const FindingItem = ({ page, finding, position }: FindingItemProps) => {
  const { desk, t, inspector } = page
  const say = t.value
  const line = lineOf(finding)
  const fix = fixOf(finding)
  const show = () => {
    desk.send({ kind: 'place', place: 'solution' })
    desk.send({ kind: 'show', line: line ?? [], ply: plyOf(finding) })
  }
  const mend = () => {
    if (fix?.kind === 'longer') inspector.longer()
    for (const event of fix?.events ?? []) desk.send(event)
  }
  return (
    <li class={`finding finding-${finding.severity}`}>
      <Icon name={ICONS[finding.severity]} />
      <div class="finding-body">
        <p>
          <span class="visually-hidden">{say(`puzzle.severity.${finding.severity}`)}: </span>
          {sentenceOf(page, finding, position)}
        </p>
        <div class="finding-actions">
          {line === undefined ? null : (
            <Button icon="play" onPress={show}>
              {say('editor.show')}
            </Button>
          )}
          {fix === undefined ? null : <Button onPress={mend}>{fixLabel(say, finding, fix.kind)}</Button>}
        </div>
      </div>
    </li>
  )
}

export interface FindingsProps {
  readonly page: Page
  readonly findings: readonly Finding[]
  readonly position: Position
}

/** More than this is folded in. */
const UNFOLDED = 3

/** Everything that the report found, the gravest first. */
export const Findings = ({ page, findings, position }: FindingsProps) => {
  const item = (finding: Finding, index: number) => (
    <FindingItem key={`${finding.kind}-${index}`} page={page} finding={finding} position={position} />
  )
  const folded = findings.slice(UNFOLDED)
  return (
    <>
      <ul class="findings">{findings.slice(0, UNFOLDED).map(item)}</ul>
      {folded.length === 0 ? null : (
        <details class="findings-folded">
          <summary>{page.t.value('editor.moreFindings', { count: folded.length })}</summary>
          <ul class="findings">{folded.map(item)}</ul>
        </details>
      )}
    </>
  )
}

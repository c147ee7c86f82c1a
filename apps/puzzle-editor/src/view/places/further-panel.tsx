import { useSignal } from '@preact/signals'
import { type Move, opponent, type Position, PRESETS } from '@tama/engine'
import { rulesetName } from '@tama/i18n'
import type { Report } from '@tama/puzzles'
import { Button, Panel } from '@tama/ui'
import { type Further, furtherOf } from '../../inspect/inquiry.ts'
import { puzzleOfDraft } from '../../model/draft-puzzle.ts'
import { writtenLine } from '../../model/written-tree.ts'
import type { Page } from '../page.ts'

interface TriesProps {
  readonly page: Page
  readonly position: Position
  readonly tries: Report['tries']
}

/** Wrong first moves that only one answer refutes; each is shown on the board. */
const Tries = ({ page, position, tries }: TriesProps) => {
  const { desk, t } = page
  const { ruleset } = desk.draft.value
  return (
    <details>
      <summary>{t.value('puzzle.tries', { count: tries.length })}</summary>
      <ul class="further-list">
        {tries.map((line) => {
          const text = writtenLine(line, position, ruleset).join(' ')
          return (
            <li key={text}>
              <button
                type="button"
                class="tree-move notation"
                onClick={() => desk.send({ kind: 'show', line, ply: line.length })}
              >
                {text}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface FurtherListProps {
  readonly page: Page
  readonly position: Position
  readonly further: Further
}

/** What the other side's move would lead to, and what becomes of the puzzle under other rules. */
const FurtherList = ({ page, position, further }: FurtherListProps) => {
  const say = page.t.value
  const { ruleset } = page.desk.draft.value
  const turned = { ...position, turn: opponent(position.turn) } as Position
  const write = (line: readonly Move[]) => writtenLine(line, turned, ruleset).join(' ')
  const { setPlay, transfers } = further
  return (
    <>
      <h3>{say('puzzle.setPlay')}</h3>
      {setPlay === undefined ? (
        <p>{say('puzzle.noSetPlay')}</p>
      ) : (
        <>
          <ul class="further-list">
            {setPlay.lines.map((line) => (
              <li key={write(line)}>
                <bdi class="notation">{write(line)}</bdi>
              </li>
            ))}
          </ul>
          {setPlay.unanswered.length === 0 ? null : (
            <p>
              {say('puzzle.unanswered', {
                moves: say.list(setPlay.unanswered.map((move) => write([move]))),
              })}
            </p>
          )}
        </>
      )}
      <h3>{say('puzzle.otherRules')}</h3>
      <ul class="further-list">
        {transfers.map(({ preset, result, line }) => {
          const [move = ''] = writtenLine(line.slice(0, 1), position, PRESETS[preset])
          return (
            <li key={preset}>
              {rulesetName(say, preset)}:{' '}
              {result === 'other-key' || result === 'cooked'
                ? say(`puzzle.transfer.${result}`, { move })
                : say(`puzzle.transfer.${result}`)}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What the prover can tell beyond whether the puzzle is sound; there once a report has found the first move. */
export const FurtherPanel = ({ page }: { readonly page: Page }) => {
  const { desk, inspector, t } = page
  const inspection = inspector.inspection.value
  const position = desk.position.value
  const asked = useSignal<{ readonly report: Report; readonly further: Further | undefined } | undefined>(
    undefined,
  )
  if (inspection.kind !== 'done' || position === undefined) return null
  const { report } = inspection
  const { key, turns, tries } = report
  if (key === undefined || turns === undefined) return null
  const own = asked.value?.report === report ? asked.value : undefined
  const ask = async () => {
    const puzzle = puzzleOfDraft(desk.draft.peek())
    if (puzzle === undefined) return
    asked.value = { report, further: undefined }
    const further = await furtherOf(puzzle, key, turns)
    if (asked.peek()?.report === report) asked.value = { report, further }
  }
  return (
    <Panel>
      {tries.length === 0 ? null : <Tries page={page} position={position} tries={tries} />}
      {own?.further === undefined ? (
        <Button icon="search" disabled={own !== undefined} onPress={() => void ask()}>
          {t.value(own === undefined ? 'editor.further' : 'editor.checking')}
        </Button>
      ) : (
        <FurtherList page={page} position={position} further={own.further} />
      )}
    </Panel>
  )
}

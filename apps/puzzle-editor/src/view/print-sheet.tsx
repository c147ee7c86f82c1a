import { boardSvg } from '@tama/board/svg'
import { makeRuleset } from '@tama/engine/notation'
import { rulesetName, taskText } from '@tama/i18n'
import type { Puzzle } from '@tama/puzzles'
import { Button } from '@tama/ui'
import { useEffect, useMemo } from 'preact/hooks'
import { solutionText } from '../model/solution-text.ts'
import type { Page } from './page.ts'

export interface PrintSheetProps {
  readonly page: Page
  readonly puzzles: readonly Puzzle[]
  readonly title: string
  readonly onClose: () => void
}

interface ProblemProps {
  readonly page: Page
  readonly puzzle: Puzzle
  readonly number: number
}

/** Ink on paper is light whatever the page is. */
const Problem = ({ page, puzzle, number }: ProblemProps) => {
  const { art, t } = page
  const picture = useMemo(() => {
    const view = { setup: puzzle.position, orientation: 'white', choices: [], mode: 'play' } as const
    return `data:image/svg+xml,${encodeURIComponent(boardSvg(view, { size: 320, art: art.value, scheme: 'light' }))}`
  }, [puzzle, art.value])
  return (
    <li class="sheet-problem">
      <p class="sheet-head">
        <b>{t.value.number(number)}</b> <bdi>{puzzle.title}</bdi>
        {puzzle.author === undefined ? null : <bdi class="sheet-author"> {puzzle.author}</bdi>}
      </p>
      <img class="sheet-board" src={picture} alt="" />
      <p>{taskText(t.value, puzzle.position.turn, puzzle.goal, puzzle.inTurns)}</p>
      <p class="sheet-soft">{rulesetName(t.value, makeRuleset(puzzle.ruleset))}</p>
    </li>
  )
}

/** Puzzles as a sheet of paper: the problems in front, the solutions on the last page. Covers the page until it is closed. */
export const PrintSheet = ({ page, puzzles, title, onClose }: PrintSheetProps) => {
  const { t } = page
  const say = t.value
  useEffect(() => {
    document.documentElement.classList.add('is-sheet')
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', onKey)
    return () => {
      document.documentElement.classList.remove('is-sheet')
      removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <div class="sheet" role="dialog" aria-modal="true" aria-label={say('editor.print.page')}>
      <div class="sheet-bar">
        <Button kind="primary" icon="print" id="print" onPress={() => print()}>
          {say('editor.print')}
        </Button>
        <Button icon="close" onPress={onClose}>
          {say('common.close')}
        </Button>
      </div>
      <div class="sheet-paper">
        {title === '' ? null : (
          <h2>
            <bdi>{title}</bdi>
          </h2>
        )}
        <ol class="sheet-problems">
          {puzzles.map((puzzle, index) => (
            <Problem key={index} page={page} puzzle={puzzle} number={index + 1} />
          ))}
        </ol>
        <section class="sheet-solutions">
          <h2>{say('editor.print.solutions')}</h2>
          <ol class="sheet-answers">
            {puzzles.map((puzzle, index) => (
              <li key={index}>
                <b>{say.number(index + 1)}</b>{' '}
                <bdi class="notation" dir="ltr">
                  {solutionText(puzzle)}
                </bdi>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

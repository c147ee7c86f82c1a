import { Button, Panel, Switch } from '@tama/ui'
import { hasLine, shownLine } from '../../model/line-edit.ts'
import { writtenTree } from '../../model/written-tree.ts'
import type { Page } from '../page.ts'
import { TreeLine } from '../solution-tree.tsx'

/** Lays the puzzle on the desk as a solver gets it. */
const tryIt = async (page: Page): Promise<void> => {
  const { startTrial } = await import('../../trial/start-trial.ts')
  startTrial(page)
}

/** The solution: recorded by playing it on the board, walked through, pruned. */
export const SolutionPanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const say = t.value
  const position = desk.position.value
  const solution = desk.solution.value
  const { isRecording, draft } = desk.editor.value
  const line = shownLine(desk.editor.value)
  const isInSolution = hasLine(solution, line)
  return (
    <Panel>
      <div class="row row-even">
        <Button icon="search" disabled={desk.verdict.value.kind !== 'playable'} onPress={page.inspector.find}>
          {say('editor.find')}
        </Button>
        <Button icon="hint" disabled={solution.length === 0} onPress={() => void tryIt(page)}>
          {say('editor.try')}
        </Button>
      </div>
      <Switch
        label={say('editor.record')}
        on={isRecording}
        onChange={(isOn) => desk.send({ kind: 'record', isRecording: isOn })}
      />
      <p class="field-hint">{say('editor.recordHint')}</p>
      {position === undefined || solution.length === 0 ? (
        <p>{say('editor.noSolution')}</p>
      ) : (
        <section class="tree" aria-label={say('editor.tree')} dir="ltr">
          <TreeLine page={page} steps={writtenTree(solution, position, draft.ruleset)} shown={line} isFirst />
        </section>
      )}
      {line.length === 0 ? null : (
        <div class="row row-even">
          {isInSolution ? (
            <>
              <Button icon="trash" onPress={() => desk.send({ kind: 'remove-line' })}>
                {say('editor.removeLine')}
              </Button>
              <Button onPress={() => desk.send({ kind: 'main-line' })}>{say('editor.mainLine')}</Button>
            </>
          ) : (
            <>
              <p class="field-hint">{say('editor.notInSolution')}</p>
              <Button icon="plus" onPress={() => desk.send({ kind: 'add-line', line })}>
                {say('editor.fix.line')}
              </Button>
            </>
          )}
        </div>
      )}
    </Panel>
  )
}

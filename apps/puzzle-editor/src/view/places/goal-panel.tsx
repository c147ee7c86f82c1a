import { GOAL_KINDS, type GoalKind, MAX_GAIN, MAX_TURNS } from '@tama/puzzles'
import { NumberField, Panel, Select, Switch } from '@tama/ui'
import type { Page } from '../page.ts'

/** A number of moves to begin with. */
const USUAL_TURNS = 3

/** What the solver is to reach, and in how many moves. */
export const GoalPanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const say = t.value
  const { goal, inTurns } = desk.draft.value
  const pieces = goal.kind === 'gain' ? goal.pieces : 1
  return (
    <Panel>
      <Select<GoalKind>
        label={say('editor.goal')}
        value={goal.kind}
        options={GOAL_KINDS.map((kind) => ({
          value: kind,
          label: kind === 'gain' ? say('puzzle.goal.gain', { count: pieces }) : say(`puzzle.goal.${kind}`),
        }))}
        onChange={(kind) =>
          desk.send({ kind: 'goal', goal: kind === 'gain' ? { kind, pieces: 1 } : { kind } })
        }
      />
      <div class="goal-numbers">
        {goal.kind === 'gain' ? (
          <NumberField
            label={say('editor.gain')}
            value={goal.pieces}
            min={1}
            max={MAX_GAIN}
            onChange={(value) => desk.send({ kind: 'goal', goal: { kind: 'gain', pieces: value } })}
          />
        ) : null}
        {inTurns === undefined ? null : (
          <NumberField
            label={say('editor.turns')}
            value={inTurns}
            min={1}
            max={MAX_TURNS}
            onChange={(value) => desk.send({ kind: 'turns', inTurns: value })}
          />
        )}
      </div>
      <Switch
        label={say('editor.anyTurns')}
        on={inTurns === undefined}
        onChange={(isAny) => desk.send({ kind: 'turns', inTurns: isAny ? undefined : USUAL_TURNS })}
      />
    </Panel>
  )
}

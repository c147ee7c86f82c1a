import { estimatedRating } from '@tama/puzzles'
import { Button, NumberField, Panel, TextField } from '@tama/ui'
import type { Details } from '../../model/draft.ts'
import { puzzleOfDraft } from '../../model/draft-puzzle.ts'
import type { Page } from '../page.ts'
import { ThemeChoice } from './theme-choice.tsx'

const LINES = ['title', 'author', 'source'] as const

/** What is said of the puzzle beside its task. */
export const DetailsPanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const say = t.value
  const draft = desk.draft.value
  const { details } = draft
  const puzzle = puzzleOfDraft(draft)
  const estimate = puzzle && estimatedRating(puzzle)
  const change = (part: Partial<Details>) => desk.send({ kind: 'details', details: part })
  const settle = () => desk.send({ kind: 'settle' })
  return (
    <Panel>
      {LINES.map((name) => (
        <TextField
          key={name}
          label={say(`editor.detail.${name}`)}
          value={details[name]}
          onInput={(text) => change({ [name]: text })}
          onBlur={settle}
        />
      ))}
      <NumberField
        label={say('editor.detail.year')}
        value={details.year}
        min={1}
        max={9999}
        onChange={(year) => change({ year })}
        onClear={() => change({ year: undefined })}
      />
      <div class="rules-row">
        <NumberField
          label={say('editor.detail.rating')}
          value={details.rating}
          min={0}
          max={5000}
          onChange={(rating) => change({ rating })}
          onClear={() => change({ rating: undefined })}
        />
        <Button icon="search" disabled={estimate === undefined} onPress={() => change({ rating: estimate })}>
          {say('editor.estimate')}
        </Button>
      </div>
      <ThemeChoice page={page} />
      <TextField
        label={say('editor.detail.notes')}
        value={details.notes}
        rows={4}
        onInput={(notes) => change({ notes })}
        onBlur={settle}
      />
    </Panel>
  )
}

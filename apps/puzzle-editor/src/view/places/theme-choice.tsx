import { mainLine, THEMES, type Theme, themesOf } from '@tama/puzzles'
import { Button } from '@tama/ui'
import { puzzleOfDraft } from '../../model/draft-puzzle.ts'
import type { Page } from '../page.ts'

const isKnown = (theme: string): theme is Theme => (THEMES as readonly string[]).includes(theme)

/** What the puzzle is about: chosen by hand, or recognised from its solution. Themes of others are kept. */
export const ThemeChoice = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const say = t.value
  const draft = desk.draft.value
  const { themes } = draft.details
  const choose = (chosen: readonly string[]) => desk.send({ kind: 'details', details: { themes: chosen } })
  const puzzle = puzzleOfDraft(draft)
  const canRecognise = puzzle !== undefined && mainLine(puzzle.solution).length > 0
  const recognise = () => {
    if (puzzle === undefined) return
    choose([...themesOf(puzzle), ...themes.filter((theme) => !isKnown(theme))])
  }
  return (
    <details class="themes">
      <summary>
        {say('editor.detail.themes')}
        {themes.length === 0 ? '' : ` (${say.number(themes.length)})`}
      </summary>
      <fieldset class="theme-list">
        <legend class="visually-hidden">{say('editor.detail.themes')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} class="theme">
            <input
              type="checkbox"
              checked={themes.includes(theme)}
              onChange={({ currentTarget }) =>
                choose(currentTarget.checked ? [...themes, theme] : themes.filter((other) => other !== theme))
              }
            />
            <span>{say(`puzzle.theme.${theme}`)}</span>
          </label>
        ))}
        {themes
          .filter((theme) => !isKnown(theme))
          .map((theme) => (
            <label key={theme} class="theme">
              <input
                type="checkbox"
                checked
                onChange={() => choose(themes.filter((other) => other !== theme))}
              />
              <bdi>{theme}</bdi>
            </label>
          ))}
      </fieldset>
      <Button icon="search" disabled={!canRecognise} onPress={recognise}>
        {say('editor.recognise')}
      </Button>
    </details>
  )
}

import type { Page } from '../page.ts'

const LINES = ['arrows', 'place', 'enter', 'remove', 'undo', 'walk'] as const

/** How to edit by keyboard; folded in, and left out where there is only a finger. */
export const KeyHelp = ({ page }: { readonly page: Page }) => {
  const { t } = page
  return (
    <details class="key-help">
      <summary>{t.value('editor.keys')}</summary>
      <ul>
        {LINES.map((line) => (
          <li key={line}>{t.value(`editor.keys.${line}`)}</li>
        ))}
      </ul>
    </details>
  )
}

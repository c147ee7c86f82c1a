import { IconButton, type IconName } from '@tama/ui'
import type { Page } from './page.ts'

/** Goes through the line that is on the board. */
export const LineWalk = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const { line, ply } = desk.editor.value
  const step = (
    icon: IconName,
    key: 'editor.first' | 'editor.back' | 'editor.on' | 'editor.last',
    to: number,
  ) => (
    <IconButton
      icon={icon}
      label={t.value(key)}
      disabled={to === ply || to < 0 || to > line.length}
      onPress={() => desk.send({ kind: 'go', ply: to })}
    />
  )
  return (
    <fieldset class="line-walk">
      <legend class="visually-hidden">{t.value('editor.walk')}</legend>
      {step('first', 'editor.first', 0)}
      {step('previous', 'editor.back', ply - 1)}
      {step('next', 'editor.on', ply + 1)}
      {step('last', 'editor.last', line.length)}
    </fieldset>
  )
}

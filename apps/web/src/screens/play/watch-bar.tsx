import { Choice } from '@tama/ui'
import type { App } from '../../app.ts'
import { PACES } from '../../preferences.ts'

/** How fast the computer plays against itself. */
export const WatchBar = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  return (
    <Choice
      label={t('watch.pace')}
      labelHidden
      value={app.preferences.value.pace}
      options={PACES.map((pace) => ({ value: pace, label: t(`watch.pace.${pace}`) }))}
      onChange={(pace) => {
        app.preferences.value = { ...app.preferences.value, pace }
      }}
    />
  )
}

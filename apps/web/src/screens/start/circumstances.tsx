import { Button } from '@tama/ui'
import type { App } from '../../app.ts'

/** The game that is under way, and would be given up for a new one. */
export const UnderWay = ({ app }: { readonly app: App }) => {
  if (!app.isUnderWay.value) return null
  return (
    <div class="card start-running">
      <Button icon="play" wide onPress={() => app.go({ screen: 'play' })}>
        {app.t.value('start.continue')}
      </Button>
    </div>
  )
}

/** A kept game that could not be read: the user may want its text. */
export const UnreadableSave = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const text = app.unreadable.value
  if (text === undefined) return null
  return (
    <div class="card card-warn" role="alert" data-card="unreadable">
      <p>{t('device.badSave')}</p>
      <div class="row">
        <Button icon="download" onPress={() => app.files.save('kept-game.txt', text)}>
          {t('device.badSave.save')}
        </Button>
        <Button kind="quiet" onPress={app.forgetUnreadable}>
          {t('common.dismiss')}
        </Button>
      </div>
    </div>
  )
}

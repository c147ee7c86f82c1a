import { ConfirmDialog } from '@tama/ui'
import type { App } from '../../app.ts'
import { onlyHuman } from '../../seats.ts'
import { livePosition, type PlayState } from './state.ts'

/** The questions before a game is given up or drawn. */
export const Questions = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const isAlone = onlyHuman(state.seats) !== undefined
  const answer = (yes: boolean) => app.send({ type: 'answered', yes })
  const shared = { no: t('common.cancel'), closeLabel: t('common.close'), onAnswer: answer }
  return (
    <>
      <ConfirmDialog
        {...shared}
        open={state.question === 'resign'}
        title={t('play.resign.ask')}
        yes={t('play.resign.yes')}
        danger
      >
        {isAlone ? null : <p>{t(`side.toMove.${livePosition(state).turn}`)}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        {...shared}
        open={state.question === 'draw'}
        title={t(isAlone ? 'play.drawOffer.ask' : 'play.draw.ask')}
        yes={t(isAlone ? 'play.drawOffer' : 'play.draw.yes')}
      />
    </>
  )
}

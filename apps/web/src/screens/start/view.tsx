import { Button, Choice, type ChoiceOption } from '@tama/ui'
import type { App } from '../../app.ts'
import { UnderWay, UnreadableSave } from './circumstances.tsx'
import { Company } from './company.tsx'
import { GameCards } from './game-cards.tsx'
import type { Opponent } from './model.ts'
import { Readings } from './readings.tsx'

const opponents = (app: App): readonly ChoiceOption<Opponent>[] => {
  const t = app.t.value
  return [
    { value: 'computer', label: t('play.computer'), icon: 'computer' },
    { value: 'two-players', label: t('play.two'), icon: 'people' },
    { value: 'friend', label: t('friend.byLink'), icon: 'link' },
    { value: 'watch', label: t('watch.title'), icon: 'eye' },
  ]
}

/** Everything there is to choose before a game; the button works at once. */
export const StartPanel = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const choices = app.choices.value
  const offer = app.offer.value
  const hasFork = offer?.kind === 'game' && offer.fork !== undefined
  const views = app.playViews.value
  return (
    <section class="side start-side" aria-labelledby="start-title">
      <div class="start-head">
        <h1 id="start-title" class="start-title" tabIndex={-1}>
          {t('play.newGame')}
        </h1>
        <p class="soft">{t('start.lead')}</p>
      </div>
      <UnreadableSave app={app} />
      {views === undefined ? null : <views.Offered app={app} />}
      {hasFork ? null : (
        <>
          <UnderWay app={app} />
          {offer !== undefined || views === undefined ? null : <views.LinkList app={app} />}
          {offer === undefined ? <GameCards app={app} /> : null}
          <div class="opponents">
            <Choice
              label={t('play.opponent')}
              value={choices.opponent}
              options={opponents(app)}
              onChange={(opponent) => {
                app.choices.value = { ...app.choices.peek(), opponent }
              }}
            />
          </div>
          <Company app={app} />
          <div class="start-more">
            {offer === undefined ? <Readings app={app} /> : null}
            <Button
              kind="quiet"
              icon="upload"
              onPress={() => {
                app.dialog.value = 'exchange'
              }}
            >
              {t('pdn.importTitle')}
            </Button>
          </div>
          <div class="start-go">
            <Button kind="primary" icon="play" wide disabled={app.isReading.value} onPress={app.begin}>
              {t('app.play')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

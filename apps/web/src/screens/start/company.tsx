import { COLOURS } from '@tama/engine'
import { Choice, Switch } from '@tama/ui'
import type { App } from '../../app.ts'
import { LevelChoice, LevelSlider } from './level-choice.tsx'
import type { Choices } from './model.ts'
import { TimeChoice } from './time-choice.tsx'

const choose = (app: App, change: Partial<Choices>) => {
  app.choices.value = { ...app.choices.peek(), ...change }
}

const SideChoice = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  return (
    <Choice
      label={t('play.side')}
      value={app.choices.value.side}
      options={[
        { value: 'white', label: t('side.white') },
        { value: 'random', label: t('side.random') },
        { value: 'black', label: t('side.black') },
      ]}
      onChange={(side) => choose(app, { side })}
    />
  )
}

/** How play by link goes, and with which pieces. */
const FriendFields = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const offer = app.offer.value
  return (
    <>
      {offer?.kind === 'game' ? <p>{t(`friend.youPlay.${offer.turn}`)}</p> : <SideChoice app={app} />}
      <p class="field-hint">{t('friend.about')}</p>
    </>
  )
}

/** What there is to say about each opponent. */
export const Company = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { opponent, isAcross, watched } = app.choices.value
  switch (opponent) {
    case 'computer':
      return (
        <>
          <LevelChoice app={app} />
          <SideChoice app={app} />
          <TimeChoice app={app} />
        </>
      )
    case 'two-players':
      return (
        <>
          <TimeChoice app={app} />
          <Switch
            label={t('start.across')}
            on={isAcross}
            onChange={(next) => choose(app, { isAcross: next })}
          />
        </>
      )
    case 'friend':
      return <FriendFields app={app} />
    case 'watch':
      return (
        <>
          {COLOURS.map((colour) => (
            <LevelSlider
              key={colour}
              app={app}
              of={colour}
              level={watched[colour]}
              isBrief
              onChange={(level) =>
                choose(app, { watched: { ...app.choices.peek().watched, [colour]: level } })
              }
            />
          ))}
          <p class="field-hint">{t('watch.about')}</p>
        </>
      )
  }
}

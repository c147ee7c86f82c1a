import { PRESET_IDS } from '@tama/engine'
import { rulesetName } from '@tama/i18n'
import { Button, Choice, Select } from '@tama/ui'
import type { App } from '../../app.ts'
import { gameOf, isPreset } from '../../games.ts'
import { isPlaying } from '../play/state.ts'
import { GameCards } from './game-cards.tsx'
import { LevelChoice } from './level-choice.tsx'
import type { Choices } from './model.ts'

/** Where the game begins if not at the start, and what it would replace. */
const Circumstances = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const offer = app.offer.value
  const play = app.play.value
  const isRunning = play !== undefined && isPlaying(play) && play.game.cursor > 0
  return (
    <>
      {offer === undefined ? null : (
        <div class="card">
          <p>
            {t('start.offer')} {t(`side.toMove.${offer.position.turn}`)}.
          </p>
          <p class="soft">{rulesetName(t, offer.ruleset)}</p>
          <Button
            onPress={() => {
              app.offer.value = undefined
              app.go({ screen: 'start' })
            }}
          >
            {t('start.forget')}
          </Button>
        </div>
      )}
      {isRunning ? (
        <div class="card start-running">
          <Button icon="play" wide onPress={() => app.go({ screen: 'play' })}>
            {t('start.continue')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** A kept game that could not be read: the user may want its text. */
const UnreadableSave = ({ app }: { readonly app: App }) => {
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

/** The other readings of the chosen game's rules; nobody needs them to play. */
const Readings = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const { ruleset } = app.choices.value
  const { main, others } = gameOf(ruleset)
  const presets = PRESET_IDS.filter((preset) => preset === main || others.includes(preset))
  const value = isPreset(ruleset) ? ruleset : main
  return (
    <details class="readings">
      <summary>{t('start.more')}</summary>
      <Select
        label={t('ruleset.label')}
        value={value}
        options={presets.map((preset) => ({ value: preset, label: t(`ruleset.${preset}`) }))}
        onChange={(preset) => {
          app.choices.value = { ...app.choices.value, ruleset: preset }
        }}
        hint={t(`ruleset.${value}.about`)}
      />
    </details>
  )
}

/** Everything there is to choose before a game; the button works at once. */
export const StartPanel = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const choices = app.choices.value
  const choose = (change: Partial<Choices>) => {
    app.choices.value = { ...app.choices.value, ...change }
  }
  return (
    <section class="side start-side" aria-labelledby="start-title">
      <div class="start-head">
        <h1 id="start-title" class="start-title" tabIndex={-1}>
          {t('play.newGame')}
        </h1>
        <p class="soft">{t('start.lead')}</p>
      </div>
      <UnreadableSave app={app} />
      <Circumstances app={app} />
      {app.offer.value === undefined ? <GameCards app={app} /> : null}
      <Choice
        label={t('play.opponent')}
        value={choices.opponent}
        options={[
          { value: 'computer', label: t('play.computer'), icon: 'computer' },
          { value: 'two-players', label: t('play.two'), icon: 'people' },
        ]}
        onChange={(opponent) => choose({ opponent })}
      />
      {choices.opponent === 'computer' ? (
        <>
          <LevelChoice app={app} />
          <Choice
            label={t('play.side')}
            value={choices.side}
            options={[
              { value: 'white', label: t('side.white') },
              { value: 'random', label: t('side.random') },
              { value: 'black', label: t('side.black') },
            ]}
            onChange={(side) => choose({ side })}
          />
        </>
      ) : null}
      {app.offer.value === undefined ? <Readings app={app} /> : null}
      <div class="row">
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
        <Button kind="primary" icon="play" wide onPress={app.begin}>
          {t('app.play')}
        </Button>
      </div>
    </section>
  )
}

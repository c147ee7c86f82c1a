import { Button, Menu, type MenuItem } from '@tama/ui'
import type { App } from '../../app.ts'
import { companyOf } from '../../seats.ts'
import { lastCapture } from './board-view.ts'
import { hasNews } from './by-link.ts'
import { copyLink } from './copy-link.ts'
import { isHumanTurn, isPlaying, mayMove, mayPause, type PlayState } from './state.ts'
import { Tool } from './tool.tsx'
import { playAgain, takeBack } from './turns-back.ts'

interface PartProps {
  readonly app: App
  readonly state: PlayState
}

/** Where the tools of the game stay on a small screen once it is over. */
const whilePlaying = (state: PlayState) => (isPlaying(state) ? {} : ({ only: 'wide' } as const))

const PauseTool = ({ app, state }: PartProps) => {
  const t = app.t.value
  if (!mayPause(state)) return null
  return state.pause === 'no' ? (
    <Tool icon="pause" label={t('clock.pause')} shortcut="p" onPress={() => app.send({ type: 'paused' })} />
  ) : (
    <Tool
      icon="play"
      label={t('clock.resume')}
      shortcut="p"
      isMain
      onPress={() => app.send({ type: 'resumed' })}
    />
  )
}

const FlipTool = ({ app, state }: PartProps) => (
  <Tool
    icon="flip"
    label={app.t.value('play.flipShort')}
    shortcut="f"
    {...whilePlaying(state)}
    onPress={() => app.send({ type: 'flipped' })}
  />
)

/** The tools of somebody who plays. */
const PlayerTools = ({ app, state }: PartProps) => {
  const t = app.t.value
  const { takeBacks, hintsTaken } = state
  return (
    <>
      <Tool
        icon="undo"
        label={t('play.takeBackShort')}
        shortcut="u"
        count={takeBacks}
        countedAs={t('play.takeBacks', { count: takeBacks })}
        disabled={takeBack(state) === undefined}
        onPress={() => app.send({ type: 'took-back' })}
      />
      <Tool
        icon="redo"
        label={t('play.redoShort')}
        shortcut="r"
        disabled={playAgain(state) === undefined}
        {...(mayPause(state) ? ({ only: 'wide' } as const) : whilePlaying(state))}
        onPress={() => app.send({ type: 'played-again' })}
      />
      {companyOf(state.seats) === 'link' ? null : (
        <Tool
          icon="hint"
          label={t('play.hint')}
          shortcut="h"
          count={hintsTaken}
          countedAs={t('play.hintsTaken', { count: hintsTaken })}
          disabled={!mayMove(state) || state.hint?.shown === 'move' || state.engine.kind === 'busy'}
          {...whilePlaying(state)}
          onPress={() => app.send({ type: 'hint-asked' })}
        />
      )}
    </>
  )
}

/** The tools of somebody who watches. */
const WatcherTools = ({ app, state }: PartProps) => (
  <Tool
    icon="next"
    label={app.t.value('watch.step')}
    shortcut="s"
    disabled={!isPlaying(state) || state.pause === 'step'}
    {...whilePlaying(state)}
    onPress={() => app.send({ type: 'stepped' })}
  />
)

/** The tools when it is over, where the result has no room for buttons of its own. */
const OverTools = ({ app }: Pick<PartProps, 'app'>) => {
  const t = app.t.value
  return (
    <>
      <Tool icon="play" label={t('play.rematch')} only="narrow" onPress={app.rematch} />
      <Tool
        icon="plus"
        label={t('play.newGame')}
        shortcut="n"
        only="narrow"
        onPress={() => app.go({ screen: 'start' })}
      />
      <Tool icon="eye" label={t('play.reviewShort')} only="narrow" onPress={app.reviewGame} />
    </>
  )
}

const drawItem = ({ app, state }: PartProps): readonly MenuItem[] => {
  const t = app.t.value
  switch (companyOf(state.seats)) {
    case 'watch':
      return []
    case 'link': {
      const isOffered = state.link?.drawOffer !== undefined
      return [
        {
          icon: 'handshake',
          label: t('play.drawOffer'),
          disabled: isOffered || !hasNews(state) || !isPlaying(state) || state.game.cursor === 0,
          onPress: () => app.send({ type: 'draw-offered', yes: true }),
        },
      ]
    }
    case 'solo':
    case 'two':
      return [
        {
          icon: 'handshake',
          label: t(companyOf(state.seats) === 'solo' ? 'play.drawOffer' : 'play.draw'),
          disabled: !isHumanTurn(state),
          onPress: () => app.send({ type: 'asked', question: 'draw' }),
        },
      ]
  }
}

const resignItem = ({ app, state }: PartProps): readonly MenuItem[] =>
  companyOf(state.seats) === 'watch'
    ? []
    : [
        {
          icon: 'flag',
          label: app.t.value('play.resign'),
          disabled: !isPlaying(state),
          onPress: () => app.send({ type: 'asked', question: 'resign' }),
        },
      ]

const laterItems = (props: PartProps): readonly MenuItem[] => {
  const { app } = props
  const t = app.t.value
  return [
    ...drawItem(props),
    ...resignItem(props),
    { icon: 'plus', label: t('play.newGame'), onPress: () => app.go({ screen: 'start' }) },
    {
      icon: 'link',
      label: t('exchange.title'),
      onPress: () => {
        app.dialog.value = 'exchange'
      },
    },
  ]
}

/** What has a place of its own where there is room. */
const narrowItems = ({ app, state }: PartProps): readonly MenuItem[] => {
  const t = app.t.value
  const isPlayed = companyOf(state.seats) !== 'watch'
  return [
    ...(isPlayed && mayPause(state)
      ? [
          {
            icon: 'redo',
            label: t('play.redoShort'),
            disabled: playAgain(state) === undefined,
            onPress: () => app.send({ type: 'played-again' }),
          } as const,
        ]
      : []),
    ...(state.link !== undefined && !hasNews(state) && !isHumanTurn(state)
      ? [{ icon: 'copy', label: t('friend.again'), onPress: () => copyLink(app, state) } as const]
      : []),
    {
      icon: 'replay',
      label: t('play.replayCapture'),
      disabled: lastCapture(state) === undefined,
      onPress: app.replayCapture,
    },
    ...(isPlayed
      ? [
          {
            icon: 'keyboard',
            label: t('play.typeMove'),
            disabled: !mayMove(state),
            onPress: app.focusMoveBox,
          } as const,
        ]
      : []),
  ]
}

/** What a person can do besides moving. On a small screen what is seldom needed waits in a menu. */
export const Actions = ({ app, state }: PartProps) => {
  const t = app.t.value
  const later = laterItems({ app, state })
  return (
    <div class="actions">
      <div class="tools">
        {companyOf(state.seats) === 'watch' ? null : <PlayerTools app={app} state={state} />}
        <PauseTool app={app} state={state} />
        {companyOf(state.seats) === 'watch' ? <WatcherTools app={app} state={state} /> : null}
        <FlipTool app={app} state={state} />
        {isPlaying(state) ? null : <OverTools app={app} />}
        <Menu
          label={t('common.more')}
          labelShown
          icon="more"
          items={[...later, ...narrowItems({ app, state })]}
        />
      </div>
      <div class="later">
        {later.map(({ icon, label, disabled, onPress }) => (
          <Button
            key={label}
            kind="plain"
            {...(icon === undefined ? {} : { icon })}
            disabled={disabled ?? false}
            onPress={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

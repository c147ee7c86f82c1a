import { Button, Icon, type IconName, Menu, type MenuItem } from '@tama/ui'
import type { App } from '../../app.ts'
import { onlyHuman } from '../../seats.ts'
import { isHumanTurn, isPlaying, type PlayState } from './state.ts'
import { playAgain, takeBack } from './turns-back.ts'

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly shortcut?: string
  /** Only where the result's own buttons are, or only where they are not. */
  readonly only?: 'wide' | 'narrow'
  readonly onPress: () => void
}

/** A button with its word below its picture, wide enough for a thumb. */
const Tool = ({ icon, label, disabled, shortcut, only, onPress }: ToolProps) => (
  <button
    type="button"
    class={only === undefined ? 'tool' : `tool only-${only}`}
    disabled={disabled ?? false}
    {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
    onClick={onPress}
  >
    <Icon name={icon} />
    <span>{label}</span>
  </button>
)

interface PartProps {
  readonly app: App
  readonly state: PlayState
}

/** The tools while the game goes on; afterwards a small screen needs their room. */
const PlayingTools = ({ app, state }: PartProps) => {
  const t = app.t.value
  const only = isPlaying(state) ? {} : ({ only: 'wide' } as const)
  return (
    <>
      <Tool
        icon="redo"
        label={t('play.redoShort')}
        shortcut="r"
        disabled={playAgain(state.game, state.seats) === undefined}
        {...only}
        onPress={() => app.send({ type: 'played-again' })}
      />
      <Tool
        icon="hint"
        label={t('play.hint')}
        shortcut="h"
        disabled={!isHumanTurn(state) || state.hint?.shown === 'move' || state.engine.kind === 'busy'}
        {...only}
        onPress={() => app.send({ type: 'hint-asked' })}
      />
      <Tool
        icon="flip"
        label={t('play.flipShort')}
        shortcut="f"
        {...only}
        onPress={() => app.send({ type: 'flipped' })}
      />
    </>
  )
}

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
      <Tool
        icon="first"
        label={t('play.reviewShort')}
        shortcut="Home"
        only="narrow"
        onPress={() => app.send({ type: 'looked', at: 'first' })}
      />
    </>
  )
}

const laterItems = ({ app, state }: PartProps): readonly MenuItem[] => {
  const t = app.t.value
  const isAlone = onlyHuman(state.seats) !== undefined
  return [
    {
      icon: 'handshake',
      label: t(isAlone ? 'play.drawOffer' : 'play.draw'),
      disabled: !isHumanTurn(state),
      onPress: () => app.send({ type: 'asked', question: 'draw' }),
    },
    {
      icon: 'flag',
      label: t('play.resign'),
      disabled: !isPlaying(state),
      onPress: () => app.send({ type: 'asked', question: 'resign' }),
    },
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

/** What a person can do besides moving. On a small screen what is seldom needed waits in a menu. */
export const Actions = ({ app, state }: PartProps) => {
  const t = app.t.value
  const later = laterItems({ app, state })
  return (
    <div class="actions">
      <div class="tools">
        <Tool
          icon="undo"
          label={t('play.takeBackShort')}
          shortcut="u"
          disabled={takeBack(state.game, state.seats) === undefined}
          onPress={() => app.send({ type: 'took-back' })}
        />
        <PlayingTools app={app} state={state} />
        {isPlaying(state) ? null : <OverTools app={app} />}
        <Menu label={t('common.more')} labelShown icon="more" items={later} />
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

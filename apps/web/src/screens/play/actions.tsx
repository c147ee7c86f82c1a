import { Button, Icon, type IconName, Menu, type MenuItem } from '@tama/ui'
import type { App } from '../../app.ts'
import { onlyHuman } from '../../seats.ts'
import { isHumanTurn, isPlaying, type PlayState } from './state.ts'
import { plyAfter, plyBefore } from './turns-back.ts'

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly shortcut: string
  readonly onPress: () => void
}

/** A button with its word below its picture, wide enough for a thumb. */
const Tool = ({ icon, label, disabled, shortcut, onPress }: ToolProps) => (
  <button
    type="button"
    class="tool"
    disabled={disabled ?? false}
    aria-keyshortcuts={shortcut}
    onClick={onPress}
  >
    <Icon name={icon} />
    <span>{label}</span>
  </button>
)

/** What a person can do besides moving. */
export const Actions = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const isOpen = isHumanTurn(state)
  const isAlone = onlyHuman(state.seats) !== undefined
  const later: readonly MenuItem[] = [
    {
      icon: 'handshake',
      label: t(isAlone ? 'play.drawOffer' : 'play.draw'),
      disabled: !isOpen,
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
  return (
    <div class="actions">
      <div class="tools">
        <Tool
          icon="undo"
          label={t('play.takeBack')}
          shortcut="u"
          disabled={plyBefore(state.game, state.seats) === undefined}
          onPress={() => app.send({ type: 'took-back' })}
        />
        <Tool
          icon="redo"
          label={t('common.redo')}
          shortcut="r"
          disabled={plyAfter(state.game, state.seats) === undefined}
          onPress={() => app.send({ type: 'played-again' })}
        />
        <Tool
          icon="hint"
          label={t('play.hint')}
          shortcut="h"
          disabled={!isOpen || state.hint?.shown === 'move' || state.engine.kind === 'busy'}
          onPress={() => app.send({ type: 'hint-asked' })}
        />
        <Tool
          icon="flip"
          label={t('play.flipShort')}
          shortcut="f"
          onPress={() => app.send({ type: 'flipped' })}
        />
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

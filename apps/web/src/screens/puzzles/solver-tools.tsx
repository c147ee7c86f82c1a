import { makeRuleset } from '@tama/engine/notation'
import { Button, Menu, type MenuItem } from '@tama/ui'
import type { App } from '../../app.ts'
import { Tool } from '../play/tool.tsx'
import { isCaughtUp, positionAfter, type SolverEvent, type SolverState, seenPlies } from './model.ts'
import { linkOf } from './puzzle-link.ts'

export interface SolverToolsProps {
  readonly app: App
  readonly state: SolverState
  readonly send: (event: SolverEvent) => void
}

/** A puzzle is handed on by a link, or by whatever else the device offers. */
const passItems = ({ app, state }: SolverToolsProps): readonly MenuItem[] => {
  const t = app.t.value
  const link = linkOf(state.solving.puzzle)
  if (link === undefined) return []
  const address = app.addressOf(link)
  const copy = async () => {
    const isCopied = await app.clipboard.write(address)
    if (isCopied) app.notices.say(t('link.copied'))
    else app.notices.say(t('common.copyFailed', { text: address }), 'error')
  }
  return [
    { icon: 'link', label: t('link.copy'), onPress: () => void copy() },
    ...(app.share.canShare
      ? [
          {
            icon: 'share',
            label: t('play.share'),
            onPress: () => void app.share.share(t('app.puzzles'), address),
          } as const,
        ]
      : []),
    {
      icon: 'edit',
      label: t('play.toEditor'),
      onPress: () => app.openInEditor(link),
    },
  ]
}

/** What a solver can do besides moving. */
export const SolverTools = (props: SolverToolsProps) => {
  const { app, state, send } = props
  const t = app.t.value
  const { solving } = state
  const { phase, record, puzzle } = solving
  const isOver = phase.kind === 'solved'
  const later: readonly MenuItem[] = [
    ...passItems(props),
    {
      icon: 'play',
      label: t('solve.playOn'),
      onPress: () => app.playFrom(positionAfter(state, seenPlies(state)), makeRuleset(puzzle.ruleset)),
    },
  ]
  const isWaiting = phase.kind === 'asking' || phase.kind === 'mistaken' || phase.kind === 'checking'
  return (
    <div class="actions">
      <div class="tools">
        {isOver ? null : (
          <>
            <Tool
              icon="hint"
              label={t('play.hint')}
              shortcut="h"
              count={record.help}
              countedAs={t('play.hintsTaken', { count: record.help })}
              disabled={phase.kind !== 'asking' || phase.hint === 2 || !isCaughtUp(state)}
              onPress={() => send({ kind: 'hint' })}
            />
            <Tool
              icon="eye"
              label={t('solve.show')}
              shortcut="v"
              disabled={!isWaiting}
              onPress={() => send({ kind: 'show' })}
            />
          </>
        )}
        <Tool
          icon="replay"
          label={t('solve.retry')}
          shortcut="o"
          disabled={solving.line.length === 0 && phase.kind === 'asking'}
          onPress={() => send({ kind: 'retry' })}
        />
        <Tool
          icon="flip"
          label={t('play.flipShort')}
          shortcut="f"
          onPress={() => send({ kind: 'flipped' })}
        />
        <Menu
          label={t('common.more')}
          labelShown
          icon="more"
          items={[...later, { icon: 'keyboard', label: t('play.typeMove'), onPress: app.focusMoveBox }]}
        />
      </div>
      <div class="later">
        {later.map(({ icon, label, onPress }) => (
          <Button key={label} {...(icon === undefined ? {} : { icon })} onPress={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

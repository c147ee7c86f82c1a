import { legalMoves, type Position, type Ruleset } from '@tama/engine'
import { makeMove } from '@tama/engine/notation'
import { Button } from '@tama/ui'
import type { App } from '../../app.ts'

export interface ConfirmBarProps {
  readonly app: App
  /** Where the move is made. */
  readonly position: Position
  readonly ruleset: Ruleset
}

/** The second yes that a move waits for, where the user wants one. The board takes it by Enter and by touch, too. */
export const ConfirmBar = ({ app, position, ruleset }: ConfirmBarProps) => {
  const t = app.t.value
  const move = app.pending.value
  if (move === undefined) return null
  const text = makeMove(move, legalMoves(position, ruleset))
  return (
    <section class="card confirm-bar" aria-label={t('play.confirm')} data-card="confirm">
      <p>
        {t('play.confirm')} <bdi class="notation">{text}</bdi>
      </p>
      <div class="row">
        <Button kind="primary" icon="check" onPress={app.acceptMove}>
          {t('play.confirm.yes')}
        </Button>
        <Button icon="undo" onPress={app.refuseMove}>
          {t('play.confirm.no')}
        </Button>
      </div>
    </section>
  )
}

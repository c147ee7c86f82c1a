import { legalMoves, type Move, type Position, type Ruleset } from '@tama/engine'
import { type MoveError, makeMove, parseMove } from '@tama/engine/notation'
import { moveErrorSentence } from '@tama/i18n'
import { Button, TextField } from '@tama/ui'
import { useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import { isHumanTurn, livePosition, type PlayState } from './state.ts'

export interface MoveEntryProps {
  readonly app: App
  readonly position: Position
  readonly ruleset: Ruleset
  /** A move may be entered now. */
  readonly isOpen: boolean
  /** How a move is written; shown while nothing is. */
  readonly example: string
  readonly onMove: (move: Move) => void
}

/** A line to type a move into, for those who would rather write than point. */
export const MoveEntry = ({ app, position, ruleset, isOpen, example, onMove }: MoveEntryProps) => {
  const t = app.t.value
  const [text, setText] = useState('')
  const [error, setError] = useState<MoveError | undefined>(undefined)
  const enter = () => {
    if (!isOpen || text.trim() === '') return
    const read = parseMove(text, position, ruleset)
    setError(read.ok ? undefined : read.error)
    if (!read.ok) return
    setText('')
    onMove(read.value)
  }
  return (
    <div class="move-box">
      <TextField
        id="move-box"
        label={t('play.typeMove')}
        code
        value={text}
        placeholder={example}
        onInput={(next) => {
          setText(next)
          setError(undefined)
        }}
        onEnter={enter}
        {...(error === undefined ? {} : { error: moveErrorSentence(t, error) })}
      />
      <Button onPress={enter} disabled={!isOpen}>
        {t('play.enter')}
      </Button>
    </div>
  )
}

/** How a move is written where none can be. */
export const ANY_MOVE = 'd3-d4'

/** The same for the game at the board. */
export const MoveBox = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const position = livePosition(state)
  const { ruleset } = state.game
  const isOpen = isHumanTurn(state)
  const legal = isOpen ? legalMoves(position, ruleset) : []
  return (
    <MoveEntry
      app={app}
      position={position}
      ruleset={ruleset}
      isOpen={isOpen}
      example={legal[0] === undefined ? ANY_MOVE : makeMove(legal[0], legal)}
      onMove={(move) => app.send({ type: 'moved', move })}
    />
  )
}

import { legalMoves } from '@tama/engine'
import { type MoveError, makeMove, parseMove } from '@tama/engine/notation'
import { moveErrorSentence } from '@tama/i18n'
import { Button, TextField } from '@tama/ui'
import { useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import { isHumanTurn, livePosition, type PlayState } from './state.ts'

/** A line to type a move into, for those who would rather write than point. */
export const MoveBox = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const [text, setText] = useState('')
  const [error, setError] = useState<MoveError | undefined>(undefined)
  const position = livePosition(state)
  const isOpen = isHumanTurn(state)
  const enter = () => {
    if (!isOpen || text.trim() === '') return
    const read = parseMove(text, position, state.game.ruleset)
    setError(read.ok ? undefined : read.error)
    if (!read.ok) return
    setText('')
    app.send({ type: 'moved', move: read.value })
  }
  const legal = isOpen ? legalMoves(position, state.game.ruleset) : []
  const example = legal[0] === undefined ? 'd3-d4' : makeMove(legal[0], legal)
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

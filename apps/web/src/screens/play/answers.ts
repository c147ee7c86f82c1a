import { agreeDraw, standingAt } from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import type { EngineAnswer } from '@tama/search/client'
import { exactOf } from '../../exact.ts'
import { takesDraw } from './draw-answer.ts'
import { movedOn, withGame } from './moving.ts'
import {
  type EngineTask,
  type EngineTrouble,
  type Hint,
  IDLE,
  livePosition,
  type PlayState,
} from './state.ts'

type Busy = EngineTask & { readonly kind: 'busy' }

const fail = (state: PlayState, why: EngineTrouble): PlayState => ({
  ...state,
  engine: { kind: 'failed', why },
})

const drawAnswered = (state: PlayState, answer: EngineAnswer): PlayState => {
  const { game } = state
  const idle: PlayState = { ...state, engine: IDLE }
  const line = answer.kind === 'best' ? answer.info.lines[0] : undefined
  if (line === undefined) return { ...idle, remark: { kind: 'no-draw-answer' } }
  const { position, history } = standingAt(game, game.cursor)
  return takesDraw(line.score, position, history.quietPlies)
    ? withGame(state, agreeDraw(game))
    : { ...idle, remark: { kind: 'draw-declined' } }
}

/** What the engine's `answer` to `task` makes of the game. */
export const answered = (state: PlayState, task: Busy, answer: EngineAnswer): PlayState => {
  if (answer.kind === 'superseded') return state
  if (task.purpose === 'draw') return drawAnswered(state, answer)
  const read =
    answer.kind === 'best' ? parseMove(answer.move, livePosition(state), state.game.ruleset) : undefined
  if (task.purpose === 'hint') {
    const idle: PlayState = { ...state, engine: IDLE }
    if (!read?.ok) return { ...idle, remark: { kind: 'no-hint' } }
    const line = answer.kind === 'best' ? answer.info.lines[0] : undefined
    const exact = line && exactOf(line, livePosition(state).turn)
    const hint: Hint = { move: read.value, shown: 'piece', ...(exact && { exact }) }
    return { ...idle, hint, hintsTaken: state.hintsTaken + 1 }
  }
  if (answer.kind === 'failed') return fail(state, answer.why)
  return read?.ok ? movedOn(state, read.value) : fail(state, 'bad-answer')
}

import { positionOf } from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import type { EngineAnswer } from '@tama/search/client'
import { type PlayEvent, reduce, settle } from './model.ts'
import type { PlayState } from './state.ts'

/** One event, in a game without clocks. For tests. */
export const step = (state: PlayState, event: PlayEvent): PlayState => reduce(state, event, 0)

/** Plays moves given as text, whoever's turn it is; the computer's answers go in under its request's number. For tests. */
export const playTexts = (state: PlayState, texts: readonly string[]): PlayState =>
  texts.reduce((now, text) => {
    const read = parseMove(text, positionOf(now.game), now.game.ruleset)
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`)
    const { engine } = now
    return engine.kind === 'busy' && engine.purpose === 'move'
      ? step(now, { type: 'engine-answered', id: engine.id, answer: best(text) })
      : step(now, { type: 'moved', move: read.value })
  }, settle(state))

/** An answer of the engine that names `move`, with a score for the side to move. */
export const best = (move: string, centimen = 0): EngineAnswer => ({
  kind: 'best',
  id: 1,
  move,
  info: {
    depthPlies: 1,
    selectiveDepthPlies: 1,
    nodes: 1,
    timeMs: 1,
    hashFull: 0,
    tableHits: 0,
    lines: [{ score: { kind: 'estimate', centimen }, moves: [move] }],
  },
})

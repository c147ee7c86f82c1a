import { legalMoves, type Position, play, type Ruleset } from '@tama/engine'
import { makeMove, parseMove } from '@tama/engine/notation'
import type { Info, Score } from '@tama/search'

const scoreText = (score: Score): string =>
  score.kind === 'win' ? `win ${score.plies}` : `cp ${score.centimen}`

/** Writes moves, given with full paths and played one after the other from `position`, as short as each is clear. */
export const shortMoves = (
  texts: readonly string[],
  position: Position,
  ruleset: Ruleset,
): readonly string[] => {
  let at = position
  return texts.map((text) => {
    const move = parseMove(text, at, ruleset)
    if (!move.ok) throw new Error(`the search names an illegal move: ${text}`)
    const short = makeMove(move.value, legalMoves(at, ruleset))
    at = play(at, move.value)
    return short
  })
}

/** The `info` lines for what a search knows, one for each of its best moves. */
export const infoLines = (info: Info, position: Position, ruleset: Ruleset): readonly string[] => {
  const timeMs = Math.round(info.timeMs)
  const perSecond = Math.round((info.nodes * 1000) / Math.max(info.timeMs, 1))
  return info.lines.map(({ score, moves }, index) =>
    [
      `info depth ${info.depthPlies} seldepth ${info.selectiveDepthPlies} score ${scoreText(score)}`,
      `nodes ${info.nodes} nps ${perSecond} hashfull ${info.hashFull} tbhits ${info.tableHits} time ${timeMs}`,
      `multipv ${index + 1} pv ${shortMoves(moves, position, ruleset).join(' ')}`,
    ].join(' '),
  )
}

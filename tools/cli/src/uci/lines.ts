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

/** What endgame tables prove, in words, for the side to move. */
const exactText = (score: Score): string => {
  if (score.kind === 'estimate') return 'draw'
  const plies = Math.abs(score.plies)
  return `${score.plies > 0 ? 'wins' : 'loses'} in ${plies} ${plies === 1 ? 'ply' : 'plies'}`
}

/**
 * The `info` lines for what a search knows, one for each of its best moves; before them one in words where endgame tables
 * prove the best score.
 */
export const infoLines = (info: Info, position: Position, ruleset: Ruleset): readonly string[] => {
  const timeMs = Math.round(info.timeMs)
  const perSecond = Math.round((info.nodes * 1000) / Math.max(info.timeMs, 1))
  const [best] = info.lines
  const proof = best?.isExact === true ? [`info string exact: ${exactText(best.score)}`] : []
  const lines = info.lines.map(({ score, moves }, index) =>
    [
      `info depth ${info.depthPlies} seldepth ${info.selectiveDepthPlies} score ${scoreText(score)}`,
      `nodes ${info.nodes} nps ${perSecond} hashfull ${info.hashFull} tbhits ${info.tableHits} time ${timeMs}`,
      `multipv ${index + 1} pv ${shortMoves(moves, position, ruleset).join(' ')}`,
    ].join(' '),
  )
  return [...proof, ...lines]
}

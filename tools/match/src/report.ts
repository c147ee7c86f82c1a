import { err, type Move, ok, play, type Result, type Ruleset, replayGame, START } from '@tama/engine'
import { makePdn, parseMove, pdnOfGame } from '@tama/engine/notation'
import type { NumberedGame } from './journal.ts'
import type { PlayerSpec } from './player-spec.ts'
import { logLikelihoodRatio, SPRT_BOUND, type Sprt, standingOf, type Tally } from './statistics.ts'

const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(Math.round(number))}`

/** The state of a match in one line. */
export const summary = (tally: Tally, sprt: Sprt | undefined): string => {
  if (tally.pairs.length === 0) return 'no pair of games is finished'
  const { games, score, margin, elo, eloLow, eloHigh } = standingOf(tally)
  const parts = [
    `${games} games: +${tally.wins} =${tally.draws} −${tally.losses}`,
    `score ${(100 * score).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`,
    `Elo ${signed(elo)} [${signed(eloLow)}, ${signed(eloHigh)}]`,
  ]
  if (sprt !== undefined) {
    const ratio = logLikelihoodRatio(tally.pairs, sprt)
    const verdict = ratio >= SPRT_BOUND ? ', accepted' : ratio <= -SPRT_BOUND ? ', rejected' : ''
    parts.push(
      `LLR ${ratio.toFixed(2)} of ±${SPRT_BOUND.toFixed(2)} for ${sprt.elo0}..${sprt.elo1}${verdict}`,
    )
  }
  return parts.join('; ')
}

/** All games as PDN, in the order of their numbers. */
export const pdnOfMatch = (
  ruleset: Ruleset,
  games: readonly NumberedGame[],
  first: PlayerSpec,
  second: PlayerSpec,
): Result<string, string> => {
  const written = []
  for (const { number, moves: texts, result, reason } of [...games].sort((a, b) => a.number - b.number)) {
    const moves: Move[] = []
    let position = START
    for (const text of texts) {
      const move = parseMove(text, position, ruleset)
      if (!move.ok) return err(`game ${number} has the move ${text}, which is not legal`)
      moves.push(move.value)
      position = play(position, move.value)
    }
    const game = replayGame(START, ruleset, moves)
    if (!game.ok) return err(`game ${number} breaks the rules at ply ${game.error.ply}`)
    const [white, black] = number % 2 === 0 ? [first, second] : [second, first]
    const tags = [
      { name: 'Event', value: `${first.name} against ${second.name}` },
      { name: 'Round', value: String((number >> 1) + 1) },
      { name: 'White', value: white.name },
      { name: 'Black', value: black.name },
      { name: 'Termination', value: reason },
    ]
    written.push({ ...pdnOfGame(game.value, tags), result })
  }
  return ok(makePdn(written))
}

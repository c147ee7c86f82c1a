import type { Colour, Outcome, Placement, Ruleset } from '@tama/engine'
import type { Translator } from '../translator.ts'

const LOSER: Readonly<Record<Colour, Colour>> = { white: 'black', black: 'white' }

type Ended = Exclude<Outcome, { readonly kind: 'playing' }>

const reasonOf = (t: Translator, outcome: Ended, ruleset: Ruleset, board: Placement): string => {
  if (outcome.kind === 'win') {
    const loser = LOSER[outcome.winner]
    if (outcome.reason === 'lone-man') return t('reason.lone-man')
    if (outcome.reason === 'resignation') return t(`reason.resignation.${loser}`)
    if (outcome.reason === 'time') return t(`reason.time.${loser}`)
    const hasPieces = board.some((piece) => piece?.colour === loser)
    return hasPieces ? t(`reason.no-legal-move.${loser}`) : t(`reason.no-pieces.${loser}`)
  }
  if (outcome.reason === 'repetition') return t('reason.repetition', { count: ruleset.repetition })
  if (outcome.reason === 'no-progress') return t('reason.no-progress', { count: ruleset.noProgressPlies })
  return t(`reason.${outcome.reason}`)
}

/** How a game stands in one sentence: “White wins: Black has no legal move.” `board` is the position it ended in. */
export const outcomeSentence = (
  t: Translator,
  outcome: Outcome,
  ruleset: Ruleset,
  board: Placement,
): string => {
  if (outcome.kind === 'playing') return t('outcome.playing')
  const result = outcome.kind === 'win' ? t(`outcome.${outcome.winner}`) : t('outcome.draw')
  return t('outcome.sentence', { result, reason: reasonOf(t, outcome, ruleset, board) })
}

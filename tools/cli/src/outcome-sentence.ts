import type { Outcome } from '@tama/engine'

/** `playing`, `white wins: no legal move`, `draw: lone kings`. */
export const outcomeSentence = (outcome: Outcome): string => {
  if (outcome.kind === 'playing') return 'playing'
  const reason = outcome.reason.replaceAll('-', ' ')
  return outcome.kind === 'win' ? `${outcome.winner} wins: ${reason}` : `draw: ${reason}`
}
